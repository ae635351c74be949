import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { inject } from 'vitest'
import { findPort } from './ports.ts'
import { whenFinished } from './shared.ts'

// Its package lacks the program that it names.
const program = createRequire(import.meta.url).resolve('@20minutes/s3rver')

/** The only key that the server knows. */
const key = 'S3RVER'

/** A real S3 server for one test or several, in its own process: what it checks of signatures, names and clocks is its own. */
export async function startObjectStore() {
  const folder = mkdtempSync(path.join(inject('cluster').folder, 'objects-'))
  const port = await findPort()
  let end: () => Promise<void> = async () => undefined
  const start = async () => {
    const options = {
      directory: folder,
      port,
      address: '127.0.0.1',
      silent: true,
      vhostBuckets: false,
      configureBuckets: [{ name: 'files' }],
    }
    const script = `new (require(${JSON.stringify(program)}))(${JSON.stringify(options)}).run().then(() => process.send('ready'))`
    // It encrypts the token of the next page of a list with a cipher of earlier times.
    const child = spawn(process.execPath, ['--openssl-legacy-provider', '-e', script], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
    end = async () => {
      child.kill('SIGKILL')
      await ended
    }
    const failed = ended.then(() => Promise.reject(new Error('the S3 server ended')))
    await Promise.race([once(child, 'message'), failed])
  }
  await start()
  whenFinished(() => end())
  return {
    /** The settings of the product that use it. */
    settings: {
      FILES: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'files',
      S3_PREFIX: 'bridge',
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: key,
    },
    /** Where the server keeps the bucket. */
    folder: path.join(folder, 'files'),
    start,
    stop: () => end(),
  }
}
