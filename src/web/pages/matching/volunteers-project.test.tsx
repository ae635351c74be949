import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ListedVolunteer } from '#contract/matching/directory.ts'
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
    aListedVolunteer({ id: ids.organization, name: 'Jonah', match: aFit(true) }),
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

it('the directory drops a project that volunteers can’t be matched with, and says so', async () => {
  openScreen(`/volunteers?search=logo&project=${ids.project}`, {
    user: anOrganizer(),
    answer: ({ path, query }) => {
      if (path === '/api/volunteers/facets') return { body: noDirectoryFacets }
      if (path !== '/api/volunteers') return { body: [] }
      return query['projectId']
        ? { status: 404, body: { code: 'project_not_found', message: 'Project not found' } }
        : { body: [aListedVolunteer()] }
    },
  })
  expect(await screen.findByText(/only with your own projects/)).toBeTruthy()
  expect(await screen.findByRole('article')).toBeTruthy()
  expect(window.location.search).toBe('?search=logo')
})
