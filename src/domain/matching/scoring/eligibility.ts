/** Decides whether someone can take a project at all. Shown next to the score but not part of it. */
import { canBeDoneRemotely, workSimilarity } from '#domain/vocabulary/work-graph.ts'
import type { ParsedProject } from '#domain/matching/parsing/parse-project.ts'
import type { ParsedVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'

/** `unsure`: worth asking; `unmet`: this person can't take it, as far as both sides have said. */
export type EligibilityStatus = 'met' | 'unsure' | 'unmet'

export type EligibilityFact =
  | { kind: 'remote'; standing: EligibilityStatus }
  | {
      kind: 'language'
      standing: EligibilityStatus
      anyOf: readonly string[]
      /** The ones that the volunteer speaks. */
      spoken: readonly string[]
      /** Those that a profile without a list of languages names in its text. */
      named: readonly string[]
      words: string
    }
  | { kind: 'age'; standing: EligibilityStatus; least: number; words: string }

/** A minimum age from here on means older volunteers; below it, adults. */
const olderAge = 50
/** The age that a profile can confirm and that decides about a minimum age, in years. */
export const confirmedAgeFor = (least: number): number => (least >= olderAge ? 55 : 18)
/** A volunteer this good at the work can do it remotely. */
const minRemoteSimilarity = 0.5

/** The requirements that the project's text and the volunteer's profile decide; empty if nothing is required. */
export function listEligibilityFacts(volunteer: ParsedVolunteer, project: ParsedProject): EligibilityFact[] {
  return [
    ...remoteFact(volunteer, project),
    ...languageFact(volunteer, project),
    ...ageFact(volunteer, project),
  ]
}

/** Whether someone who offers this work could do this kind of work remotely, though a project asks for it on site. */
export const canDoRemotely = (offered: ParsedVolunteer['offered'], workId: string): boolean =>
  canBeDoneRemotely(workId) &&
  offered.some(
    (own) =>
      (own.as === 'listed' || own.as === 'part' || own.as === 'refused') &&
      workSimilarity(own.id, workId) >= minRemoteSimilarity,
  )

function remoteFact(
  { remoteOnly, offered }: ParsedVolunteer,
  { isRemote, asked: requested }: ParsedProject,
): EligibilityFact[] {
  if (!remoteOnly) return []
  if (isRemote) return [{ kind: 'remote', standing: 'met' }]
  const canBeDelivered = requested.some(({ id }) => canDoRemotely(offered, id))
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
  const named = areAllLanguages ? [] : [...new Set(languages)]
  return [{ kind: 'language', standing: status, anyOf, spoken, named, words }]
}

function ageFact({ isAdult, isOlder }: ParsedVolunteer, { age }: ParsedProject): EligibilityFact[] {
  if (age === null) return []
  const said = age.least >= olderAge ? isOlder : isOlder === true ? true : isAdult
  return [{ kind: 'age', standing: said === null ? 'unsure' : said ? 'met' : 'unmet', ...age }]
}

/** Whether no requirement rules this person out, as far as both sides have said. */
export const isEligible = (facts: readonly EligibilityFact[]): boolean =>
  facts.every(({ standing: status }) => status !== 'unmet')
