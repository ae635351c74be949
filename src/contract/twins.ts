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

type Fields = Readonly<Record<string, unknown>>

const isObject = (body: unknown): body is Fields =>
  typeof body === 'object' && body !== null && !Array.isArray(body)

/** Where both are sent the first wins, unless it is null. */
const isSecondUsed = (sent: Fields, first: string, second: string) =>
  second in sent && (sent[first] ?? null) === null

/** The body with every second name rewritten to the first where that one is used. */
export function acceptTwins(body: unknown): unknown {
  if (!isObject(body)) return body
  const accepted: Record<string, unknown> = { ...body }
  for (const [first, second] of pairs) {
    if (!(second in accepted)) continue
    if (isSecondUsed(accepted, first, second)) accepted[first] = accepted[second]
    delete accepted[second]
  }
  return accepted
}

/** The path of an error, "requiredSkills.3", under the name by which the field was sent; the first where it was not. */
export function nameAsSent(path: string, body: unknown): string {
  const [first = '', ...inside] = path.split('.')
  const second = pairs.find(([name]) => name === first)?.[1]
  if (second === undefined || !isObject(body) || !isSecondUsed(body, first, second)) return path
  return [second, ...inside].join('.')
}

/** The answer's fields with their second names beside them. */
export function answerTwins<T extends object>(answer: T): WithTwins<T>
export function answerTwins(answer: object): object {
  const answered: Record<string, unknown> = { ...answer }
  for (const [first, second] of pairs) if (first in answered) answered[second] = answered[first]
  return answered
}
