/** Loading registers from the screen: a run collects its files, is tried, and is then loaded (decision record 0081). */
import type { EndpointInput } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import type {
  createRegisterRun,
  RegisterRun,
  RegisterRunArea,
  sendRegisterPart,
} from '#contract/verification/register-runs.ts'
import {
  canCancel,
  canLoad,
  fitsOnDisk,
  isComplete,
  type RegisterRunFile,
} from '#domain/verification/register-runs.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { addJob } from '#server/jobs/queries.ts'
import {
  appendPart,
  isOnServer,
  listServerFiles,
  measureFile,
  measureUpload,
  measureUploadRoom,
  pathOnServer,
  removeUploads,
  serverFolderOf,
} from './register-run-files.ts'
import * as queries from './register-run-queries.ts'
import { sweepUploads } from './register-run-sweep.ts'

export const registerLoadKind = 'registry.load'

type Form = EndpointInput<typeof createRegisterRun>['body']

/** The latest run, and what could be loaded from the server. */
export async function findRunArea(ctx: Context): Promise<RegisterRunArea> {
  const found = await queries.findLatestRun(ctx.db)
  return {
    run: found && (await presentRun(ctx, found)),
    folder: serverFolderOf(ctx.config),
    serverFiles: await listServerFiles(ctx.config),
  }
}

/** Begins a run. It waits for its uploads, or starts immediately if all files are on the server. */
export async function createRun(ctx: Context, form: Form): Promise<RegisterRun> {
  const files = await requireFiles(ctx, form)
  await requireRoom(ctx, files)
  const isHere = files.every(({ source }) => source === 'server')
  const id = await transact(ctx.db, async (db) => {
    await requireIdle(db)
    await queries.cancelUploads(db, ctx.now())
    const { asOf, isPartial } = form
    const run = { requestedBy: ctx.actor.id, createdAt: ctx.now(), isPartial, asOf, files }
    const runId = await queries.insertRun(db, { ...run, state: isHere ? 'waiting' : 'uploading' })
    if (isHere) await enqueueLoad(db, runId)
    return runId
  })
  // Only the latest run can be loaded, so no one needs earlier uploads.
  await sweepUploads(ctx)
  return requireRun(ctx, id)
}

/** Refuses uploads that would fill the disk, which the database may share. */
async function requireRoom({ config }: Context, files: readonly RegisterRunFile[]): Promise<void> {
  const uploaded = files.filter(({ source }) => source === 'upload')
  if (uploaded.length === 0) return
  const free = await measureUploadRoom(config)
  const announced = uploaded.reduce((sum, { size }) => sum + size, 0)
  if (free !== null && !fitsOnDisk(announced, free)) throw new Problem('register_no_room')
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
    const onDisk = source === 'server' ? await measureFile(pathOnServer(ctx.config, name)) : size
    found.push({ kind, name, source, size: onDisk })
  }
  return found
}

/** Refuses if a worker has a run or will have one; until the transaction ends, none can be added. */
async function requireIdle(db: Db): Promise<void> {
  await queries.lockRuns(db)
  if (await queries.hasActiveRun(db)) throw new Problem('register_run_active')
}

/** Retried by the jobs if a process stops. */
async function enqueueLoad(db: Db, id: string): Promise<void> {
  await addJob(db, { kind: registerLoadKind, payload: { runId: id } })
}

/** Stores the next part of an upload. The last part of the last file starts the dry run. */
export async function receivePart(
  ctx: Context,
  { params: { id }, query: { file: index, offset }, file: bytes }: EndpointInput<typeof sendRegisterPart>,
): Promise<{ received: number }> {
  return transact(ctx.db, async (db) => {
    const run = await requireLocked(db, id)
    const file = run.files[index]
    const received = offset + bytes.length
    if (run.state !== 'uploading' || file?.source !== 'upload' || received > file.size) {
      throw new Problem('register_run_changed')
    }
    if (!(await appendPart(ctx.config, { id, index }, { offset, bytes }))) {
      throw new Problem('register_run_changed')
    }
    if (isComplete(await measureAll(ctx, run))) {
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
    const run = await requireLocked(db, id)
    await requireIdle(db)
    const isLatest = (await queries.findLatestRun(db))?.run.id === id
    const files = await measureAll(ctx, run)
    if (!isLatest || !canLoad({ ...run, files })) throw new Problem('register_run_changed')
    await queries.saveWaiting(db, id, false)
    await enqueueLoad(db, id)
  })
  return requireRun(ctx, id)
}

/**
 * Stops a run. One that a process works on can no longer take effect; the process notices within seconds, undoes what
 * it did, and removes the uploads.
 */
export async function cancelRun(ctx: Context, id: string): Promise<RegisterRun> {
  const isAtWork = await transact(ctx.db, async (db) => {
    const run = await queries.lockRun(db, id)
    if (!run) throw new Problem('register_run_not_found')
    if (!canCancel(run)) throw new Problem('register_run_changed')
    if (run.state === 'running') await queries.saveStopping(db, id)
    else await queries.saveCanceled(db, id, ctx.now())
    return run.state === 'running'
  })
  if (!isAtWork) await removeUploads(ctx.config, id)
  return requireRun(ctx, id)
}

/** A run, locked after all runs: anyone who adds one or removes uploads waits. */
async function requireLocked(db: Db, id: string): Promise<queries.StoredRun> {
  await queries.lockRuns(db)
  const run = await queries.lockRun(db, id)
  if (!run) throw new Problem('register_run_not_found')
  return run
}

const measureAll = ({ config }: Context, { id, files }: queries.StoredRun) =>
  Promise.all(
    files.map(async (file, index) => {
      const received =
        file.source === 'server'
          ? await measureFile(pathOnServer(config, file.name))
          : (await measureUpload(config, { id, index })).received
      return { ...file, received }
    }),
  )

async function requireRun(ctx: Context, id: string): Promise<RegisterRun> {
  const found = await queries.findRun(ctx.db, id)
  if (!found) throw new Problem('register_run_not_found')
  return presentRun(ctx, found)
}

async function presentRun(ctx: Context, { run, requestedBy }: queries.FoundRun): Promise<RegisterRun> {
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
    files: await measureAll(ctx, run),
    progress: run.progress,
    attempts,
    failure: run.failure,
    result: run.result,
  }
}
