/** Loads of register files that administrators start on the screen. */
import {
  createRegisterRun,
  getRegisterRun,
  sendRegisterPart,
  type RegisterRun,
} from '#contract/verification/register-runs.ts'
import { loadConfig } from '#server/config/config.ts'
import { startWorker } from '#server/jobs/worker.ts'
import type { TestServer } from '#tests/support/running/server.ts'
import { expectSuccess, type Person } from './scenario.ts'

export interface RegisterUpload {
  kind: 'bmf' | 'pub78'
  name: string
  text: string
}

/** Announces files to upload. */
export const beginRun = ({ client }: Person, files: readonly RegisterUpload[]) =>
  client.call(createRegisterRun, {
    body: {
      isPartial: false,
      asOf: '2026-09-08',
      files: files.map(({ kind, name, text }) => ({
        kind,
        name,
        source: 'upload' as const,
        size: Buffer.byteLength(text),
      })),
    },
  })

/** Sends a text as the part of a file (counted from 0) that begins at an offset. */
export const sendPart = ({ client }: Person, id: string, [file, offset, text]: [number, number, string]) =>
  client.call(sendRegisterPart, { params: { id }, query: { file, offset }, file: new Blob([text]) })

/** Begins a run and uploads its files, each in two parts. */
export async function uploadRun(admin: Person, files: readonly RegisterUpload[]): Promise<RegisterRun> {
  const begun = expectSuccess(await beginRun(admin, files))
  for (const [index, { text }] of files.entries()) {
    expectSuccess(await sendPart(admin, begun.id, [index, 0, text.slice(0, 20)]))
    expectSuccess(await sendPart(admin, begun.id, [index, 20, text.slice(20)]))
  }
  return begun
}

/** The latest run. */
export const readRun = async ({ client }: Person) => expectSuccess(await client.call(getRegisterRun, {})).run

/** Does all jobs that are due. */
export async function workOn({ database, folder }: TestServer): Promise<void> {
  const config = { ...loadConfig({}), dataDir: folder }
  const worker = await startWorker({ database, config, log: () => undefined })
  await worker.drain()
  await worker.stop()
}
