import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { listProjects } from '#contract/projects/projects.ts'
import { listProjectReviews } from '#contract/projects/project-reviews.ts'
import { getOrganization } from '#contract/organizations/page.ts'
import { callQuery, useLoadedQuery } from '#web/lib/calls/endpoint-query.ts'
import { dispatch, setLiveStatus } from '#web/lib/live/live.ts'
import { createQueryClient } from '#web/lib/calls/query.ts'
import { VisibilityLive } from './visibility-live.tsx'

const id = (number: number) => `77777777-7777-4777-8777-${String(number).padStart(12, '0')}`
const [organizationId, hiddenId, otherId] = [id(1), id(2), id(3)]

const keys = {
  page: [listProjects.path, hiddenId],
  match: [listProjects.path, hiddenId, 'match'],
  reviews: [listProjectReviews.path, hiddenId],
  other: [listProjects.path, otherId],
  list: ['/api/user/saved'],
  browse: [listProjects.path, { accepting: true }],
  organization: [getOrganization.path, organizationId],
  session: ['/api/user'],
  case: ['/api/admin/projects', hiddenId],
}
type Name = keyof typeof keys
const shown: Record<Name, unknown> = {
  page: { id: hiddenId, organizationId },
  match: { score: 60 },
  reviews: [{ projectId: hiddenId }],
  other: { id: otherId },
  list: [{ id: hiddenId }],
  browse: [{ id: hiddenId }],
  organization: { id: organizationId },
  session: { organizations: [{ id: organizationId }] },
  case: { id: hiddenId },
}
let asked: Name[] = []
let isGone = false

beforeEach(() => {
  asked = []
  isGone = false
})

function Shown({ name }: { name: Name }) {
  const { [name]: queryKey } = keys
  useLoadedQuery(
    callQuery(queryKey, async () => {
      asked.push(name)
      // As the page's own query answers (`useProject`).
      if (isGone && name === 'page') return { missing: 'removed' }
      return shown[name]
    }),
  )
  return null
}

async function open() {
  const client = createQueryClient({ onSignedOut: () => {} })
  const names: Name[] = [
    'page',
    'match',
    'reviews',
    'other',
    'list',
    'browse',
    'organization',
    'session',
    'case',
  ]
  render(
    <QueryClientProvider client={client}>
      {names.map((name) => (
        <Shown key={name} name={name} />
      ))}
      <VisibilityLive />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(asked.toSorted()).toEqual(names.toSorted()))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  asked = []
  return client
}

const suspend = () =>
  dispatch('organizationVisibility', { organizationId, projectIds: [hiddenId] }, { isStored: false })

/** What is asked for again when an organization is suspended or reinstated, by name. */
const ofOrganization = ['browse', 'list', 'match', 'organization', 'page', 'reviews', 'session']

test('suspending an organization loads its projects, its page and what names it again, but no case', async () => {
  await open()
  suspend()
  await waitFor(() => expect(asked.toSorted()).toEqual(ofOrganization))
  expect(asked[0]).toBe('page')
})

test('nothing that hangs on a project that became hidden is asked for', async () => {
  await open()
  isGone = true
  suspend()
  await waitFor(() => expect(asked.toSorted()).toEqual(['browse', 'list', 'organization', 'page', 'session']))
})

test('reinstating an organization shows its projects again on pages that no longer had them', async () => {
  await open()
  isGone = true
  suspend()
  await waitFor(() => expect(asked.toSorted()).toEqual(['browse', 'list', 'organization', 'page', 'session']))
  asked = []
  isGone = false
  suspend()
  await waitFor(() => expect(asked.toSorted()).toEqual(ofOrganization))
})

test('a project that takes no applications anymore loads lists of projects again, and nothing of its page', async () => {
  await open()
  dispatch('availability', { projectId: hiddenId }, { isStored: false })
  await waitFor(() => expect(asked).toEqual(['browse']))
  dispatch('availability', { projectId: organizationId }, { isStored: false })
  suspend()
  await waitFor(() => expect(asked).toContain('session'))
  expect(asked.filter((name) => name === 'browse')).toHaveLength(2)
})

test('what changed while live events did not arrive is loaded with the lists and pages of projects', async () => {
  await open()
  act(() => setLiveStatus('open'))
  act(() => setLiveStatus('connecting'))
  expect(asked).toEqual([])
  act(() => setLiveStatus('open'))
  await waitFor(() => expect(asked.toSorted()).toEqual(['browse', 'other', 'page']))
  act(() => setLiveStatus('off'))
})

test('an organization without projects leaves its page', async () => {
  await open()
  dispatch('organizationVisibility', { organizationId, projectIds: [] }, { isStored: false })
  await waitFor(() => expect(asked).toContain('organization'))
  expect(asked).not.toContain('other')
})
