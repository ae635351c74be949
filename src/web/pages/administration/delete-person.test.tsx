import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { anAdminOverview } from '#tests/support/answers/admin-answers.ts'
import { aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aPersonCase } from '#tests/support/answers/moderation-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

function open(url: string, answer: Answer) {
  const administrator = aVolunteer({ isAdmin: true })
  const answerAll: Answer = (request) =>
    request.path === '/api/admin/overview' ? { body: anAdminOverview() } : answer(request)
  return { ...openScreen(url, { user: administrator, answer: answerAll }), person: userEvent.setup() }
}

describe('deleting the account of a person who wrote in', () => {
  const url = `/admin/people/${ids.project}`
  const nothing = {
    openApplications: { pending: 0, accepted: 0 },
    needOwner: [],
    closing: [],
    credentials: 0,
  }
  const quayside = { id: ids.organization, name: 'Quayside' }

  it('offers to make another member an owner before it asks for a reason', async () => {
    let isMade = false
    const nina = { id: ids.volunteer, name: 'Nina One' }
    const { person, sent } = open(url, ({ method, path }) => {
      if (method === 'POST') isMade = true
      if (method === 'POST') return { body: { message: 'Done' } }
      if (!path.endsWith('/deletion')) return { body: aPersonCase() }
      return { body: { ...nothing, needOwner: isMade ? [] : [{ ...quayside, members: [nina] }] } }
    })
    await person.click(await screen.findByRole('button', { name: 'Delete account' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(/is the only owner of Quayside/)).toBeTruthy()
    expect(dialog.queryByRole('textbox')).toBeNull()
    await person.click(dialog.getByRole('button', { name: 'Make Nina One an owner' }))
    expect(await dialog.findByRole('textbox', { name: 'Reason' })).toBeTruthy()
    expect(document.activeElement?.textContent).toContain('Reason')
    expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: `/api/admin/organizations/${ids.organization}/owner`, body: { userId: ids.volunteer } },
    ])
  })

  it('says which organization closes, for how many people, and what each choice about credentials means', async () => {
    const projects = [{ id: ids.project, title: 'Fix the roof', people: 2 }]
    const answer = { ...nothing, credentials: 1, closing: [{ ...quayside, projects }] }
    const { person } = open(url, ({ path }) => ({
      body: path.endsWith('/deletion') ? answer : aPersonCase(),
    }))
    await person.click(await screen.findByRole('button', { name: 'Delete account' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(/is the only member of Quayside/)).toBeTruthy()
    expect(dialog.getByText('Fix the roof: 2 people applied or take part')).toBeTruthy()
    expect(dialog.getByText(/They don’t show the name/)).toBeTruthy()
  })
})

it('the page of a deleted account says what was removed', async () => {
  const former = aPersonCase({ name: 'Former member', email: '', isFormer: true, lastSeenAt: null })
  open(`/admin/people/${ids.project}`, () => ({ body: former }))
  expect(await screen.findByText('No active sessions')).toBeTruthy()
  expect(screen.getAllByText('Removed')).toHaveLength(2)
})
