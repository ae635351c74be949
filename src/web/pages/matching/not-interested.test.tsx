import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ProjectMatch } from '#contract/matching/matching.ts'
import { ids } from '#tests/support/answers/answers.ts'
import { aMatch } from '#tests/support/answers/matching-answers.ts'
import { address, idOf, showMatching, titles } from '#tests/support/web/matching-screen.tsx'
import type { Answer } from '#tests/support/web/screen.tsx'

const wells = (overrides: Partial<ProjectMatch> = {}) =>
  aMatch({ id: idOf(1), title: 'A map of wells', ...overrides })
const patients = aMatch({ id: idOf(2), title: 'Letters to patients' })

/** Remembers what was hidden, as the server does. */
function answerDismissals(): Answer {
  return ({ method, path, body }) => {
    if (path.endsWith('/dismissal')) {
      return {
        body: { projectId: idOf(1), reason: method === 'PUT' ? Reflect.get(Object(body), 'reason') : null },
      }
    }
    if (path === '/api/match-exclusions' && method === 'PUT') {
      return { body: { id: idOf(9), organizationName: 'Harbor Light Shelter', ...Object(body) } }
    }
    if (path === `/api/match-exclusions/${idOf(9)}`) return { body: { id: idOf(9), kind: 'hours', hours: 4 } }
    return { body: null }
  }
}

async function openMenu(match: ProjectMatch, others: Answer = answerDismissals()) {
  const opened = await showMatching({ matches: [match, patients], others }, `${address}?open=${idOf(1)}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Not interested' }))
  // Its code loads when a menu is first opened.
  await screen.findAllByRole('menuitem')
  return opened
}
const choose = (reason: string) => userEvent.click(screen.getByRole('menuitem', { name: reason }))
const folded = (reason: string) => screen.findByRole('group', { name: `A map of wells: ${reason}` })

describe('"Not interested"', () => {
  it('offers the reasons that can be about the project', async () => {
    await openMenu(wells({ isRemote: true, causeAreas: [], timeCommitment: null }))
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'The skill',
      'This organization',
      'Another reason',
    ])
  })

  it('folds the row in its place, with the focus and what follows, and can be undone', async () => {
    const { sent } = await openMenu(wells({ timeCommitment: 5 }))
    await choose('Too many hours')
    const row = await folded('Hidden: too many hours')
    await waitFor(() => expect(document.activeElement).toBe(row))
    expect(sent.find(({ path }) => path === `/api/projects/${idOf(1)}/dismissal`)).toMatchObject({
      method: 'PUT',
      body: { reason: 'hours' },
    })
    expect(await titles()).toEqual(['Letters to patients'])
    expect(screen.getByText('We found 1 project that matches your profile')).toBeTruthy()
    expect(within(row).getByRole('button', { name: 'Only show up to 4 hours a week' })).toBeTruthy()
    await userEvent.click(within(row).getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await titles()).toEqual(['A map of wells', 'Letters to patients']))
    expect(sent.findLast(({ path }) => path.endsWith('/dismissal'))?.method).toBe('DELETE')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('A map of wells'))
  })

  it.each([
    [
      'Too many hours',
      'Hidden: too many hours',
      'Only show up to 4 hours a week',
      { kind: 'hours', hours: 4 },
    ],
    ['The cause', 'Hidden: the cause', 'Hide projects about Housing', { kind: 'cause', label: 'Housing' }],
    [
      'The skill',
      'Hidden: the skill',
      'Hide projects that ask for UI/UX Design',
      { kind: 'skill', label: 'UI/UX Design' },
    ],
    [
      'This organization',
      'Hidden: this organization',
      'Hide all projects of Harbor Light Shelter',
      { kind: 'organization', organizationId: ids.organization },
    ],
  ])('for "%s", the setting acts, and Undo takes both back', async (...row) => {
    const [reason, hidden, advice, body] = row
    const { sent } = await openMenu(wells({ timeCommitment: 5 }))
    await choose(reason)
    await userEvent.click(within(await folded(hidden)).getByRole('button', { name: advice }))
    await waitFor(() =>
      expect(
        sent.find(({ method, path }) => method === 'PUT' && path === '/api/match-exclusions')?.body,
      ).toEqual(body),
    )
    expect(await within(await folded(hidden)).findByText(/You (no longer|only) see projects/)).toBeTruthy()
    await userEvent.click(within(await folded(hidden)).getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
        `/api/projects/${idOf(1)}/dismissal`,
        `/api/match-exclusions/${idOf(9)}`,
      ]),
    )
  })

  it('because of the location leads to remote work only, a setting of the profile', async () => {
    const { sent } = await openMenu(wells({ isRemote: false, location: 'Reno, NV' }))
    await choose('The location')
    const row = await folded('Hidden: the location')
    await userEvent.click(within(row).getByRole('button', { name: 'Only show remote projects' }))
    expect(await within(row).findByText('You only see remote projects')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ remoteOnly: true })
    await userEvent.click(within(row).getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(sent.findLast(({ method }) => method === 'PATCH')?.body).toEqual({ remoteOnly: false }),
    )
  })

  it('restores the hours that were set before', async () => {
    const before = { id: idOf(9), kind: 'hours', hours: 8 }
    const answer = answerDismissals()
    const { sent } = await openMenu(wells({ timeCommitment: 5 }), (request) =>
      request.method === 'GET' && request.path === '/api/match-exclusions'
        ? { body: [before] }
        : answer(request),
    )
    await choose('Too many hours')
    const row = await folded('Hidden: too many hours')
    await userEvent.click(within(row).getByRole('button', { name: 'Only show up to 4 hours a week' }))
    await within(row).findByText('You only see projects up to 4 hours a week')
    await userEvent.click(within(row).getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(
        sent
          .filter(({ method, path }) => method === 'PUT' && path === '/api/match-exclusions')
          .map(({ body }) => body),
      ).toEqual([
        { kind: 'hours', hours: 4 },
        { kind: 'hours', hours: 8 },
      ]),
    )
  })

  it('leaves the row as it was if the server refuses, and says so', async () => {
    await openMenu(wells(), ({ path }) =>
      path.endsWith('/dismissal') ? { status: 500, body: {} } : { body: null },
    )
    await choose('Another reason')
    expect(await screen.findByText('Couldn’t hide this project')).toBeTruthy()
    expect(await titles()).toEqual(['A map of wells', 'Letters to patients'])
  })
})

describe('what is hidden from the matches', () => {
  const url = `${address}?tab=preferences`
  const hidden = {
    projectId: idOf(3),
    title: 'Sort the seeds',
    organizationName: 'Second Acre',
    reason: 'skill',
    dismissedAt: '2026-11-01T12:00:00.000Z',
  }

  it('is one line if nothing is', async () => {
    await showMatching({}, url)
    expect(await screen.findByText(/You haven’t hidden anything/)).toBeTruthy()
  })

  it('lists settings and projects, each of which can be shown again', async () => {
    const { sent } = await showMatching(
      {
        others: ({ method, path }) => {
          if (method !== 'GET')
            return {
              body: path.endsWith('/dismissal')
                ? { projectId: idOf(3), reason: null }
                : { id: idOf(9), kind: 'hours', hours: 5 },
            }
          if (path === '/api/match-exclusions') return { body: [{ id: idOf(9), kind: 'hours', hours: 5 }] }
          return { body: path === '/api/dismissed-matches' ? [hidden] : null }
        },
      },
      url,
    )
    await screen.findByText('Projects with more than 5 hours a week')
    expect(screen.getByText('Sort the seeds').parentElement?.textContent).toBe(
      'Sort the seedsSecond Acre · Hidden: the skill',
    )
    await userEvent.click(
      screen.getByRole('button', { name: 'Show again: Projects with more than 5 hours a week' }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Show again: Sort the seeds' }))
    await waitFor(() =>
      expect(sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
        `/api/match-exclusions/${idOf(9)}`,
        `/api/projects/${idOf(3)}/dismissal`,
      ]),
    )
  })

  it('can be loaded again if that failed', async () => {
    let isDown = true
    await showMatching(
      {
        others: ({ path }) =>
          path === '/api/dismissed-matches' && isDown ? { status: 500, body: {} } : { body: null },
      },
      url,
    )
    await screen.findByRole('heading', { name: 'Couldn’t load what you hid' })
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/You haven’t hidden anything/)).toBeTruthy()
  })
})
