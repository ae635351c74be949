import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { ScheduledAction } from '#contract/schedule/actions.ts'
import { anAdminOverview } from '#tests/support/answers/admin-answers.ts'
import { aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const failed: ScheduledAction = {
  id: 9,
  rule: 'application.reminder',
  step: 2,
  state: 'failed',
  dueAt: '2026-11-20T10:00:00.000Z',
  at: '2026-11-20T10:30:00.000Z',
  attempts: 5,
  lastError: 'the database is away',
  project: { id: ids.project, title: 'Redesign the intake form' },
  person: { id: ids.volunteer, firstName: 'Maya', lastName: 'Lindqvist' },
}

function open(change: Answer = () => ({ body: { message: 'Done' } })) {
  const answer: Answer = (request) => {
    if (request.path === '/api/admin/overview') return { body: anAdminOverview() }
    if (request.path === '/api/admin/schedule/counts') {
      return { body: [{ rule: 'application.reminder', state: 'failed', count: 1 }] }
    }
    return request.method === 'POST' ? change(request) : { body: [failed] }
  }
  const administrator = aVolunteer({ isAdmin: true })
  return { ...openScreen('/admin/schedule', { user: administrator, answer }), person: userEvent.setup() }
}

it('names the rule, the person and the project of a failed action, and what went wrong', async () => {
  open()
  const entry = (await screen.findByText('the database is away')).closest('article')
  if (!entry) throw new Error('it is in no entry')
  const inside = within(entry)
  expect(inside.getByRole('heading', { name: 'Application waiting for an answer' })).toBeTruthy()
  expect(inside.getByRole('link', { name: 'Maya Lindqvist' }).getAttribute('href')).toBe(
    `/admin/people/${ids.volunteer}`,
  )
  expect(inside.getByRole('link', { name: 'Redesign the intake form' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'The rules in plain words' }).getAttribute('href')).toBe(
    '/help/schedule',
  )
})

it('skips an action only with a reason, and keeps the reason if the server refuses', async () => {
  const message = 'This already ran or was canceled. Reload the list.'
  const { person, sent } = open(() => ({ status: 409, body: { message, code: 'action_ended' } }))
  await person.click(
    await screen.findByRole('button', {
      name: /^Skip: Application waiting for an answer.*Redesign the intake form.*Maya Lindqvist.*Step 2/,
    }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Skip this action?' }))
  await person.click(dialog.getByRole('button', { name: 'Skip' }))
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  const reason = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ })
  await person.type(reason, 'They called us')
  await person.click(dialog.getByRole('button', { name: 'Skip' }))
  expect(await dialog.findByRole('alert')).toHaveProperty('textContent', message)
  expect(reason.value).toBe('They called us')
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/api/admin/schedule/9/skip', body: { reason: 'They called us' } },
  ])
})
