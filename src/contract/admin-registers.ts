/** The public registers that are loaded, as administrators see them. */
import { registerFiles, verificationReasons } from '#domain/register.ts'
import { defineEndpoint } from './endpoint.ts'
import { moment, pageQuery } from './fields.ts'
import { z } from './zod.ts'

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

/** What of a kind is read now. */
const register = z.object({
  kind: z.enum(registerFiles),
  /** All null or empty where it was never loaded. */
  postedOn: z.string().nullable(),
  ageDays: z.number().int().nullable(),
  /** Newer files have been posted since. */
  isOld: z.boolean(),
  /** Evidence by it is shown as stale. */
  isStale: z.boolean(),
  loadedAt: moment.nullable(),
  files: z.array(loadedFile),
})
export type Register = z.infer<typeof register>

export const listRegisters = defineEndpoint({
  id: 'listRegisters',
  summary: 'The register files used for verification now, and their age.',
  method: 'GET',
  path: '/api/admin/registers',
  access: 'admin',
  response: z.array(register),
})

/** Cases of a load that are named with it; it counts all. */
export const namedCases = 20

const registerLoad = z.object({
  id: z.uuid(),
  loadedAt: moment,
  durationMs: z.number().int(),
  /** Marks that were looked at again, and those that were lost. */
  rechecked: z.number().int(),
  suspended: z.number().int(),
  files: z.array(loadedFile),
  /** Of those that lost their mark by it. */
  cases: z.array(
    z.object({
      /** The organization's id, which is the case's. */
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
  access: 'admin',
  query: pageQuery,
  response: z.array(registerLoad),
  paged: true,
  problems: ['bad_cursor'],
})
