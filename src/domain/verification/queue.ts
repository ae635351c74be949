/** How administrators go through what waits for a verified mark (design: verification; decisions A14, B7). */
import type {
  StoredVerificationState,
  VerificationDecision,
  VerificationEvidence,
  VerificationReason,
} from './register.ts'
import { toStateCode } from './us-states.ts'

/** What an organization says that the register says too, or its website: it only moves the case in the queue. */
export const queueDetails = ['state', 'zip', 'domain', 'ruling_year'] as const
export type QueueDetail = (typeof queueDetails)[number]

interface ProfileDetails {
  state: string | null
  zipCode: string | null
  website: string | null
  contactEmail: string | null
  foundedYear: number | null
}

const hostOf = (address: string | null) =>
  /^https?:\/\/(?:www\.)?([^/:?#\s]+)/i.exec(address ?? '')?.[1]?.toLowerCase() ?? null
const emailHostOf = (address: string | null) => /@([^@\s]+)$/.exec(address ?? '')?.[1]?.toLowerCase() ?? null

const isWithin = (host: string, other: string) => host === other || host.endsWith(`.${other}`)

/** What disagrees; where one of the two says nothing, nothing does. */
export function listDisagreements(
  profile: ProfileDetails,
  evidence: Pick<VerificationEvidence, 'state' | 'zip' | 'ruling'>,
): QueueDetail[] {
  const differs = (one: string | null | undefined, other: string | null | undefined) =>
    Boolean(one && other && one !== other)
  const [site, mail] = [hostOf(profile.website), emailHostOf(profile.contactEmail)]
  const rulingYear = Number(evidence.ruling?.slice(0, 4) ?? 0)
  const applies: Record<QueueDetail, boolean> = {
    state: differs(profile.state && toStateCode(profile.state), evidence.state),
    zip: differs(profile.zipCode?.slice(0, 5), evidence.zip?.slice(0, 5)),
    domain: site !== null && mail !== null && !isWithin(site, mail) && !isWithin(mail, site),
    ruling_year: profile.foundedYear !== null && rulingYear > 0 && profile.foundedYear > rulingYear,
  }
  return queueDetails.filter((detail) => applies[detail])
}

/** Whether only a person gives the mark: a person refused it or took it back before. */
export function requiresManualApproval(before: {
  state: StoredVerificationState
  isByRegister: boolean
  reasons: readonly VerificationReason[]
}): boolean {
  if (before.state === 'verified') return false
  return before.reasons.includes('held_back') || (before.state !== 'pending' && !before.isByRegister)
}

/** The decision where only a person gives the mark. */
export function requireManualApproval(decision: VerificationDecision): VerificationDecision {
  const { result, reasons } = decision
  const saved = result === 'confirmed' ? 'pending' : result
  return { ...decision, result: saved, reasons: [...reasons, 'held_back'] }
}

const dayMs = 86_400_000

/** The moment by which a case stands in the queue: each detail that disagrees moves it back by a day. */
export function toQueueTimestamp(requestedAt: Date, disagreements: readonly QueueDetail[]): Date {
  return new Date(requestedAt.getTime() + disagreements.length * dayMs)
}

/** The business days that a review is promised to take (A14). */
export const reviewDays = { least: 3, most: 5 } as const

/** The business days, Monday to Friday in UTC, that have begun after the day of one moment until that of another. */
export function countBusinessDays(from: Date, to: Date): number {
  const first = Math.floor(from.getTime() / dayMs)
  const last = Math.floor(to.getTime() / dayMs)
  const weeks = Math.floor(Math.max(last - first, 0) / 7)
  let days = weeks * 5
  for (let day = first + weeks * 7 + 1; day <= last; day += 1) {
    const weekday = new Date(day * dayMs).getUTCDay()
    if (weekday !== 0 && weekday !== 6) days += 1
  }
  return days
}

/** What a person who decides is advised. */
export const verificationAdvices = ['approve', 'look_closer', 'decline'] as const
export type VerificationAdvice = (typeof verificationAdvices)[number]

/** The advice by what the register says now. */
export function computeAdvice(
  decision: Pick<VerificationDecision, 'result' | 'recommendsDecline'>,
): VerificationAdvice {
  if (decision.result === 'refused' || decision.recommendsDecline) return 'decline'
  return decision.result === 'confirmed' ? 'approve' : 'look_closer'
}

/** What an administrator can decide; `suspend` takes an approval back. */
export const caseDecisions = ['approve', 'decline', 'suspend'] as const
export type CaseDecision = (typeof caseDecisions)[number]

/** The state that a verdict brings about. */
export const stateAfterDecision: Record<CaseDecision, StoredVerificationState> = {
  approve: 'verified',
  decline: 'declined',
  suspend: 'suspended',
}

const possibleDecisions: Record<StoredVerificationState, readonly CaseDecision[]> = {
  pending: ['approve', 'decline'],
  suspended: ['approve', 'decline'],
  declined: ['approve'],
  verified: ['suspend'],
}

/** What can be decided about a case in a state. */
export function listPossibleDecisions(state: StoredVerificationState): readonly CaseDecision[] {
  return possibleDecisions[state]
}

/** Whether a verdict needs a reason in words: all that takes something away, and what the advice is against. */
export function needsReason(choice: CaseDecision, advice: VerificationAdvice): boolean {
  return choice !== 'approve' || advice === 'decline'
}

/** Days after which loaded register files are called old: the IRS posts new ones each month. */
export const registerOldAfterDays = 62

/** Days that have passed since a posting day; days are YYYY-MM-DD. */
export function ageInDays(postedOn: string, today: string): number {
  return Math.max(Math.round((Date.parse(today) - Date.parse(postedOn)) / dayMs), 0)
}
