import { expect, test } from 'vitest'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { setCachedUser } from '#web/features/accounts/session.ts'
import { createQueryClient } from '#web/lib/calls/query.ts'
import { makeMemberRouter } from './member-routes.tsx'

/** The router of a member's page, once it is at an address. */
async function openAsMember(address: string) {
  window.history.pushState(null, '', address)
  const queryClient = createQueryClient({ onSignedOut: () => {} })
  setCachedUser(queryClient, aVolunteer())
  const router = makeMemberRouter(queryClient)
  await router.load()
  return { router, queryClient, shown: () => router.state.matches.at(-1)?.fullPath }
}

test.each(['/admin', '/admin/people?q=maya'])('a member finds no screen of staff at %s', async (address) => {
  const { router, shown } = await openAsMember(address)
  expect(shown()).not.toBe('/admin/people')
  expect(router.state.matches.at(-1)?.staticData.access).toBe('staff')
  expect(router.state.location.href).toBe(address)
})

test('a member who becomes staff gets the screens of staff with the first one they open', async () => {
  const { router, queryClient, shown } = await openAsMember('/help')
  expect(shown()).toBe('/help')
  setCachedUser(queryClient, aVolunteer({ isAdmin: true, staffRoles: ['administrator'] }))
  await router.navigate({ href: '/admin/people?q=maya' })
  await expect.poll(shown).toBe('/admin/people')
  expect(router.state.location.search).toEqual({ q: 'maya' })
})
