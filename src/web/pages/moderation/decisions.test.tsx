import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fileAppeal, listDecisions, type OwnDecision } from '#contract/moderation/appeals.ts'
import { anOrganizer, ids } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const removal: OwnDecision = {
  key: 'audit-1',
  kind: 'project',
  decision: 'remove',
  name: 'Sell our tickets',
  reason: 'We do not allow fees.',
  rule: null,
  rules: [],
  at: '2026-11-20T12:00:00.000Z',
  projectId: ids.project,
  organizationId: ids.organization,
  appeal: null,
}

it('an appeal is sent once by a double click, closes its dialog and leads the focus to its decision', async () => {
  let decision = removal
  const answer: Answer = ({ path }) => {
    if (path === listDecisions.path) return { body: [decision] }
    if (path !== fileAppeal.path) return { body: [] }
    const appeal = {
      state: 'open',
      reason: 'No fees.',
      createdAt: removal.at,
      note: null,
      decidedAt: null,
    } as const
    decision = { ...removal, appeal }
    return { status: 201, body: decision }
  }
  const person = userEvent.setup()
  const { sent } = openScreen('/decisions', { user: anOrganizer(), answer })
  await person.click(await screen.findByRole('button', { name: 'Appeal: Sell our tickets' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Appeal this decision' }))
  await person.click(dialog.getByLabelText(/^Why is this decision wrong/))
  await person.paste('No fees.')
  await person.dblClick(dialog.getByRole('button', { name: 'Send appeal' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.filter(({ path }) => path === fileAppeal.path)).toHaveLength(1)
  expect(screen.getByText('Appeal: No fees.')).toBeTruthy()
  const heading = screen.getByRole('heading', { level: 2, name: 'Removed: “Sell our tickets”' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

it('says of a suspended organization what no one sees', async () => {
  const suspension: OwnDecision = {
    ...removal,
    kind: 'organization',
    decision: 'suspend',
    name: 'Harbor Tutors',
    projectId: null,
  }
  const answer: Answer = ({ path }) => ({ body: path === listDecisions.path ? [suspension] : [] })
  openScreen('/decisions', { user: anOrganizer(), answer })
  expect(await screen.findByText(/^Our staff suspended this organization\./)).toBeTruthy()
})

it('names every rule that found something', async () => {
  const finding: OwnDecision = {
    ...removal,
    decision: 'review',
    reason: null,
    rule: 'S10',
    rules: ['S6', 'S10'],
  }
  const answer: Answer = ({ path }) => ({ body: path === listDecisions.path ? [finding] : [] })
  openScreen('/decisions', { user: anOrganizer(), answer })
  expect(await screen.findByText(/^Rule S6: /)).toBeTruthy()
  expect(screen.getByText(/^Rule S10: /)).toBeTruthy()
})

it('more decisions are loaded by a button, after which the focus is on the first new one', async () => {
  const titled = (number: number): OwnDecision => ({
    ...removal,
    key: `audit-${number}`,
    name: `Project ${number}`,
  })
  const answer: Answer = ({ path, query }) => {
    if (path !== listDecisions.path) return { body: [] }
    if (query['cursor']) return { headers: { 'x-total-count': '2' }, body: [titled(2)] }
    const link = `<${listDecisions.path}?cursor=next>; rel="next"`
    return { headers: { link, 'x-total-count': '2' }, body: [titled(1)] }
  }
  const person = userEvent.setup()
  openScreen('/decisions', { user: anOrganizer(), answer })
  expect(await screen.findByText('1 of 2 shown')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Load More' }))
  const added = await screen.findByRole('button', { name: 'Appeal: Project 2' })
  await waitFor(() => expect(document.activeElement).toBe(added))
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
})

it('a removed message says what it said, and that no one else can read it', async () => {
  const message: OwnDecision = {
    ...removal,
    kind: 'message',
    name: 'Bring your own lanterns.',
    reason: 'Advertises lanterns.',
    projectId: null,
    organizationId: null,
  }
  const withFiles = { ...message, key: 'audit-2', name: '' }
  const answer: Answer = ({ path }) => ({
    body: path === listDecisions.path ? [message, withFiles] : [],
  })
  openScreen('/decisions', { user: anOrganizer(), answer })
  await screen.findByRole('heading', { level: 2, name: 'Removed: “Bring your own lanterns.”' })
  expect(screen.getByRole('heading', { level: 2, name: 'Removed: “a message without text”' })).toBeTruthy()
  const what = 'Our staff removed this message. No one else can read it.'
  expect(screen.getAllByText(what)).toHaveLength(2)
})

it('a decision that an appeal undid stays with its result, and cannot be appealed again', async () => {
  const appeal = {
    state: 'granted',
    reason: 'No fees.',
    createdAt: removal.at,
    note: 'We read it again.',
    decidedAt: removal.at,
  } as const
  const answer: Answer = ({ path }) => ({
    body: path === listDecisions.path ? [{ ...removal, appeal }] : [],
  })
  openScreen('/decisions', { user: anOrganizer(), answer })
  expect(await screen.findByText('Appeal granted')).toBeTruthy()
  expect(screen.getByText('You appealed, and we undid this. It no longer applies.')).toBeTruthy()
  expect(screen.getByText('Answer: We read it again.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Appeal/ })).toBeNull()
})

it('the page of a suspension asks for the email’s link again after a reload, which forgets it', async () => {
  openScreen('/auth/appeal', { user: null, answer: () => ({ body: null }) })
  expect(await screen.findByRole('heading', { name: 'Open the link in your email again' })).toBeTruthy()
})
