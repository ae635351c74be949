import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { runBench } from '#tests/support/running/benches.ts'

const runMatches = (...args: string[]) => runBench('bench-matches', ...args)

test('the bench of matches lists, for volunteers and for projects, what scoring every pair lists', async () => {
  const { code, out, err } = await runMatches('--projects', '300', '--volunteers', '200', '--calls', '10')
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
  const folder = mkdtempSync(path.join(inject('cluster').folder, 'bench-matches-'))
  chmodSync(folder, 0o711)
  const args = ['--projects', '300', '--calls', '10', '--recall', '0', '--folder', folder]
  try {
    const first = await runMatches(...args)
    expect(first).toMatchObject({ code: 0 })
    expect(first.err).toContain('300 projects are written')
    const second = await runMatches(...args)
    expect(second).toMatchObject({ code: 0 })
    expect(second.err).toContain('300 projects are still there')
    expect(second.out).toMatch(/from when its counts had loaded as well, after [\d.]+ s\./)
    expect(second.out).toContain('Which of the best are listed was not measured.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
