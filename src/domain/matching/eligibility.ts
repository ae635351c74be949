/** What decides whether somebody can take a project at all. Told beside the score, and no part of it. */
import { canBeDoneFromAfar, standsInFor } from '#domain/vocabulary/work-graph.ts'
import type { ReadProject } from './read-project.ts'
import type { ReadVolunteer } from './read-volunteer.ts'

/** `unsure`: worth asking; `unmet`: this person cannot take it, as far as both have said. */
export type Standing = 'met' | 'unsure' | 'unmet'

export type Fact =
  | { kind: 'remote'; standing: Standing }
  | {
      kind: 'language'
      standing: Standing
      anyOf: readonly string[]
      /** Those of them that the volunteer speaks. */
      spoken: readonly string[]
      words: string
    }
  | { kind: 'age'; standing: Standing; least: number; words: string }

/** From this age on a bound asks for older volunteers; below it, for adults. */
const older = 50
/** Work that the volunteer does this well can be offered from afar. */
const wellEnough = 0.5

/** The facts that the project's words and the volunteer's own statements decide; none where nothing is asked. */
export function eligibilityFacts(volunteer: ReadVolunteer, project: ReadProject): Fact[] {
  return [
    ...remoteFact(volunteer, project),
    ...languageFact(volunteer, project),
    ...ageFact(volunteer, project),
  ]
}

function remoteFact({ remoteOnly, offered }: ReadVolunteer, { isRemote, asked }: ReadProject): Fact[] {
  if (!remoteOnly) return []
  if (isRemote) return [{ kind: 'remote', standing: 'met' }]
  const canBeHandedOver = asked.some(
    ({ id }) =>
      canBeDoneFromAfar(id) &&
      offered.some((own) => own.as !== 'biography' && standsInFor(own.id, id) >= wellEnough),
  )
  return [{ kind: 'remote', standing: canBeHandedOver ? 'unsure' : 'unmet' }]
}

function languageFact({ languages, areAllLanguages }: ReadVolunteer, project: ReadProject): Fact[] {
  if (project.languages === null) return []
  const { anyOf, words } = project.languages
  const spoken = anyOf.filter((one) => languages.includes(one))
  const standing = spoken.length > 0 ? 'met' : areAllLanguages ? 'unmet' : 'unsure'
  return [{ kind: 'language', standing, anyOf, spoken, words }]
}

function ageFact({ isAdult, isOlder }: ReadVolunteer, { age }: ReadProject): Fact[] {
  if (age === null) return []
  const said = age.least >= older ? isOlder : isOlder === true ? true : isAdult
  return [{ kind: 'age', standing: said === null ? 'unsure' : said ? 'met' : 'unmet', ...age }]
}

/** Whether nothing keeps this person from it, as far as both have said. */
export const isEligible = (facts: readonly Fact[]): boolean =>
  facts.every(({ standing }) => standing !== 'unmet')
