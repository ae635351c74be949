/** The loaded public registers, as administrators see them. */
import { registerFiles, verificationReasons } from '#domain/verification/register.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { isoTimestamp, pageQuery } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'

const loadedFile = z.object({
  kind: z.enum(registerFiles),
  name: z.string(),
  /** YYYY-MM-DD. */
  postedOn: z.string(),
  rows: z.number().int(),
  rejected: z.number().int(),
  isPartial: z.boolean(),
  sha256: z.string(),
})

/** The part of a register in use now. */
const register = z.object({
  kind: z.enum(registerFiles),
  /** All null or empty if it was never loaded. */
  postedOn: z.string().nullable(),
  ageDays: z.number().int().nullable(),
  /** Newer files have been published since. */
  isOld: z.boolean(),
  /** Evidence from it is marked as stale. */
  isStale: z.boolean(),
  loadedAt: isoTimestamp.nullable(),
  files: z.array(loadedFile),
})
export type Register = z.infer<typeof register>

export const listRegisters = defineEndpoint({
  id: 'listRegisters',
  summary: 'The register files used for verification now, and their age.',
  method: 'GET',
  path: '/api/admin/registers',
  access: 'verifier',
  response: z.array(register),
})

/** How many cases a load lists by name; the count includes all. */
export const listedCases = 20

const registerLoad = z.object({
  id: z.uuid(),
  loadedAt: isoTimestamp,
  durationMs: z.number().int(),
  /** Verified organizations that were checked again, and those that lost verification. */
  rechecked: z.number().int(),
  suspended: z.number().int(),
  files: z.array(loadedFile),
  /** Organizations that lost verification in this load. */
  cases: z.array(
    z.object({
      /** The id of the organization, which is also the id of the case. */
      id: z.uuid(),
      organizationName: z.string(),
      reasons: z.array(z.enum(verificationReasons)),
    }),
  ),
})
export type RegisterLoad = z.infer<typeof registerLoad>

export const listRegisterLoads = defineEndpoint({
  id: 'listRegisterLoads',
  summary: 'Every load of register files, newest first, with what it changed.',
  method: 'GET',
  path: '/api/admin/registers/loads',
  access: 'verifier',
  query: pageQuery,
  response: z.array(registerLoad),
  paged: true,
  problems: ['bad_cursor'],
})

export const exportRegisterLoads = defineEndpoint({
  id: 'exportRegisterLoads',
  summary:
    'All loads that `GET /api/admin/registers/loads` lists, in their order, as CSV: one row for each file. Each export is logged.',
  method: 'POST',
  path: '/api/admin/registers/loads/export',
  access: 'verifier',
  limit: 'tableExports',
  response: z.string(),
  download: true,
})

export const registerEndpoints = [listRegisters, listRegisterLoads, exportRegisterLoads] as const
