import { expect, test } from 'vitest'
import { parseProject } from './parsing/parse-project.ts'
import { findServedGoal, orderByGoals, parseGoals } from './goals.ts'

const goals = parseGoals('Use my bookkeeping for a food bank, and learn grant writing.')

const project = (overrides: { requiredSkills?: string[]; causeAreas?: string[]; title?: string }) =>
  parseProject({
    requiredSkills: ['Translation'],
    preferredSkills: [],
    causeAreas: ['Animals'],
    isRemote: true,
    location: null,
    timeCommitment: 5,
    experienceLevel: null,
    title: 'A project',
    description: 'Something that needs doing.',
    ...overrides,
  })

test('goals name the work to do or to learn, and the causes', () => {
  expect(goals.workIds).toContain('grant-writing')
  expect(goals.causes).toEqual(['Food Security'])
  expect(parseGoals('I want to learn grant writing this year.').workIds).toEqual(['grant-writing'])
})

test('a project serves a goal by a skill that it asks for, in the words of the project', () => {
  expect(findServedGoal(goals, project({ requiredSkills: ['Grant Writing'] }))).toEqual({
    kind: 'skill',
    label: 'Grant Writing',
  })
})

test('a project whose skills no goal names serves one by its cause, or none', () => {
  expect(findServedGoal(goals, project({ causeAreas: ['Food Security'] }))).toEqual({
    kind: 'cause',
    label: 'Food Security',
  })
  expect(findServedGoal(goals, project({}))).toBeNull()
})

test('goals that name no work and no cause are served by no project', () => {
  const vague = parseGoals('To be useful to somebody for a change.')
  expect(findServedGoal(vague, project({ requiredSkills: ['Grant Writing'] }))).toBeNull()
})

test('what someone does not want to do is no goal', () => {
  expect(parseGoals('I do not want to do grant writing.').workIds).toEqual([])
})

test('projects that serve a goal come first, and otherwise keep their order', () => {
  const goal = { kind: 'skill', label: 'Grant Writing' } as const
  const order = orderByGoals([
    { id: 'a', goal: null },
    { id: 'c', goal },
    { id: 'd', goal: null },
    { id: 'b', goal },
  ])
  expect(order.map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd'])
})
