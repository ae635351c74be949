/** Actions as fast-check generates them: alone, or two concurrently. */
import fc, { type Arbitrary, type AsyncCommand } from 'fast-check'
import { expect } from 'vitest'
import {
  memberNumber,
  predict,
  readApplications,
  toStoredState,
  type Action,
  type Actor,
  type ModelProject,
  type ReachedStatus,
  type Which,
} from './model.ts'
import type { Outcome, World } from './world.ts'

/** The model is in a box, because each action returns a new one. */
export interface ModelBox {
  project: ModelProject
}

export type Command = AsyncCommand<ModelBox, World>

const volunteers = fc.integer({ min: 0, max: memberNumber })
/** Which application, by a number taken modulo their count. */
const spots = fc.nat({ max: 7 })

/** Who sends it: usually one of the two sides, sometimes anyone. */
const alternating = (first: Actor | 'volunteer', second: Actor | 'volunteer') =>
  fc.oneof(
    { weight: 10, arbitrary: fc.constant(first) },
    { weight: 3, arbitrary: fc.constant(second) },
    { weight: 1, arbitrary: fc.constantFrom<Actor>('other organization', 'bystander', 0, 1, memberNumber) },
  )

/** An action that picks its target only when it runs. */
type Plan = { text: string; bind: (project: ModelProject) => Action | null }

function onApplication(place: number, text: string, act: (of: Which) => Action): Plan {
  return {
    text: `${text} of application ${place}`,
    bind: ({ applications }) => {
      const chosen = applications[place % Math.max(1, applications.length)]
      if (!chosen) return null
      const { volunteer } = chosen
      const turn = applications.filter((each) => each.volunteer === volunteer).indexOf(chosen)
      return act({ volunteer, turn })
    },
  }
}

const applying = volunteers.map((volunteer): Plan => ({
  text: `${volunteer} applies`,
  bind: () => ({ kind: 'apply', volunteer }),
}))

interface GeneratedCommand {
  by: Actor | 'volunteer'
  place: number
  to: ReachedStatus
  hasReason: boolean
}

const move = ({ by, place, to, hasReason }: GeneratedCommand): Plan =>
  onApplication(place, `${to} by ${by}${hasReason ? ' with a reason' : ''}`, (of) => ({
    kind: 'move',
    by: by === 'volunteer' ? of.volunteer : by,
    of,
    to,
    hasReason,
  }))
const moveOf = (place: Arbitrary<number>) =>
  fc
    .oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          to: fc.constant<ReachedStatus>('accepted'),
          by: alternating('owner', memberNumber),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          to: fc.constant<ReachedStatus>('completed'),
          by: alternating('owner', 'volunteer'),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          to: fc.constant<ReachedStatus>('declined'),
          by: alternating('owner', 'volunteer'),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          to: fc.constant<ReachedStatus>('withdrawn'),
          by: alternating('volunteer', 'owner'),
        }),
      },
    )
    .chain((requested) =>
      fc.record({ place, hasReason: fc.boolean() }).map((rest) => move({ ...requested, ...rest })),
    )
const moving = moveOf(spots)
const reviewing = fc
  .record({
    by: fc.constantFrom('volunteer' as const, 'owner' as const, 'bystander' as const),
    place: spots,
    rating: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ by, place, rating }) =>
    onApplication(place, `review ${rating} by ${by}`, (of) => ({
      kind: 'review',
      by: by === 'volunteer' ? of.volunteer : by,
      of,
      rating,
    })),
  )

const managers = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<Actor>('owner', memberNumber) },
  { weight: 1, arbitrary: fc.constantFrom<Actor>('other organization', 'bystander', 0) },
)
const managing = fc
  .oneof(
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('pause' as const), by: managers }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('resume' as const), by: managers }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('complete' as const), by: managers }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('resize' as const),
        by: managers,
        spots: fc.integer({ min: 1, max: 4 }),
      }),
    },
  )
  .map((action): Plan => ({ text: Object.values(action).join(' '), bind: () => action }))

const plans = fc.oneof(
  { weight: 4, arbitrary: applying },
  { weight: 8, arbitrary: moving },
  { weight: 3, arbitrary: reviewing },
  { weight: 3, arbitrary: managing },
)

const matchesPrediction = (outcome: Outcome | undefined, refusals: readonly string[]) =>
  outcome === null ? refusals.length === 0 : outcome !== undefined && refusals.includes(outcome)

const stateOf = (project: ModelProject) => ({
  read: toStoredState(project),
  applications: readApplications(project),
})

/** Runs the actions concurrently; the responses and the stored state must match some order of them. */
async function runConcurrently(actions: readonly Action[], box: ModelBox, world: World): Promise<void> {
  const outcomes = await Promise.all(actions.map(world.act))
  const stored = { read: await world.read(), applications: await world.readApplications() }
  const orders =
    actions.length === 1
      ? [[0]]
      : [
          [0, 1],
          [1, 0],
        ]
  const predicted = orders.map((order) => {
    let project = box.project
    const refusals: string[][] = actions.map(() => [])
    for (const index of order) {
      const action = actions[index]
      if (!action) continue
      const prediction = predict(project, action)
      refusals[index] = prediction.refusals
      project = prediction.after
    }
    return { project, refusals }
  })
  const fitting = predicted.find(
    ({ project, refusals }) =>
      refusals.every((reasons, index) => matchesPrediction(outcomes[index], reasons)) &&
      JSON.stringify(stateOf(project)) === JSON.stringify(stored),
  )
  const expectedStates = predicted.map(({ project, refusals }) => ({ refusals, stored: stateOf(project) }))
  if (!fitting) expect({ actions, outcomes, stored }).toEqual({ actions, oneOfPredictions: expectedStates })
  else box.project = fitting.project
}

function makeCommand(chosen: readonly Plan[]): Command {
  const bind = (project: ModelProject) => chosen.flatMap((plan) => plan.bind(project) ?? [])
  return {
    check: ({ project }) => bind(project).length === chosen.length,
    run: (box, world) => runConcurrently(bind(box.project), box, world),
    toString: () => chosen.map(({ text }) => text).join(' and at the same time '),
  }
}

export const commands: Arbitrary<Command>[] = [
  plans.map((plan) => makeCommand([plan])),
  plans.map((plan) => makeCommand([plan])),
  fc.tuple(plans, plans).map((both) => makeCommand(both)),
  spots
    .chain((place) => fc.tuple(moveOf(fc.constant(place)), moveOf(fc.constant(place))))
    .map((both) => makeCommand(both)),
]
