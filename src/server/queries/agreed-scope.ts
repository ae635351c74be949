/** What an application’s sides agreed to last, for any query of applications (decision A30). */
import { sql } from 'drizzle-orm'
import { agreedScopes, applications, scopeChanges } from '#server/db/schema.ts'

/** The latest version in brief, or null. */
export const latestScope = sql<{
  version: number
  hash: string
  hoursPerWeek: number | null
  totalHours: number | null
  deliverables: string | null
} | null>`(
  select jsonb_build_object('version', s.version, 'hash', s.hash, 'hoursPerWeek', s.document::jsonb -> 'hoursPerWeek',
    'totalHours', s.document::jsonb -> 'totalHours', 'deliverables', s.document::jsonb -> 'deliverables')
  from ${agreedScopes} s where s.application_id = ${applications.id} order by s.version desc limit 1)`

/** Whether the volunteer is asked for a change and has not answered. */
export const isScopeChangeOpen = sql<boolean>`exists (
  select from ${scopeChanges} r where r.application_id = ${applications.id} and r.status = 'open')`
