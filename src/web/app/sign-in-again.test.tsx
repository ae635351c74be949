import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getCachedUser, setCachedUser } from '#web/features/accounts/session.ts'
import { createQueryClient, signInDelay } from '#web/lib/query.ts'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { makeRouter } from './routes.tsx'
import { signInAgain, signInAgainIfGone } from './sign-in-again.ts'

const unauthorized = { status: 401, body: { message: 'Unauthorized', code: 'unauthorized' } }
let session: { status: number; body: unknown } = unauthorized

beforeEach(() => {
  session = unauthorized
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(session.body), { status: session.status }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open() {
  const queryClient = createQueryClient({ onSignedOut: () => {} })
  const router = makeRouter(queryClient, createMemoryHistory({ initialEntries: ['/applications?tab=mine'] }))
  setCachedUser(queryClient, aVolunteer())
  return { queryClient, router, findGone: () => signInAgain(queryClient, router) }
}

test('a user whose session has expired is sent to sign in once, and late responses do not repeat it', async () => {
  const { queryClient, router, findGone } = open()
  findGone()
  findGone()
  await vi.advanceTimersByTimeAsync(signInDelay)
  expect(getCachedUser(queryClient)).toBe(null)
  expect(router.latestLocation.href).toBe('/auth?next=%2Fapplications%3Ftab%3Dmine')
  // The response to an earlier call arrives only now.
  findGone()
  setCachedUser(queryClient, aVolunteer())
  await vi.advanceTimersByTimeAsync(signInDelay)
  expect(getCachedUser(queryClient)).toEqual(aVolunteer())
})

test('a user who meanwhile signs in as someone else is not sent to sign in', async () => {
  const { queryClient, router, findGone } = open()
  findGone()
  const other = aVolunteer({ id: '0a0b0c0d-0000-4000-8000-000000000001' })
  setCachedUser(queryClient, other)
  await vi.advanceTimersByTimeAsync(signInDelay)
  expect(getCachedUser(queryClient)).toEqual(other)
  expect(router.latestLocation.pathname).toBe('/applications')
})

test('a user whose session was only replaced stays, when a call of the earlier one fails', async () => {
  const { queryClient, router, findGone } = open()
  session = { status: 200, body: aVolunteer() }
  findGone()
  await vi.advanceTimersByTimeAsync(signInDelay)
  expect(getCachedUser(queryClient)).toEqual(aVolunteer())
  expect(router.latestLocation.pathname).toBe('/applications')
})

test('an open page whose session ended elsewhere goes to sign in without a call of its own', async () => {
  const { queryClient, router } = open()
  await signInAgainIfGone(queryClient, router)
  await vi.advanceTimersByTimeAsync(signInDelay)
  expect(getCachedUser(queryClient)).toBe(null)
  expect(router.latestLocation.pathname).toBe('/auth')
})

test('a live stream that is refused changes nothing while the user has a session or no network', async () => {
  const { queryClient, router } = open()
  session = { status: 200, body: aVolunteer() }
  await signInAgainIfGone(queryClient, router)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('network error')
  })
  await signInAgainIfGone(queryClient, router)
  await vi.advanceTimersByTimeAsync(signInDelay)
  expect(router.latestLocation.pathname).toBe('/applications')
})

test('a page of someone else than has the session is opened again, and once they are the same it stays', async () => {
  const { queryClient, router } = open()
  const openAgain = vi.fn<() => void>()
  const other = aVolunteer({ id: '0a0b0c0d-0000-4000-8000-000000000001' })
  session = { status: 200, body: aVolunteer() }
  await signInAgainIfGone(queryClient, router, openAgain)
  expect(openAgain).not.toHaveBeenCalled()
  session = { status: 200, body: other }
  await signInAgainIfGone(queryClient, router, openAgain)
  expect(openAgain).toHaveBeenCalledOnce()
  setCachedUser(queryClient, other)
  await signInAgainIfGone(queryClient, router, openAgain)
  expect(openAgain).toHaveBeenCalledOnce()
})

test('a change that replaces the session is answered before its page decides who is signed in', async () => {
  const { queryClient, router } = open()
  let answer = () => {}
  const sent = new Promise<void>((resolve) => {
    answer = resolve
  })
  const changing = queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => sent })
    .execute(undefined)
  const answered = signInAgainIfGone(queryClient, router)
  session = { status: 200, body: aVolunteer() }
  answer()
  await Promise.all([changing, answered])
  await vi.advanceTimersByTimeAsync(signInDelay)
  expect(router.latestLocation.pathname).toBe('/applications')
})
