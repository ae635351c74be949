/** Parts of a received application that its row, its details and its file share. */
import type { Applicant } from '#contract/applications/applicants.ts'
import type { ApplicantRow, Decision } from './applicant-queries.ts'

/** The work whose hours wait for the organization; null if none do. */
export function presentWork(row: ApplicantRow): Applicant['work'] {
  const { work, scope, waiting, waitingHours } = row
  if (waitingHours === 0) return null
  return {
    acceptedAt: work.acceptedAt?.toISOString() ?? null,
    signedOffAt: work.signedOffAt?.toISOString() ?? null,
    timeZone: work.timeZone,
    plannedHours: scope?.hoursPerWeek ?? work.timeCommitment,
    agreedHours: scope?.totalHours ?? null,
    confirmedHours: work.confirmedHours,
    waiting,
  }
}

/** Who decided an application, and when, as the organization's members see it. */
export function presentDecision(decision: Decision | null): Pick<Applicant, 'decidedBy' | 'decidedAt'> {
  if (!decision) return { decidedBy: null, decidedAt: null }
  const { id, name, at } = decision
  return { decidedBy: id === null ? null : { id, name: name ?? '' }, decidedAt: new Date(at).toISOString() }
}
