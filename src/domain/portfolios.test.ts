import { expect, test } from 'vitest'
import { findSkillEvidence } from './portfolios.ts'

const works = [
  { id: 'clinic', skills: ['Legal', 'Research'] },
  { id: 'garden', skills: ['research', 'Gardening'] },
]

test('a skill is shown by the work that asked for it, under whatever name', () => {
  expect(findSkillEvidence(['Legal Services'], works)).toEqual([
    { label: 'Legal Services', workIds: ['clinic'] },
  ])
})

test('a skill that no work asked for stays, without evidence and after those with it', () => {
  expect(findSkillEvidence(['Juggling', 'Gardening', 'Research', 'Branding'], works)).toEqual([
    { label: 'Research', workIds: ['clinic', 'garden'] },
    { label: 'Gardening', workIds: ['garden'] },
    { label: 'Juggling', workIds: [] },
    { label: 'Branding', workIds: [] },
  ])
})
