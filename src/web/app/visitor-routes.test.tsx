import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { setCachedUser } from '#web/features/accounts/session.ts'
import { createQueryClient } from '#web/lib/calls/query.ts'
import { emptySite } from '#web/lib/site/site.ts'
import { App } from './app.tsx'
import { makeVisitorRouter } from './visitor-routes.tsx'

afterEach(() => cleanup())

function openAsVisitor(address: string) {
  vi.stubGlobal('fetch', async () => new Response('[]'))
  onTestFinished(() => void vi.unstubAllGlobals())
  window.history.pushState(null, '', address)
  const queryClient = createQueryClient({ onSignedOut: () => {} })
  setCachedUser(queryClient, null)
  const router = makeVisitorRouter(queryClient)
  render(<App queryClient={queryClient} router={router} site={emptySite} />)
  return { here: () => router.state.location.href }
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a visitor follows a link to a screen that is not among the first ones, and comes back', async () => {
  const { here } = openAsVisitor('/?q=1')
  await userEvent.click((await screen.findAllByRole('link', { name: 'Get Started' }))[0] ?? document.body)
  await heading('Join Our Community')
  expect(here()).toBe('/auth?tab=sign-up')
  window.history.back()
  await expect.poll(here).toBe('/?q=1')
  expect(screen.queryByRole('heading', { name: 'Join Our Community' })).toBeNull()
})

test.each([
  ['/auth?tab=sign-up', '/auth?tab=sign-up', 'Join Our Community'],
  ['/admin/people', '/auth?next=%2Fadmin%2Fpeople', 'Join Our Community'],
  ['/nowhere/at/all?of=it', '/nowhere/at/all?of=it', 'Page not found'],
])('a visitor who opens %s sees %s', async (address, shown, title) => {
  const { here } = openAsVisitor(address)
  await heading(title)
  expect(here()).toBe(shown)
})
