import { expect, test, vi } from 'vitest'
import { setCachedUser } from '#web/features/accounts/session.ts'
import { createQueryClient } from '#web/lib/query.ts'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { followSignIns } from './session-tabs.ts'

const openTab = (user: ReturnType<typeof aVolunteer> | null) => {
  const queryClient = createQueryClient({ onSignedOut: () => {} })
  setCachedUser(queryClient, user)
  const onOther = vi.fn<() => void>()
  followSignIns(queryClient, onOther)
  return { queryClient, onOther }
}
const other = aVolunteer({ id: '0a0b0c0d-0000-4000-8000-000000000001' })

test('a tab learns that another person has signed in in another one, and not from tabs of its own person', async () => {
  const first = openTab(aVolunteer())
  const same = openTab(aVolunteer())
  const visitor = openTab(null)
  openTab(other)
  await vi.waitFor(() => expect(first.onOther).toHaveBeenCalledOnce())
  expect(same.onOther).toHaveBeenCalledOnce()
  expect(visitor.onOther).not.toHaveBeenCalled()
  // Signing in without loading the page says so, too.
  setCachedUser(visitor.queryClient, aVolunteer({ id: '0a0b0c0d-0000-4000-8000-000000000002' }))
  await vi.waitFor(() => expect(first.onOther).toHaveBeenCalledTimes(2))
})
