import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDeep, reportMeasurement } from '#tests/support/checks/measurements.ts'
import { useServer } from '#tests/support/running/server.ts'
import {
  populationSteps,
  expectConsistent,
  startConversations,
  type TestPopulation,
  type PopulationStep,
} from './collective.ts'
import { openPerks } from './perks.ts'
import { commands, type ModelBox, type Command } from './commands.ts'
import { createPeople, createWorld, type World } from './world.ts'

const server = useServer()

/** For all runs together: each has its own project. */
const steps = Number(process.env['MODEL_STEPS'] ?? (isDeep ? 10_000 : 200))
const seed = Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31)
const stepsPerRun = Math.min(steps, 100)

/** A step in the project's life, or something unrelated to it. */
const generatedStep: fc.Arbitrary<PopulationStep | Command> = fc.oneof(
  { weight: 2, arbitrary: fc.oneof(...commands) },
  { weight: 1, arbitrary: populationSteps },
)

/** Takes a step if it makes sense now; returns false otherwise. */
async function take(
  step: PopulationStep | Command,
  life: { population: TestPopulation; box: ModelBox; world: World },
) {
  if (!('check' in step)) {
    await step.run(life.population)
    return true
  }
  if (!step.check(life.box)) return false
  await step.run(life.box, life.world)
  return true
}

test(`R9 over ${steps} valid and invalid steps of several people, all stored and returned data stays consistent (seed ${seed})`, async () => {
  const people = await createPeople(server)
  const conversations = await startConversations(people)
  let taken = 0
  let last = ''
  const runs = fc.asyncProperty(
    fc.integer({ min: 1, max: 3 }),
    // Some make no sense by the time they run.
    fc.array(generatedStep, { minLength: stepsPerRun * 4, maxLength: stepsPerRun * 4 }),
    async (spots, life) => {
      const world = await createWorld(server, people, spots)
      const box = { project: { spots, isPaused: false, isCompleted: false, applications: [] } }
      const perks = await openPerks(server)
      const population = { server, people, conversations, perks, projectId: world.projectId }
      let left = stepsPerRun
      for (const step of life) {
        if (left === 0) break
        last = `${step.toString()}, step ${taken + 1}`
        if (!(await take(step, { population, box, world }))) continue
        left -= 1
        taken += 1
        await expectConsistent(population, taken)
      }
      expect(left).toBe(0)
    },
  )
  // What was done stays done, so a shrunken run would start where the longer one ended.
  const how = { numRuns: Math.ceil(steps / stepsPerRun), seed, endOnFailure: true }
  const { failed, errorInstance } = await fc.check(runs, how)
  if (failed) throw new Error(`seed ${seed}, ${last}`, { cause: errorInstance })
  expect(taken).toBeGreaterThanOrEqual(steps)
  const about = `of ${taken} steps of a model of valid states after which something stored or told was wrong`
  reportMeasurement({ name: 'R9', about, values: [0], most: 0 })
}, 3_600_000)
