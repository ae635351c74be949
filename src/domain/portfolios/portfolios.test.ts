import { expect, test } from 'vitest'
import { findSkillEvidence } from './portfolios.ts'

const works = [
  { id: 'clinic', skills: ['Legal', 'Research'] },
  { id: 'garden', skills: ['research', 'Gardening'] },
]

test('a skill lists the work that asked for it under any of its names', () => {
  expect(findSkillEvidence(['Legal Services'], works)).toEqual([
    { label: 'Legal Services', workIds: ['clinic'] },
  ])
})

test('a skill without matching work stays, without evidence and after those with it', () => {
  expect(findSkillEvidence(['Juggling', 'Gardening', 'Research', 'Branding'], works)).toEqual([
    { label: 'Research', workIds: ['clinic', 'garden'] },
    { label: 'Gardening', workIds: ['garden'] },
    { label: 'Juggling', workIds: [] },
    { label: 'Branding', workIds: [] },
  ])
})

test('a placed typed-in skill lists work that asked for the listed one, and the other way around', () => {
  const placements = new Map([['custom:advocacy', 'legal']])
  expect(findSkillEvidence(['Advocacy'], works, placements)).toEqual([
    { label: 'Advocacy', workIds: ['clinic'] },
  ])
  expect(findSkillEvidence(['Legal'], [{ id: 'court', skills: ['advocacy'] }], placements)).toEqual([
    { label: 'Legal', workIds: ['court'] },
  ])
})
