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

  it('asks which member becomes an owner and why, before it asks about the deletion', async () => {
    let isMade = false
    const nina = { id: ids.volunteer, name: 'Nina One' }
    const { person, sent } = open(url, ({ method, path }) => {
      if (method === 'POST') isMade = true
      if (method === 'POST') return { body: { message: 'Done' } }
      if (!path.endsWith('/deletion')) return { body: aPersonCase() }
      return {
        body: { ...nothing, needOwner: isMade ? [] : [{ ...quayside, isOwnCase: false, members: [nina] }] },
      }
    })
    await person.click(await screen.findByRole('button', { name: 'Delete account' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(/is the only owner of Quayside/)).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Delete account' })).toBeNull()
    await person.click(dialog.getByRole('button', { name: 'Make owner' }))
    expect(await dialog.findByText('Please choose another member')).toBeTruthy()
    const reason = 'They wrote to us from their address'
    await person.selectOptions(dialog.getByRole('combobox', { name: 'New owner of Quayside' }), 'Nina One')
    await person.type(dialog.getByRole('textbox', { name: 'Reason' }), reason)
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
    await person.click(dialog.getByRole('button', { name: 'Make owner' }))
    expect(await dialog.findByRole('button', { name: 'Delete account' })).toBeTruthy()
    expect(document.activeElement?.textContent).toContain('Reason')
    expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
      {
        path: `/api/admin/organizations/${ids.organization}/owner`,
        body: { userId: ids.volunteer, ownerId: ids.project, reason },
      },
    ])
  })

  it('leaves an organization of the administrator to someone else', async () => {
    const needOwner = [{ ...quayside, isOwnCase: true, members: [{ id: ids.volunteer, name: 'Nina One' }] }]
    const { person } = open(url, ({ path }) => ({
      body: path.endsWith('/deletion') ? { ...nothing, needOwner } : aPersonCase(),
    }))
    await person.click(await screen.findByRole('button', { name: 'Delete account' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(/another administrator must do this/)).toBeTruthy()
    expect(dialog.queryByRole('combobox')).toBeNull()
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).not.toContain('Make owner')
  })

  it('asks again what is in the way each time it opens, and after a refusal', async () => {
    let members = [{ id: ids.volunteer, name: 'Nina One' }]
    let needOwner = true
    const { person } = open(url, ({ method, path }) => {
      if (method === 'POST') {
        members = [{ id: ids.application, name: 'Omar Two' }]
        return { status: 409, body: { code: 'member_unavailable', message: 'Not now' } }
      }
      if (!path.endsWith('/deletion')) return { body: aPersonCase() }
      return {
        body: { ...nothing, needOwner: needOwner ? [{ ...quayside, isOwnCase: false, members }] : [] },
      }
    })
    await person.click(await screen.findByRole('button', { name: 'Delete account' }))
    const dialog = within(await screen.findByRole('dialog'))
    const choice = await dialog.findByRole('combobox', { name: 'New owner of Quayside' })
    await person.selectOptions(choice, 'Nina One')
    await person.type(dialog.getByRole('textbox', { name: 'Reason' }), 'They wrote to us')
    await person.click(dialog.getByRole('button', { name: 'Make owner' }))
    expect(await dialog.findByRole('option', { name: 'Omar Two' })).toBeTruthy()
    await person.click(dialog.getByRole('button', { name: 'Cancel' }))
    // The owner made the other one an owner meanwhile.
    needOwner = false
    await person.click(await screen.findByRole('button', { name: 'Delete account' }))
    const opened = within(await screen.findByRole('dialog'))
    expect(await opened.findByRole('button', { name: 'Delete account' })).toBeTruthy()
    expect(opened.queryByRole('combobox')).toBeNull()
  })

  it('says which organization closes, for how many people, and what each choice about credentials means', async () => {
    const projects = [{ id: ids.project, title: 'Fix the roof', people: 2 }]
    const answer = { ...nothing, credentials: 1, closing: [{ ...quayside, projects }] }
    const { person } = open(url, ({ path }) => ({
      body: path.endsWith('/deletion') ? answer : aPersonCase(),
    }))
    await person.click(await screen.findByRole('button', { name: 'Delete account' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(
      await dialog.findByText(/is the only active member of Quayside\. Its project takes no applications/),
    ).toBeTruthy()
    expect(dialog.getByText('Its project:')).toBeTruthy()
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

it('a copy of the data can be prepared for someone who is leaving, and nothing else', async () => {
  const deletion = {
    requestedAt: '2026-11-20T12:00:00.000Z',
    dueAt: '2026-12-20T12:00:00.000Z',
    completedAt: null,
    reason: null,
  }
  open(`/admin/people/${ids.project}`, () => ({
    body: { ...aPersonCase(), helpRefusal: 'deletion_already_requested', deletion },
  }))
  expect(await screen.findByRole('button', { name: 'Prepare' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull()
})
