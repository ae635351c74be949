/** How administrators work through verification requests (design: verification; decisions A14, B7). */
import type {
  StoredVerificationState,
  VerificationDecision,
  VerificationEvidence,
  VerificationReason,
} from './register.ts'
import { toStateCode } from './us-states.ts'

/**
 * Details that an organization and the register or its website both state. A disagreement only moves the case back in
 * the queue.
 */
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

/** The details that disagree; if one of the two says nothing, there is no disagreement. */
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

/** Whether only a person can give the mark, because a person declined or withdrew it before. */
export function requiresManualApproval(before: {
  state: StoredVerificationState
  isByRegister: boolean
  reasons: readonly VerificationReason[]
}): boolean {
  if (before.state === 'verified') return false
  return before.reasons.includes('held_back') || (before.state !== 'pending' && !before.isByRegister)
}

/** The decision if only a person can give the mark. */
export function requireManualApproval(decision: VerificationDecision): VerificationDecision {
  const { result, reasons } = decision
  const saved = result === 'confirmed' ? 'pending' : result
  return { ...decision, result: saved, reasons: [...reasons, 'held_back'] }
}

const dayMs = 86_400_000

/** The time that a case is sorted by in the queue: each detail that disagrees moves it back by a day. */
export function toQueueTimestamp(requestedAt: Date, disagreements: readonly QueueDetail[]): Date {
  return new Date(requestedAt.getTime() + disagreements.length * dayMs)
}

/** How many business days we promise for a review (A14). */
export const reviewDays = { least: 3, most: 5 } as const

/**
 * The number of business days (Monday to Friday in UTC) that began after the day of `from`, up to the day of `to`.
 */
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

/** The advice for the person who decides. */
export const verificationAdvices = ['approve', 'look_closer', 'decline'] as const
export type VerificationAdvice = (typeof verificationAdvices)[number]

/** The advice according to the register's current data. */
export function computeAdvice(
  decision: Pick<VerificationDecision, 'result' | 'recommendsDecline'>,
): VerificationAdvice {
  if (decision.result === 'refused' || decision.recommendsDecline) return 'decline'
  return decision.result === 'confirmed' ? 'approve' : 'look_closer'
}

/** What an administrator can decide; `suspend` withdraws an approval. */
export const caseDecisions = ['approve', 'decline', 'suspend'] as const
export type CaseDecision = (typeof caseDecisions)[number]

/** The state after each decision. */
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

/** The possible decisions about a case in a state. */
export function listPossibleDecisions(state: StoredVerificationState): readonly CaseDecision[] {
  return possibleDecisions[state]
}

/**
 * Whether a decision needs a written reason: everything that takes something away, and anything against the advice.
 */
export function needsReason(choice: CaseDecision, advice: VerificationAdvice): boolean {
  return choice !== 'approve' || advice === 'decline'
}

/** After this many days, loaded register files count as old: the IRS posts new ones every month. */
export const registerOldAfterDays = 62

/** Days since a posting date; days are YYYY-MM-DD. */
export function ageInDays(postedOn: string, today: string): number {
  return Math.max(Math.round((Date.parse(today) - Date.parse(postedOn)) / dayMs), 0)
}
