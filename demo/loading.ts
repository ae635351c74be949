/** What the steps of loading share: the database, the time, and what earlier steps stored. */
import type { ScreeningQuestion } from '#domain/applications/screening.ts'
import type { Db } from '#server/db/db.ts'

export interface LoadedOrganization {
  id: string
  ownerId: string
  timeZone: string
}

export interface LoadedProject {
  id: string
  ownerId: string
  organizationId: string
  completedAt: Date | null
  questions: ScreeningQuestion[]
}

/** A demo application with the people and the organization involved. */
export interface Collaboration {
  applicationId: string
  projectId: string
  volunteerId: string
  organizationId: string
  ownerId: string
}

export interface Loading {
  db: Db
  /** The days of the files count from here. */
  now: Date
  /** Of the accounts' published password. */
  passwordHash: string
  /** Ids of the accounts by the person's key. */
  people: Map<string, string>
  organizations: Map<string, LoadedOrganization>
  projects: Map<string, LoadedProject>
  /** By the keys of the project and the volunteer, with a space between them. */
  collaborations: Map<string, Collaboration>
}

export function startLoading(given: Pick<Loading, 'db' | 'now' | 'passwordHash'>): Loading {
  return {
    ...given,
    people: new Map(),
    organizations: new Map(),
    projects: new Map(),
    collaborations: new Map(),
  }
}

/** The value of a demo key; throws if there is none. */
export function getRequired<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`the demo data names "${key}", which is not there`)
  return value
}

export function idOf(rows: readonly { id: string }[]): string {
  const [row] = rows
  if (!row) throw new Error('an insert returned no row')
  return row.id
}
