/**
 * Fields with two names in the specification (decision A4). The first is the name in the database and the code;
 * requests accept both, responses carry both: those about a project, an application, a review, an organization or a
 * volunteer. What the specification does not describe has the first name only: administrators' lists, the homes, counts
 * and the filters of saved searches. `openapi.test.ts` knows which these are.
 */
export const fieldAliases = {
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

type FieldAliases = typeof fieldAliases
export type AliasedField = keyof FieldAliases

/** A type with the alias beside each field that has one. */
export type WithAliases<T> = T & { [K in keyof T & AliasedField as FieldAliases[K]]: T[K] }

const pairs = Object.entries(fieldAliases)

type Fields = Readonly<Record<string, unknown>>

const isObject = (body: unknown): body is Fields =>
  typeof body === 'object' && body !== null && !Array.isArray(body)

/** If both are sent, the first wins unless it is null. */
const isAliasUsed = (sent: Fields, first: string, second: string) =>
  second in sent && (sent[first] ?? null) === null

/** The body with every alias replaced by the first name, if the alias is used. */
export function resolveAliases(body: unknown): unknown {
  if (!isObject(body)) return body
  const accepted: Record<string, unknown> = { ...body }
  for (const [first, second] of pairs) {
    if (!(second in accepted)) continue
    if (isAliasUsed(accepted, first, second)) accepted[first] = accepted[second]
    delete accepted[second]
  }
  return accepted
}

/**
 * The path of an error, "requiredSkills.3", under the name by which the field was sent; the first name if it was not
 * sent.
 */
export function toSentName(path: string, body: unknown): string {
  const [first = '', ...rest] = path.split('.')
  const second = pairs.find(([name]) => name === first)?.[1]
  if (second === undefined || !isObject(body) || !isAliasUsed(body, first, second)) return path
  return [second, ...rest].join('.')
}

/** The response's fields with their aliases beside them. */
export function addAliases<T extends object>(answer: T): WithAliases<T>
export function addAliases(answer: object): object {
  const result: Record<string, unknown> = { ...answer }
  for (const [first, second] of pairs) if (first in result) result[second] = result[first]
  return result
}
