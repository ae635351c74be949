import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { blockSide, getBlock, listBlocks, unblockSide, type Block } from '#contract/messages/blocks.ts'
import { anOrganizationPage } from '#tests/support/answers/organization-answers.ts'
import { anAccount, aSession, someNotificationPreferences } from '#tests/support/answers/account-answers.ts'
import { anOrganizer, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openScreen, type Sent } from '#tests/support/web/screen.tsx'

const blocks: readonly Block[] = [
  {
    id: ids.notification,
    blocked: { id: ids.organization, name: 'Harbor Light Shelter', type: 'organization', avatar: null },
    organization: null,
    blockedAt: '2026-11-20T10:00:00.000Z',
  },
  {
    id: ids.application,
    blocked: { id: ids.volunteer, name: 'Jonah Reyes', type: 'volunteer', avatar: null },
    organization: { id: ids.project, name: 'Quayside' },
    blockedAt: '2026-11-19T10:00:00.000Z',
  },
]
const writesIn = (sent: readonly Sent[]) =>
  sent.flatMap(({ method, path, query }) =>
    path === blockSide.path && method !== 'GET' ? [[method, query]] : [],
  )

it('an organization’s page blocks it after a question, and unblocks it', async () => {
  let isBlocked = false
  const person = userEvent.setup()
  const { sent } = openScreen(`/organizations/${ids.organization}`, {
    user: aVolunteer(),
    answer: ({ path, method }) => {
      if (path === getBlock.path) {
        if (method !== 'GET') isBlocked = method === blockSide.method
        return { body: { isBlocked, mayBlock: true } }
      }
      return { body: path.endsWith(ids.organization) ? anOrganizationPage() : [] }
    },
  })
  await person.click(await screen.findByRole('button', { name: 'Block this organization' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Block Harbor Light Shelter?' }))
  expect(dialog.getByText(/you can’t apply there/)).toBeTruthy()
  expect(writesIn(sent)).toEqual([])
  await person.click(dialog.getByRole('button', { name: 'Block' }))
  const button = await screen.findByRole('button', { name: 'Unblock this organization' })
  expect(await screen.findByText('Harbor Light Shelter is blocked')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(button))
  await person.click(button)
  const undo = within(await screen.findByRole('dialog', { name: 'Unblock Harbor Light Shelter?' }))
  await person.click(undo.getByRole('button', { name: 'Unblock' }))
  expect(await screen.findByRole('button', { name: 'Block this organization' })).toBeTruthy()
  const query = { organizationId: ids.organization }
  expect(writesIn(sent)).toEqual([
    [blockSide.method, query],
    [unblockSide.method, query],
  ])
})

it('a volunteer who joined an organization can undo its block, and the focus stays on its page', async () => {
  let isBlocked = true
  const person = userEvent.setup()
  openScreen(`/organizations/${ids.organization}`, {
    user: aVolunteer(),
    answer: ({ path, method }) => {
      if (path === getBlock.path) {
        if (method === unblockSide.method) isBlocked = false
        return { body: { isBlocked, mayBlock: false } }
      }
      return { body: path.endsWith(ids.organization) ? anOrganizationPage() : [] }
    },
  })
  await person.click(await screen.findByRole('button', { name: 'Unblock this organization' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unblock Harbor Light Shelter?' }))
  await person.click(dialog.getByRole('button', { name: 'Unblock' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  expect(screen.queryByRole('button', { name: /^(Unb|B)lock this organization/ })).toBe(null)
})

it.each([
  [false, 1],
  [true, 0],
])('an organization’s page offers to message it unless one blocks it (%s)', async (hasBlocked, links) => {
  openScreen(`/organizations/${ids.organization}`, {
    user: aVolunteer(),
    answer: ({ path }) => {
      if (path === getBlock.path) return { body: { isBlocked: hasBlocked, mayBlock: true } }
      const viewer = { isMember: false, hasReported: false, hasBlocked }
      return { body: path.endsWith(ids.organization) ? anOrganizationPage({ viewer }) : [] }
    },
  })
  await screen.findByRole('button', { name: /lock this organization/ })
  expect(screen.queryAllByRole('link', { name: 'Message Harbor Light Shelter' })).toHaveLength(links)
})

it('only a volunteer can block an organization', async () => {
  openScreen(`/organizations/${ids.organization}`, {
    user: anOrganizer(),
    answer: ({ path }) => ({ body: path.endsWith(ids.organization) ? anOrganizationPage() : [] }),
  })
  expect(await screen.findByRole('button', { name: 'Report this organization' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Block this organization' })).toBe(null)
})

it('the settings list whom one blocks, and undo it', async () => {
  let shown = blocks
  const person = userEvent.setup()
  const { sent } = openScreen('/profile?tab=settings#blocked', {
    user: aVolunteer(),
    answer: ({ path, method }) => {
      if (path === listBlocks.path) return { body: shown }
      if (path === blockSide.path) {
        if (method === unblockSide.method) shown = blocks.slice(0, 1)
        return { body: { isBlocked: false } }
      }
      if (path === '/api/account') return { body: anAccount() }
      if (path === '/api/notification-preferences') return { body: someNotificationPreferences() }
      if (path === '/api/account/sessions') return { body: [aSession()] }
      return { body: path === '/api/account/export' ? { export: null } : [] }
    },
  })
  const list = within(await screen.findByRole('list', { name: 'Blocked people and organizations' }))
  expect(list.getByText('Blocked for Quayside')).toBeTruthy()
  expect(list.getByText('Harbor Light Shelter')).toBeTruthy()
  await person.click(list.getByRole('button', { name: 'Unblock Jonah Reyes' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unblock Jonah Reyes?' }))
  await person.click(dialog.getByRole('button', { name: 'Unblock' }))
  await waitFor(() => expect(list.queryByText('Jonah Reyes')).toBe(null))
  expect(writesIn(sent)).toEqual([
    [unblockSide.method, { volunteerId: ids.volunteer, organizationId: ids.project }],
  ])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Blocked'))
})
