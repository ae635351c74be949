import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { ListedVolunteer } from '#contract/matching/directory.ts'
import { anInvite, someInviteOptions } from '#tests/support/answers/invite-answers.ts'
import { anOrganizer, ids } from '#tests/support/answers/answers.ts'
import { aListedVolunteer, noDirectoryFacets } from '#tests/support/answers/directory-answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

const aFit = (isInvited: boolean): ListedVolunteer['match'] => ({
  matchScore: 82,
  matchReasons: [],
  gap: null,
  eligibility: [],
  isEligible: true,
  isInvited,
})

it('the directory offers to invite only who is not invited to the chosen project, and says who is', async () => {
  const found = [
    aListedVolunteer({ name: 'Maya', match: aFit(false) }),
    aListedVolunteer({ id: ids.application, name: 'Jonah', match: aFit(true) }),
  ]
  openScreen(`/volunteers?project=${ids.project}`, {
    user: anOrganizer(),
    answer: ({ path }) => {
      if (path === '/api/volunteers/facets') return { body: noDirectoryFacets }
      if (path === '/api/volunteers/projects') {
        const { project, organization: organizationId } = ids
        return { body: [{ id: project, title: 'A new logo', organizationId, organizationName: 'Harbor' }] }
      }
      return { body: path === '/api/volunteers' ? found : [] }
    },
  })
  const invited = within(await screen.findByRole('article', { name: 'Jonah' }))
  expect(invited.getByRole('link', { name: /^Invited/ }).getAttribute('href')).toBe('/sent-invites')
  expect(invited.queryByRole('button', { name: /^Invite/ })).toBeNull()
  const other = within(screen.getByRole('article', { name: 'Maya' }))
  expect(other.getByRole('button', { name: 'Invite Maya' })).toBeTruthy()
})

it('inviting someone from the directory says that the invite was sent and who is invited', async () => {
  let isInvited = false
  const person = userEvent.setup()
  openScreen(`/volunteers?project=${ids.project}`, {
    user: anOrganizer(),
    answer: ({ method, path }) => {
      if (path === '/api/volunteers/facets') return { body: noDirectoryFacets }
      if (path.endsWith('/invite-options')) return { body: someInviteOptions({}) }
      if (method === 'POST') {
        isInvited = true
        return { status: 201, body: anInvite() }
      }
      const found = [aListedVolunteer({ name: 'Maya', match: aFit(isInvited) })]
      return { body: path === '/api/volunteers' ? found : [] }
    },
  })
  await person.click(await screen.findByRole('button', { name: 'Invite Maya' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Invite Maya/ }))
  const message = await dialog.findByRole('textbox')
  const choice = dialog.queryByRole('combobox')
  if (choice) await person.selectOptions(choice, 'Redesign the intake form')
  await person.type(message, 'Please come.')
  await person.click(dialog.getByRole('button', { name: 'Send Invite' }))
  expect(await screen.findByText('Invite sent')).toBeTruthy()
  const link = await screen.findByRole('link', { name: /^Invited: Maya/ })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(link))
})

it('the directory drops a project that volunteers can’t be matched with, and says so', async () => {
  openScreen(`/volunteers?search=logo&project=${ids.project}`, {
    user: anOrganizer(),
    answer: ({ path, query }) => {
      if (path === '/api/volunteers/facets') return { body: noDirectoryFacets }
      if (path !== '/api/volunteers') return { body: [] }
      if (!query['projectId']) return { body: [aListedVolunteer()] }
      return { status: 404, body: { code: 'project_not_found', message: 'Not found' } }
    },
  })
  expect(await screen.findByText(/only with your own projects/)).toBeTruthy()
  expect(await screen.findByRole('article')).toBeTruthy()
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({ search: 'logo' })
})
