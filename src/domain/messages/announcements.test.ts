import { describe, expect, it } from 'vitest'
import { countAudience, findAnnouncementRefusal, isRecipient } from './announcements.ts'

const active = { statuses: ['withdrawn', 'accepted'], refusal: null } as const
const completed = { statuses: ['completed'], refusal: null } as const
const ended = { statuses: ['withdrawn'], refusal: null } as const
const member = { statuses: ['accepted'], refusal: 'own_organization' } as const
const blocking = { statuses: ['accepted'], refusal: 'contact_unavailable' } as const
const blocked = { statuses: ['completed'], refusal: 'contact_blocked' } as const
const all = [active, completed, ended, member, blocking, blocked]

describe('an announcement', () => {
  it('goes to people at work, and by choice to those who completed it', () => {
    expect(all.filter((each) => isRecipient(each, { includesCompleted: false }))).toEqual([active])
    expect(all.filter((each) => isRecipient(each, { includesCompleted: true }))).toEqual([active, completed])
  })

  it('counts those who do not receive it without saying who blocked whom', () => {
    expect(countAudience(all)).toEqual({
      active: { reachable: 1, ownMembers: 1, unavailable: 1 },
      completed: { reachable: 1, ownMembers: 0, unavailable: 1 },
      ended: 1,
    })
    const none = { reachable: 0, ownMembers: 0, unavailable: 0 }
    expect(countAudience([])).toEqual({ active: none, completed: none, ended: 0 })
  })

  it.each([
    ['can be sent', { recipients: 1, used: 4, isRepeated: false }, null],
    ['is refused at the limit', { recipients: 1, used: 5, isRepeated: false }, 'used_up'],
    ['is refused if no one receives it', { recipients: 0, used: 0, isRepeated: false }, 'no_recipients'],
    ['is refused with a text of today', { recipients: 1, used: 5, isRepeated: true }, 'repeated'],
  ] as const)('%s', (_, { used, ...given }, expected) => {
    expect(findAnnouncementRefusal({ ...given, today: { used, limit: 5 } })).toBe(expected)
  })
})
