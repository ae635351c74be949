/** What decides whether somebody can take a project at all. Told beside the score, and no part of it. */
import { canBeDoneRemotely, workSimilarity } from '#domain/vocabulary/work-graph.ts'
import type { ParsedProject } from './parse-project.ts'
import type { ParsedVolunteer } from './parse-volunteer.ts'

/** `unsure`: worth asking; `unmet`: this person cannot take it, as far as both have said. */
export type EligibilityStatus = 'met' | 'unsure' | 'unmet'

export type EligibilityFact =
  | { kind: 'remote'; standing: EligibilityStatus }
  | {
      kind: 'language'
      standing: EligibilityStatus
      anyOf: readonly string[]
      /** Those of them that the volunteer speaks. */
      spoken: readonly string[]
      words: string
    }
  | { kind: 'age'; standing: EligibilityStatus; least: number; words: string }

/** From this age on a bound asks for older volunteers; below it, for adults. */
const olderAge = 50
/** Work that the volunteer does this well can be offered from afar. */
const minRemoteSimilarity = 0.5

/** The facts that the project's words and the volunteer's own statements decide; none where nothing is asked. */
export function listEligibilityFacts(volunteer: ParsedVolunteer, project: ParsedProject): EligibilityFact[] {
  return [
    ...remoteFact(volunteer, project),
    ...languageFact(volunteer, project),
    ...ageFact(volunteer, project),
  ]
}

function remoteFact(
  { remoteOnly, offered }: ParsedVolunteer,
  { isRemote, asked: requested }: ParsedProject,
): EligibilityFact[] {
  if (!remoteOnly) return []
  if (isRemote) return [{ kind: 'remote', standing: 'met' }]
  const canBeDelivered = requested.some(
    ({ id }) =>
      canBeDoneRemotely(id) &&
      offered.some((own) => own.as !== 'biography' && workSimilarity(own.id, id) >= minRemoteSimilarity),
  )
  return [{ kind: 'remote', standing: canBeDelivered ? 'unsure' : 'unmet' }]
}

function languageFact(
  { languages, areAllLanguages }: ParsedVolunteer,
  project: ParsedProject,
): EligibilityFact[] {
  if (project.languages === null) return []
  const { anyOf, words } = project.languages
  const spoken = anyOf.filter((one) => languages.includes(one))
  const status = spoken.length > 0 ? 'met' : areAllLanguages ? 'unmet' : 'unsure'
  return [{ kind: 'language', standing: status, anyOf, spoken, words }]
}

function ageFact({ isAdult, isOlder }: ParsedVolunteer, { age }: ParsedProject): EligibilityFact[] {
  if (age === null) return []
  const said = age.least >= olderAge ? isOlder : isOlder === true ? true : isAdult
  return [{ kind: 'age', standing: said === null ? 'unsure' : said ? 'met' : 'unmet', ...age }]
}

/** Whether nothing keeps this person from it, as far as both have said. */
export const isEligible = (facts: readonly EligibilityFact[]): boolean =>
  facts.every(({ standing: status }) => status !== 'unmet')
