import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useServer } from '#tests/support/server.ts'
import { commands } from './commands.ts'
import { gatherPeople, openWorld } from './world.ts'

const server = useServer()

const runs = Number(process.env['MODEL_RUNS'] ?? 40)
const seed = Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31)
const steps = 30

test(`R9 in ${runs} lives of a project every answer and every row is what a simple model of it says, also of two actions at once (seed ${seed})`, async () => {
  const people = await gatherPeople(server)
  let actions = 0
  const lives = fc.asyncProperty(
    fc.integer({ min: 1, max: 3 }),
    fc.commands(commands, { maxCommands: steps, size: 'max' }),
    async (places, life) => {
      const world = await openWorld(server, people, places)
      const project = { places, isPaused: false, isCompleted: false, applications: [] }
      await fc.asyncModelRun(() => ({ model: { project }, real: world }), life)
      actions += [...life].length
    },
  )
  await fc.assert(lives, { numRuns: runs, seed })
  expect(actions).toBeGreaterThan(runs)
}, 1_800_000)
