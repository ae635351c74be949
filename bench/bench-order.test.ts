import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { run } from './bench-order.ts'
import type { Market } from './order-market.ts'
import { behaviors, simulateLearning } from './order-learning.ts'
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

test('in the simulation, models that learned what people apply to bring more applications', () => {
  // What is far fits better by the weights, and what is near is what these people apply to.
  const near = { skills: 20, causes: 12, location: 15, time: 10, experience: 10 }
  const far = { ...near, skills: 40, location: 0 }
  const projects = Array.from({ length: 60 }, (_, index) => ({
    id: `${index}`,
    organizationId: `${index}`,
    spots: null,
  }))
  const volunteers = Array.from({ length: 60 }, () =>
    projects.map((_, project) =>
      project % 2 === 0 ? { project, fit: 72, points: far } : { project, fit: 67, points: near },
    ),
  )
  const behavior = behaviors.find(({ apply }) => apply.location > apply.skills)
  if (!behavior) throw new Error('someone follows the place')
  const [without, learned] = [false, true].map((hasModels) =>
    simulateLearning({ projects, volunteers, written: 0 }, behavior, { seed: 1, hasModels }),
  )
  expect(learned?.applied).toBeGreaterThan(without?.applied ?? 100)
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
