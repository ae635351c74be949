/** The queues of the administrators' area, for screen tests. */
import { anAdminOverview } from '#tests/support/answers/admin-answers.ts'
import { aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from './screen.tsx'

export const reportedAt = '2026-11-02T12:00:00.000Z'
export const maya = { id: ids.volunteer, firstName: 'Maya', lastName: 'Lindqvist' }

/** An open report by Ruth Vale. */
export const aReport = <const Reason extends string>(reason: Reason, explanation: string) => ({
  id: ids.notification,
  reason,
  explanation,
  createdAt: reportedAt,
  reporter: { id: ids.organization, firstName: 'Ruth', lastName: 'Vale' },
  record: { reports: 1, upheld: 0 },
  verdict: null,
  note: null,
  decidedAt: null,
  decidedBy: null,
})

/** Opens a queue with one case, until it is decided. */
export function openQueue(url: string, waiting: unknown, decide: Answer) {
  let found = [waiting]
  return openScreen(url, {
    user: aVolunteer({ isAdmin: true }),
    answer: (sent) => {
      if (sent.path === '/api/admin/overview') return { body: anAdminOverview() }
      if (sent.method === 'GET') return { body: found }
      found = []
      return decide(sent)
    },
  })
}
