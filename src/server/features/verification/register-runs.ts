/** Loading registers from the screen: a run collects its files, is tried, and is then loaded (decision record 0081). */
import type { EndpointInput } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import type {
  createRegisterRun,
  RegisterRun,
  RegisterRunArea,
  sendRegisterPart,
} from '#contract/verification/register-runs.ts'
import { canCancel, canLoad, type RegisterRunFile } from '#domain/verification/register-runs.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { addJob } from '#server/jobs/queries.ts'
import {
  appendPart,
  isOnServer,
  listServerFiles,
  measureFile,
  pathOf,
  removeAllUploads,
  removeUploads,
  serverFolder,
} from './register-run-files.ts'
import * as queries from './register-run-queries.ts'

export const registerLoadKind = 'registry.load'

type Form = EndpointInput<typeof createRegisterRun>['body']

/** The latest run, and what could be loaded from the server. */
export async function readRunArea(ctx: Context): Promise<RegisterRunArea> {
  const found = await queries.findLatestRun(ctx.db)
  return {
    run: found && (await presentRun(ctx, found)),
    folder: serverFolder(ctx.config),
    serverFiles: await listServerFiles(ctx.config),
  }
}

/** Begins a run. It waits for its uploads, or starts at once if all files are on the server. */
export async function createRun(ctx: Context, form: Form): Promise<RegisterRun> {
  const files = await requireFiles(ctx, form)
  const isComplete = files.every(({ source }) => source === 'server')
  const id = await transact(ctx.db, async (db) => {
    await requireIdle(db)
    await queries.cancelUploads(db, ctx.now())
    const { asOf, isPartial } = form
    const run = { requestedBy: ctx.actor.id, createdAt: ctx.now(), isPartial, asOf, files }
    const runId = await queries.insertRun(db, { ...run, state: isComplete ? 'waiting' : 'uploading' })
    if (isComplete) await enqueueLoad(db, runId)
    return runId
  })
  // No other run is active, so no one needs earlier uploads.
  await removeAllUploads(ctx.config)
  return requireRun(ctx, id)
}

async function requireFiles(ctx: Context, { files, asOf }: Form): Promise<RegisterRunFile[]> {
  const refuse = (path: string, message: string): never => {
    throw new Problem('invalid', [{ path, message }])
  }
  if (asOf !== null && asOf > ctx.now().toISOString().slice(0, 10)) {
    refuse('asOf', fieldText('registers.future'))
  }
  const found: RegisterRunFile[] = []
  for (const [index, { kind, name, source, size = 0 }] of files.entries()) {
    const path = `files.${index}.name`
    if (found.some((other) => other.name === name)) refuse(path, fieldText('registers.twice'))
    if (source === 'upload' && size === 0) refuse(path, fieldText('registers.empty'))
    if (source === 'server' && !(await isOnServer(ctx.config, name))) {
      refuse(path, fieldText('registers.missing'))
    }
    const onDisk = source === 'server' ? await measureFile(pathOf(ctx.config, '', { name, source })) : size
    found.push({ kind, name, source, size: onDisk })
  }
  return found
}

async function requireIdle(db: Db): Promise<void> {
  if (await queries.hasActiveRun(db)) throw new Problem('register_run_active')
}

/** Retried by the jobs if a process stops; the key keeps a second job from waiting for the same run. */
async function enqueueLoad(db: Db, id: string): Promise<void> {
  await addJob(db, { kind: registerLoadKind, payload: { runId: id } })
}

/** Stores the next part of an upload. The last part of the last file starts the dry run. */
export async function receivePart(
  ctx: Context,
  { params: { id }, query: { file: index, offset }, file: bytes }: EndpointInput<typeof sendRegisterPart>,
): Promise<{ received: number }> {
  return transact(ctx.db, async (db) => {
    const run = await queries.lockRun(db, id)
    if (!run) throw new Problem('register_run_not_found')
    const file = run.files[index]
    const received = offset + bytes.length
    if (run.state !== 'uploading' || file?.source !== 'upload' || received > file.size) {
      throw new Problem('register_run_changed')
    }
    if (!(await appendPart(pathOf(ctx.config, id, file), offset, bytes))) {
      throw new Problem('register_run_changed')
    }
    const sizes = await measureAll(ctx, run)
    if (run.files.every(({ size }, place) => sizes[place] === size)) {
      await requireIdle(db)
      await queries.saveWaiting(db, id, true)
      await enqueueLoad(db, id)
    }
    return { received }
  })
}

/** Loads the files of a dry run for real. */
export async function startLoad(ctx: Context, id: string): Promise<RegisterRun> {
  await transact(ctx.db, async (db) => {
    const run = await queries.lockRun(db, id)
    if (!run) throw new Problem('register_run_not_found')
    const sizes = await measureAll(ctx, run)
    const isSame = run.files.every(({ size }, place) => sizes[place] === size)
    if (!canLoad(run) || !isSame) throw new Problem('register_run_changed')
    await requireIdle(db)
    await queries.saveWaiting(db, id, false)
    await enqueueLoad(db, id)
  })
  return requireRun(ctx, id)
}

/** Stops a run; a running one notices within seconds, and undoes what it did. */
export async function cancelRun(ctx: Context, id: string): Promise<RegisterRun> {
  await transact(ctx.db, async (db) => {
    const run = await queries.lockRun(db, id)
    if (!run) throw new Problem('register_run_not_found')
    if (!canCancel(run)) throw new Problem('register_run_changed')
    await queries.saveCancelled(db, id, ctx.now())
  })
  await removeUploads(ctx.config, id)
  return requireRun(ctx, id)
}

const measureAll = (ctx: Context, { id, files }: queries.StoredRun) =>
  Promise.all(files.map((file) => measureFile(pathOf(ctx.config, id, file))))

async function requireRun(ctx: Context, id: string): Promise<RegisterRun> {
  const found = await queries.findRun(ctx.db, id)
  if (!found) throw new Problem('register_run_not_found')
  return presentRun(ctx, found)
}

async function presentRun(ctx: Context, { run, requestedBy }: queries.FoundRun): Promise<RegisterRun> {
  const sizes = await measureAll(ctx, run)
  const { id, state, isDryRun, isPartial, asOf, createdAt, endedAt, attempts } = run
  return {
    id,
    state,
    isDryRun,
    isPartial,
    asOf,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    requestedBy,
    files: run.files.map((file, index) => ({ ...file, received: sizes[index] ?? 0 })),
    progress: run.progress,
    attempts,
    failure: run.failure,
    result: run.result,
  }
}
