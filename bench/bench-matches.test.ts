import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs the built benchmark the way people do. */
function runBench(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const { NODE_OPTIONS: _, DATABASE_URL: __, ...env } = process.env
    const child = spawn(process.execPath, ['scripts/run.mjs', 'bench-matches', ...args], { cwd: root, env })
    let out = ''
    let err = ''
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
    child.once('close', (code) => resolve({ code, out, err }))
  })
}

test('the bench of matches lists, for volunteers and for projects, what scoring every pair lists', async () => {
  const { code, out, err } = await runBench('--projects', '300', '--volunteers', '200', '--calls', '10')
  expect({ code, err }).toMatchObject({ code: 0 })
  for (const name of ['A volunteer’s matches, again', 'A project’s volunteers, again']) {
    expect(out).toMatch(new RegExp(`^\\| ${name} \\| \\d+ \\| \\d+ \\| \\d+ \\|$`, 'm'))
  }
  const recalls = [...out.matchAll(/([\d.]+) % in the order "([a-z-]+)"/gu)].map(([, recall, order]) => ({
    order,
    isEnough: Number(recall) >= 95,
  }))
  expect(recalls).toEqual([
    { order: 'best-fit', isEnough: true },
    { order: 'recommended', isEnough: true },
  ])
})
