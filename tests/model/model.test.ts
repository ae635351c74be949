import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useServer } from '#tests/support/running/server.ts'
import { commands } from './commands.ts'
import { createPeople, createWorld } from './world.ts'

const server = useServer()

const runs = Number(process.env['MODEL_RUNS'] ?? 40)
const seed = Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31)
const steps = 30

test(`R9 in ${runs} random project histories every response and row matches a simple model, also for two concurrent actions (seed ${seed})`, async () => {
  const people = await createPeople(server)
  let actions = 0
  const property = fc.asyncProperty(
    fc.integer({ min: 1, max: 3 }),
    fc.commands(commands, { maxCommands: steps, size: 'max' }),
    async (spots, life) => {
      const world = await createWorld(server, people, spots)
      const project = { spots, isPaused: false, isCompleted: false, applications: [] }
      await fc.asyncModelRun(() => ({ model: { project }, real: world }), life)
      actions += [...life].length
    },
  )
  await fc.assert(property, { numRuns: runs, seed })
  expect(actions).toBeGreaterThan(runs)
}, 1_800_000)
