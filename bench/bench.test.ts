import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs the built benchmark the way people do. */
function runBench(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const { NODE_OPTIONS: _, DATABASE_URL: __, ...env } = process.env
    const child = spawn(process.execPath, ['scripts/run.mjs', 'bench', ...args], { cwd: root, env })
    let out = ''
    let err = ''
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
    child.once('close', (code) => resolve({ code, out, err }))
  })
}

test('the bench makes every call, none is refused, and no statement of theirs reads a large table from end to end', async () => {
  const { code, out, err } = await runBench('--quick')
  expect(`${out}${err}`).toContain('No statement of these calls reads a large table from end to end')
  for (const call of [
    'browse',
    'search',
    'facets',
    'detail',
    'detail, signed in',
    'a volunteer’s matches',
    'apply',
    'sign-in',
  ]) {
    expect(out).toMatch(new RegExp(`^\\| ${call} +\\|.*\\| 0 +\\|$`, 'm'))
  }
  expect(code).toBe(0)
})
