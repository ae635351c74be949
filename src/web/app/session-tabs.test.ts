import { expect, test, vi } from 'vitest'
import { setCachedUser } from '#web/features/accounts/session.ts'
import { createQueryClient } from '#web/lib/calls/query.ts'
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
  // A message reaches the tabs in the order in which they were opened, so this one has it last.
  const last = openTab(aVolunteer())
  const tabs = [first, same, visitor, last]
  const countCalls = () => tabs.map(({ onOther }) => onOther.mock.calls.length)
  openTab(other)
  await vi.waitFor(() => expect(last.onOther).toHaveBeenCalled())
  expect(countCalls()).toEqual([1, 1, 0, 1])
  // Signing in without loading the page says so, too.
  setCachedUser(visitor.queryClient, aVolunteer({ id: '0a0b0c0d-0000-4000-8000-000000000002' }))
  await vi.waitFor(() => expect(last.onOther).toHaveBeenCalledTimes(2))
  expect(countCalls()).toEqual([2, 2, 0, 2])
})
