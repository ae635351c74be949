/**
 * Fields that the documents call by two names (decision A4): the first is the name in database and code; writes
 * accept both, answers carry both.
 */
export const twins = {
  requiredSkills: 'skillsRequired',
  maxVolunteers: 'volunteersNeeded',
  coverLetter: 'message',
  reviewText: 'comment',
  timeCommitment: 'timeCommitmentHours',
  isSaved: 'saved',
  missionStatement: 'mission',
  causeAreas: 'focusAreas',
  preferredCauses: 'interests',
  foundedYear: 'yearEstablished',
  socialMedia: 'socialMediaHandles',
} as const

type Twins = typeof twins
export type TwinField = keyof Twins

/** A type with the second name beside each first name that it has. */
export type WithTwins<T> = T & { [K in keyof T & TwinField as Twins[K]]: T[K] }

const pairs = Object.entries(twins)

/** The body with every second name rewritten to the first; where both are given the first wins. */
export function acceptTwins(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const accepted: Record<string, unknown> = { ...body }
  for (const [first, second] of pairs) {
    if (!(second in accepted)) continue
    accepted[first] ??= accepted[second]
    delete accepted[second]
  }
  return accepted
}

/** The answer's fields with their second names beside them. */
export function answerTwins<T extends object>(answer: T): WithTwins<T>
export function answerTwins(answer: object): object {
  const answered: Record<string, unknown> = { ...answer }
  for (const [first, second] of pairs) if (first in answered) answered[second] = answered[first]
  return answered
}
