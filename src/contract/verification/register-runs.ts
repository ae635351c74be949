/** Loading registers from the screen. Large files arrive in parts, so that no process holds a whole one. */
import {
  isFileName,
  registerRunFailures,
  registerRunStates,
  registerSources,
} from '#domain/verification/register-runs.ts'
import { registerFiles } from '#domain/verification/register.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { idParams, isoTimestamp, localDate } from '#contract/fields.ts'
import { registerLimits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

const count = z.int()
const kind = z.enum(registerFiles)

const run = z.object({
  id: z.uuid(),
  state: z.enum(registerRunStates),
  isDryRun: z.boolean(),
  isPartial: z.boolean(),
  /** Null: the date of each file. */
  asOf: z.string().nullable(),
  createdAt: isoTimestamp,
  endedAt: isoTimestamp.nullable(),
  requestedBy: z.string().nullable(),
  files: z.array(
    z.object({
      kind,
      name: z.string(),
      size: z.number(),
      source: z.enum(registerSources),
      /** Bytes that have arrived. */
      received: z.number(),
    }),
  ),
  progress: z.object({ file: z.string(), rows: count, share: z.number() }).nullable(),
  /** More than 1 if a process stopped in between. */
  attempts: count,
  failure: z.object({ cause: z.enum(registerRunFailures), message: z.string().nullable() }).nullable(),
  result: z
    .object({
      durationMs: count,
      files: z.array(
        z.object({ kind, name: z.string(), rows: count, rejected: count, postedOn: z.string() }),
      ),
      /** EINs; only counted in a dry run. */
      changes: z.array(z.object({ kind, added: count, changed: count, removed: count })),
      /** The first unreadable lines of each file. */
      rejections: z.array(z.object({ file: z.string(), line: count, reason: z.string() })),
      rechecked: count,
      /** Organizations that lose their verified mark. */
      suspended: z.array(z.object({ name: z.string(), reasons: z.array(z.string()) })),
    })
    .nullable(),
})
export type RegisterRun = z.infer<typeof run>

const area = z.object({
  /** The latest; null if there was none. */
  run: run.nullable(),
  /** The folder of the server, and its files that can be loaded; null if files are in an object store. */
  folder: z.string().nullable(),
  serverFiles: z.array(
    z.object({
      name: z.string(),
      size: z.number(),
      /** What it is by how it begins; null if it is like none of them. */
      kind: kind.nullable(),
    }),
  ),
})
export type RegisterRunArea = z.infer<typeof area>

export const getRegisterRun = defineEndpoint({
  id: 'getRegisterRun',
  summary: 'The latest load of registers from the screen with its progress, and the files on the server.',
  method: 'GET',
  path: '/api/admin/registers/run',
  access: 'verifier',
  response: area,
})

const fileName = z.string().refine(isFileName, fieldText('registers.fileName'))

export const registerRunForm = z.object({
  files: z
    .array(
      z.object({
        kind,
        name: fileName,
        source: z.enum(registerSources),
        /** In bytes; of an upload. */
        size: z
          .int()
          .min(1, fieldText('registers.empty'))
          .max(registerLimits.fileBytes, fieldText('registers.tooLarge'))
          .optional(),
      }),
    )
    .min(1, fieldText('registers.noFile'))
    .max(registerLimits.files, fieldText('registers.tooMany', { max: registerLimits.files })),
  asOf: localDate.nullable().default(null),
  isPartial: z.boolean().default(false),
})

export const createRegisterRun = defineEndpoint({
  id: 'createRegisterRun',
  summary: 'Begins a dry run of register files. It starts when all of them have arrived.',
  method: 'POST',
  path: '/api/admin/registers/runs',
  access: 'verifier',
  body: registerRunForm,
  response: run,
  status: 201,
  problems: ['register_run_active', 'register_no_room'],
})

export const sendRegisterPart = defineEndpoint({
  id: 'sendRegisterPart',
  summary: 'Adds the next part of a file, of at most 4 MiB.',
  method: 'POST',
  path: '/api/admin/registers/runs/:id/parts',
  access: 'verifier',
  params: idParams,
  query: z.object({
    /** The position of the file in the run. */
    file: z.coerce.number().int().min(0).max(registerLimits.files),
    /** The bytes that have arrived before. */
    offset: z.coerce.number().int().min(0).max(registerLimits.fileBytes),
  }),
  file: true,
  response: z.object({ received: z.number() }),
  problems: ['register_run_not_found', 'register_run_changed'],
})

const runAction = {
  method: 'POST',
  access: 'verifier',
  params: idParams,
  response: run,
  problems: ['register_run_not_found', 'register_run_changed', 'register_run_active'],
} as const

export const startRegisterLoad = defineEndpoint({
  ...runAction,
  id: 'startRegisterLoad',
  summary: 'Loads the files of a finished dry run. They take effect together, or nothing changes.',
  path: '/api/admin/registers/runs/:id/load',
})

export const cancelRegisterRun = defineEndpoint({
  ...runAction,
  id: 'cancelRegisterRun',
  summary:
    'Stops a load before it takes effect, and removes its uploaded files. A running one is `stopping` until its process has noticed.',
  path: '/api/admin/registers/runs/:id/cancel',
})

export const registerRunEndpoints = [
  getRegisterRun,
  createRegisterRun,
  sendRegisterPart,
  startRegisterLoad,
  cancelRegisterRun,
] as const
