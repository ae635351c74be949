import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useSession } from '#web/features/accounts/session.ts'
import { emptySite } from '#web/lib/site/site.ts'
import { createQueryClient } from '#web/lib/calls/query.ts'
import { App } from './app.tsx'
import { makeRouter } from './routes.tsx'

function openApp(fetchAnswer: () => Promise<Response>) {
  const requestedPaths: string[] = []
  vi.stubGlobal('fetch', (input: URL) => {
    requestedPaths.push(input.pathname)
    return fetchAnswer()
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  window.history.pushState(null, '', '/auth')
  const queryClient = createQueryClient({ onSignedOut: () => {} })
  const site = { ...emptySite, contactEmail: 'hello@example.org' }
  render(<App queryClient={queryClient} router={makeRouter(queryClient)} site={site} />)
  return { requestedPaths, queryClient }
}
const answerOf = (status: number, body: unknown) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }))

test('a spinner says "Loading..." while the session loads', () => {
  openApp(() => new Promise(() => {}))
  expect(screen.getByRole('status').textContent).toBe('Loading...')
})

test('a 401 for the current user means that no one is signed in', async () => {
  openApp(() => answerOf(401, { message: 'Unauthorized', code: 'unauthorized' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Join Our Community' })).toBeTruthy()
})

test('any other failure shows "Failed to fetch user" with a retry button and is not retried automatically', async () => {
  let isDown = true
  const { requestedPaths } = openApp(() =>
    isDown ? answerOf(503, {}) : answerOf(401, { message: 'Unauthorized', code: 'unauthorized' }),
  )
  expect(await screen.findByRole('heading', { name: 'Failed to fetch user' })).toBeTruthy()
  expect(requestedPaths).toEqual(['/api/user'])
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Join Our Community' })).toBeTruthy()
})

test('the query client never retries or refetches automatically, and its data is never stale', () => {
  const { queries, mutations } = createQueryClient({ onSignedOut: () => {} }).getDefaultOptions()
  expect(queries).toMatchObject({
    retry: false,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  })
  expect(mutations).toMatchObject({ retry: false })
})

test('using the session outside its provider throws an error for developers', () => {
  const Lost = () => <p>{useSession().user?.email}</p>
  expect(() => renderToStaticMarkup(<Lost />)).toThrow('No QueryClient set')
})
