import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { run } from './bench-order.ts'
import type { Market } from './order-market.ts'
import { listingOrders, simulate } from './order-simulation.ts'

const setting = { seed: 1, volunteers: 20, usePercent: 100, isAnswered: false, lateDays: 0 }

/** Everyone fits the first project best, and every other one a little less. */
const market: Market = {
  projects: Array.from({ length: 12 }, (_, index) => ({
    id: `${index}`,
    organizationId: `${index}`,
    spots: 5,
  })),
  volunteers: Array.from({ length: 20 }, () =>
    Array.from({ length: 12 }, (_, project) => ({ project, fit: 80 - project })),
  ),
  written: 0,
}

test('the simulation gives the same result for the same seed', () => {
  for (const order of listingOrders) {
    expect(simulate(market, order, setting)).toEqual(simulate(market, order, setting))
  }
})

test('in the simulation, the recommended order serves more projects than the best fit, which fits best', () => {
  const [best, recommended] = ['Best fit', '“Recommended”'].map((name) => {
    const order = listingOrders.find((one) => one.name === name)
    return order && simulate(market, order, setting)
  })
  expect(recommended?.served).toBeGreaterThan(best?.served ?? 1)
  expect(recommended?.fit).toBeLessThan(best?.fit ?? 0)
})

test('bench:order reports every order in every market, and says how it is called', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'order-market-'))
  const lines = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n')
  writeFileSync(
    path.join(folder, 'profiles.jsonl'),
    lines([{ id: 'a', skills: ['Gardening'], preferredCauses: ['Environment'] }]),
  )
  writeFileSync(
    path.join(folder, 'projects.jsonl'),
    lines([{ externalId: 'orchard', title: 'Orchard', requiredSkills: ['Gardening'], causeAreas: [] }]),
  )
  writeFileSync(path.join(folder, 'qrels.tsv'), 'profileId\tprojectId\tgrade\n')
  let out = ''
  const terminal = { out: (text: string) => (out += text), err: (text: string) => (out += text) }
  try {
    expect(await run(['--data', folder, '--seeds', '1'], terminal)).toBe(0)
    for (const { name } of listingOrders) expect(out).toContain(`| ${name} `)
    out = ''
    expect(await run(['--data', `${folder}/nowhere`], terminal)).not.toBe(0)
    expect(out).toContain('npm run bench:order')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
