import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDeep, tellFigure } from '#tests/support/figures.ts'
import { useServer } from '#tests/support/server.ts'
import { deeds, expectSound, openPerks, openTalks, type Collective, type Deed } from './collective.ts'
import { commands, type Box, type Command } from './commands.ts'
import { gatherPeople, openWorld, type World } from './world.ts'

const server = useServer()

/** Of all lives together: each has a project of its own. */
const steps = Number(process.env['MODEL_STEPS'] ?? (isDeep ? 10_000 : 200))
const seed = Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31)
const inOneLife = Math.min(steps, 100)

/** Something of the project's life, or something beside it. */
const drawn: fc.Arbitrary<Deed | Command> = fc.oneof(
  { weight: 2, arbitrary: fc.oneof(...commands) },
  { weight: 1, arbitrary: deeds },
)

/** Takes a step where it makes sense now; false where it does not. */
async function take(step: Deed | Command, life: { collective: Collective; box: Box; world: World }) {
  if (!('check' in step)) {
    await step.run(life.collective)
    return true
  }
  if (!step.check(life.box)) return false
  await step.run(life.box, life.world)
  return true
}

test(`R9 over ${steps} steps of several people, right and wrong ones, everything that is stored and told stays sound (seed ${seed})`, async () => {
  const people = await gatherPeople(server)
  const talks = await openTalks(people)
  let taken = 0
  let last = ''
  const lives = fc.asyncProperty(
    fc.integer({ min: 1, max: 3 }),
    // Some make no sense when their turn comes.
    fc.array(drawn, { minLength: inOneLife * 4, maxLength: inOneLife * 4 }),
    async (places, life) => {
      const world = await openWorld(server, people, places)
      const box = { project: { places, isPaused: false, isCompleted: false, applications: [] } }
      const perks = await openPerks(server)
      const collective = { server, people, talks, perks, projectId: world.projectId }
      let left = inOneLife
      for (const step of life) {
        if (left === 0) break
        last = `${step.toString()}, step ${taken + 1}`
        if (!(await take(step, { collective, box, world }))) continue
        left -= 1
        taken += 1
        await expectSound(collective, taken)
      }
      expect(left).toBe(0)
    },
  )
  // What was done stays done: a shorter life would begin where the longer one ended.
  const how = { numRuns: Math.ceil(steps / inOneLife), seed, endOnFailure: true }
  const { failed, errorInstance } = await fc.check(lives, how)
  if (failed) throw new Error(`seed ${seed}, ${last}`, { cause: errorInstance })
  expect(taken).toBeGreaterThanOrEqual(steps)
  const about = `of ${taken} steps of a model of valid states after which something stored or told was wrong`
  tellFigure({ name: 'R9', about, values: [0], most: 0 })
}, 3_600_000)
