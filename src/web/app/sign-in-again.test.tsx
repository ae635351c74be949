import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getCurrentUser } from '#contract/accounts/accounts.ts'
import {
  followPagePerson,
  getCachedUser,
  setCachedUser,
  watchOtherUser,
} from '#web/features/accounts/session.ts'
import { endpointQuery, nullOn } from '#web/lib/calls/endpoint-query.ts'
import { getCaller, requestPassword, resolvePasswordRequest } from '#web/lib/calls/password-request.ts'
import { createQueryClient, signInDelay } from '#web/lib/calls/query.ts'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { makeRouter } from './routes.tsx'
import { refuseCallsOfOthers, signInAgain, signInAgainIfGone } from './sign-in-again.ts'

const other = aVolunteer({ id: '0a0b0c0d-0000-4000-8000-000000000001' })
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

/** Asks the server who is signed in, as a screen that shows it does. */
const fetchUser = (queryClient: QueryClient) =>
  queryClient.query({
    ...endpointQuery(getCurrentUser, {}, { recover: nullOn(401), gcTime: Infinity }),
    staleTime: 0,
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

test('a page whose call is refused opens again if another person has the session by then', async () => {
  const { queryClient, router } = open()
  const openAgain = vi.fn<() => void>()
  signInAgain(queryClient, router, openAgain)
  session = { status: 200, body: other }
  await vi.advanceTimersByTimeAsync(signInDelay)
  expect(openAgain).toHaveBeenCalledOnce()
  expect(router.latestLocation.pathname).toBe('/applications')
})

test('a page whose person is fetched as another one while a change is sent opens again', async () => {
  const { queryClient, router } = open()
  const openAgain = vi.fn<() => void>()
  const stop = watchOtherUser(queryClient, openAgain)
  let answer = () => {}
  const sent = new Promise<void>((resolve) => {
    answer = resolve
  })
  const changing = queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => sent })
    .execute(undefined)
  const answered = signInAgainIfGone(queryClient, router, openAgain)
  session = { status: 200, body: other }
  await fetchUser(queryClient)
  answer()
  await Promise.all([changing, answered])
  expect(openAgain).toHaveBeenCalledOnce()
  stop()
})

test('a page is its person’s though another one is fetched, until someone signs in or out on it', async () => {
  const { queryClient } = open()
  const findPerson = followPagePerson(queryClient)
  const person = findPerson()
  expect(person).not.toBeNull()
  session = { status: 200, body: other }
  await fetchUser(queryClient)
  expect(findPerson()).toBe(person)
  setCachedUser(queryClient, null)
  expect(findPerson()).toBeNull()
  await fetchUser(queryClient)
  expect(findPerson()).toBe(other.id)
})

test('a page stays when its person signs in, signs out or signs in as another one on it', async () => {
  const { queryClient } = open()
  const openAgain = vi.fn<() => void>()
  const stop = watchOtherUser(queryClient, openAgain)
  session = { status: 200, body: aVolunteer() }
  await fetchUser(queryClient)
  setCachedUser(queryClient, null)
  setCachedUser(queryClient, other)
  session = { status: 200, body: other }
  await fetchUser(queryClient)
  expect(openAgain).not.toHaveBeenCalled()
  // The session ended in another tab, where someone else then signed in.
  session = unauthorized
  await fetchUser(queryClient)
  session = { status: 200, body: aVolunteer() }
  await fetchUser(queryClient)
  expect(openAgain).toHaveBeenCalledOnce()
  stop()
})

test('a call that asks for the password is refused once its person has left, and no one else can answer for it', async () => {
  const { queryClient } = open()
  refuseCallsOfOthers(queryClient)
  const caller = getCaller()
  const asked = requestPassword(caller)
  setCachedUser(queryClient, null)
  expect(await asked).toBe(false)
  setCachedUser(queryClient, other)
  // The answer to an earlier call arrives only now.
  expect(await requestPassword(caller)).toBe(false)
  const own = requestPassword(getCaller())
  resolvePasswordRequest(true)
  expect(await own).toBe(true)
})

test('a page that asks for a password opens again all the same if another person has the session', async () => {
  const { queryClient, router } = open()
  const openAgain = vi.fn<() => void>()
  const caller = getCaller()
  const waiting = queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => requestPassword(caller) })
    .execute(undefined)
  await vi.advanceTimersByTimeAsync(0)
  session = { status: 200, body: other }
  void signInAgainIfGone(queryClient, router, openAgain)
  await vi.advanceTimersByTimeAsync(0)
  expect(openAgain).toHaveBeenCalledOnce()
  expect(await waiting).toBe(false)
})
