import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
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

test('the bench of matches keeps its database in a folder, and the second time it starts without filling or parsing', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-matches-'))
  chmodSync(folder, 0o711)
  const args = ['--projects', '300', '--calls', '10', '--recall', '0', '--folder', folder]
  try {
    const first = await runBench(...args)
    expect(first).toMatchObject({ code: 0 })
    expect(first.err).toContain('300 projects are written')
    const second = await runBench(...args)
    expect(second).toMatchObject({ code: 0 })
    expect(second.err).toContain('300 projects are still there')
    expect(second.out).toContain('Which of the best are listed was not measured.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
