import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { SkillSuggestion } from '#contract/matching/skill-placements.ts'
import { openQueue } from '#tests/support/web/queue-screen.tsx'
import type { Answer } from '#tests/support/web/screen.tsx'

const waiting: SkillSuggestion = {
  id: 'custom:grafic',
  label: 'Grafic',
  profiles: 2,
  projects: 1,
  nearest: [{ id: 'graphic-design', label: 'Graphic Design' }],
  state: 'waiting',
  skill: null,
  decidedBy: null,
  decidedAt: null,
  version: 'seen',
}

const open = (decide: Answer, overrides: Partial<SkillSuggestion> = {}) =>
  openQueue('/admin/skills', { ...waiting, ...overrides }, decide)

it('places a typed-in skill on the likeliest listed one', async () => {
  const { sent } = open(() => ({ body: { ...waiting, state: 'placed' } }))
  expect(await screen.findByText('2 profiles, 1 project')).toBeTruthy()
  expect(screen.getByText('May mean Graphic Design')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Link: Grafic' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Link' }))
  expect(await screen.findByText('Skill linked')).toBeTruthy()
  expect(sent.filter(({ method }) => method === 'PUT')).toMatchObject([
    { body: { id: 'custom:grafic', decision: 'place', skillId: 'graphic-design', version: 'seen' } },
  ])
  expect(await screen.findByText('No skills to review')).toBeTruthy()
})

it('asks for a listed skill if there is no similar one', async () => {
  open(() => ({ body: waiting }), { nearest: [] })
  await userEvent.click(await screen.findByRole('button', { name: 'Link: Grafic' }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Link' }))
  expect(dialog.getByText('Please choose a skill')).toBeTruthy()
})

it('says that another administrator decided first', async () => {
  open(() => ({ status: 409, body: { message: 'Changed', code: 'case_changed' } }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep separate: Grafic' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep separate' }))
  expect(await screen.findByText(/Someone else decided/)).toBeTruthy()
})
