import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Runs a built benchmark the way people do. Its databases are in memory if there is enough of it: on a disk, removing
 * their files alone took a tenth of the processor time.
 */
export function runBench(
  name: string,
  ...args: string[]
): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const { NODE_OPTIONS: _, DATABASE_URL: __, ...inherited } = process.env
    const env = { ...inherited, TMPDIR: inject('cluster').folder }
    const child = spawn(process.execPath, ['scripts/run.mjs', name, ...args], { cwd: root, env })
    let out = ''
    let err = ''
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
    child.once('close', (code) => resolve({ code, out, err }))
  })
}
