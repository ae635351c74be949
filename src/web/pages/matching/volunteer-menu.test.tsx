import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { anOrganizer, ids } from '#tests/support/answers/answers.ts'
import { aListedVolunteer, noDirectoryFacets } from '#tests/support/answers/directory-answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

it('a member reports and blocks a volunteer from their card in the directory', async () => {
  const writes: string[] = []
  let found = [aListedVolunteer({ name: 'Maya' })]
  openScreen('/volunteers', {
    user: anOrganizer(),
    answer: ({ method, path, query }) => {
      if (path === '/api/volunteers/facets') return { body: noDirectoryFacets }
      if (path === '/api/volunteers')
        return { body: found, headers: { 'x-total-count': String(found.length) } }
      if (path.endsWith('/invite-options')) return { status: 404, body: {} }
      if (method === 'GET') return { body: [] }
      writes.push(`${method} ${path}${query['volunteerId'] ?? ''}`)
      if (method !== 'PUT') {
        return {
          status: 201,
          body: { id: ids.project, reason: 'spam', explanation: null, createdAt: '2026-11-02T12:00:00.000Z' },
        }
      }
      found = []
      return { body: { isBlocked: true, mayBlock: true } }
    },
  })
  const [{ id } = { id: '' }] = found
  const menu = () => screen.findByRole('button', { name: 'More about Maya' })
  await userEvent.click(await menu())
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report this person' }))
  const report = within(await screen.findByRole('dialog', { name: 'Report Maya' }))
  await userEvent.click(report.getByRole('radio', { name: 'Advertising or spam' }))
  await userEvent.click(report.getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(await menu())
  expect(await screen.findByRole('menuitem', { name: 'Reported' })).toBeTruthy()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Block this person' }))
  const block = within(await screen.findByRole('dialog', { name: 'Block Maya?' }))
  await userEvent.click(block.getByRole('button', { name: 'Block' }))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  await waitFor(() => expect(document.activeElement?.id).toBe('results'))
  expect(writes).toEqual([`POST /api/people/${id}/reports`, `PUT /api/block${id}`])
})

it('a volunteer whom the reader has reported is not reported again from their card', async () => {
  openScreen('/volunteers', {
    user: anOrganizer(),
    answer: ({ path }) => {
      if (path === '/api/volunteers/facets') return { body: noDirectoryFacets }
      if (path !== '/api/volunteers') return { body: [] }
      return {
        body: [aListedVolunteer({ name: 'Maya', hasReported: true })],
        headers: { 'x-total-count': '1' },
      }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'More about Maya' }))
  const item = await screen.findByRole('menuitem', { name: 'Reported' })
  expect(item.getAttribute('aria-disabled')).toBe('true')
})
