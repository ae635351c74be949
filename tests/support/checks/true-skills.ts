/** Derives the sentence about a match's skills again, with functions that the other checks need. */
import type { MatchProject, MatchVolunteer } from '#domain/matching/scoring/factors.ts'
import { removeNegations } from '#domain/matching/parsing/negations.ts'
import { workSimilarity, workOf } from '#domain/vocabulary/work-graph.ts'
import { extractStems } from '#domain/vocabulary/words.ts'

interface Pair {
  volunteer: MatchVolunteer
  project: MatchProject
}

export const listStatedSkills = ({ requiredSkills, preferredSkills }: MatchProject) => [
  ...requiredSkills,
  ...preferredSkills,
]
export const textOf = ({ title = '', description = '' }: MatchProject) =>
  `${title}\n${description}`.toLowerCase()
const profileTextOf = ({ skills, biography }: MatchVolunteer) =>
  [...skills, removeNegations(biography ?? '')].join('\n').toLowerCase()
export const isMentioned = (text: string, words: string | undefined) =>
  text.includes((words ?? '').toLowerCase())

/** Whether a label is one of the volunteer's skills, listed under any of its names or mentioned in the biography. */
function hasSkill({ skills, biography: written }: MatchVolunteer, label: string): boolean {
  const biography = removeNegations(written ?? '')
  const own = new Set(skills.flatMap(workOf))
  const spoken = new Set(workOf(biography))
  return workOf(label).every(
    (id) =>
      own.has(id) || spoken.has(id) || isMentioned(biography.toLowerCase(), label) || isNarrower(id, own),
  )
}
const isNarrower = (id: string, own: ReadonlySet<string>) =>
  [...own].some((one) => workSimilarity(one, id) > 0)

/** The labels in a list; null if it contains anything else. The longest first, because one may be part of another. */
export function labelsIn(list: string, known: readonly string[]): string[] | null {
  let rest = list
  const found: string[] = []
  for (const label of known.toSorted((one, other) => other.length - one.length)) {
    if (!rest.includes(label)) continue
    found.push(label)
    rest = rest.replaceAll(label, '')
  }
  return /^[\s,]*$/u.test(rest) ? found : null
}

const near = /^(?<asked>.+?) \((?<preferred>preferred; )?(?<percent>\d+)% match with (?<offered>.+)\)$/u

/** Whether the project names each kind of work of a list, and the volunteer has something for it. */
function isMentionedOnBothSides({ volunteer, project }: Pair, [list = '']: string[]): boolean {
  const parts = list.matchAll(/(?<asked>[^()]+?)(?: \(yours: (?<offered>[^()]+)\))?(?:, |$)/gu)
  return [...parts].every(({ groups }) => {
    const { asked: requested = '', offered } = groups ?? {}
    const isRequested =
      isMentioned(textOf(project), requested) || listStatedSkills(project).includes(requested)
    return isRequested && isMentioned(profileTextOf(volunteer), offered ?? requested)
  })
}

/** The lists that make up the sentence about the skills. */
export const skillChecks: readonly [RegExp, (pair: Pair, said: string[]) => boolean][] = [
  [
    /^Matching skills: (.+)$/u,
    ({ volunteer, project }, [same = '']) =>
      labelsIn(
        same.replaceAll(/ \((?:preferred)?(?:; )?(?:yours: [^()]+)?\)/gu, ''),
        listStatedSkills(project),
      )?.every((label) => hasSkill(volunteer, label)) === true &&
      [...same.matchAll(/(?:^|, )(?<label>[^,()]+) \(preferred/gu)].every(({ groups }) =>
        project.preferredSkills.some((label) => label.endsWith(groups?.['label'] ?? '')),
      ),
  ],
  [
    /^Related to your skills: (.+)$/u,
    (pair, [list = '']) => {
      const close = list.match(closeInList) ?? []
      const others = list
        .replaceAll(closeInList, '')
        .split(/, (?:, )*/u)
        .filter((one) => one !== '')
      return (
        close.every((one) => isNear(pair, one)) &&
        (others.length === 0 || isMentionedOnBothSides(pair, [others.join(', ')]))
      )
    },
  ],
  [
    /^Little in common with your skills$/u,
    ({ volunteer, project }) => {
      const own = volunteer.skills.flatMap(workOf)
      return listStatedSkills(project).every((label) => !workOf(label).every((id) => own.includes(id)))
    },
  ],
  [
    /^Your profile asks not to do this: (.+)$/u,
    (pair, [list = '']) =>
      isMentionedOnBothSides({ ...pair, volunteer: { ...pair.volunteer, biography: null } }, [list]) ||
      list.split(', ').every((one) => isMentioned((pair.volunteer.biography ?? '').toLowerCase(), one)),
  ],
  [/^Asks for ([^(]+) \(“(.+)”\), which your profile doesn’t name$/u, areOtherLanguages],
  [/^Similar to work in your profile: (.+)$/u, isMentionedOnBothSides],
  [
    /^Also mentions: (.+)$/u,
    (pair, [list = '']) => listStatedSkills(pair.project).length > 0 && isMentionedOnBothSides(pair, [list]),
  ],
  [
    /^Both mention: (.+)$/u,
    ({ volunteer, project }, [list = '']) => {
      const stems = new Set(extractStems(profileTextOf(volunteer)))
      return list
        .split(', ')
        .every(
          (word) => isMentioned(textOf(project), word) && extractStems(word).every((stem) => stems.has(stem)),
        )
    },
  ],
]

/** Whether the project asks for work in each of these languages, and a volunteer who does such work names none of them. */
function areOtherLanguages({ volunteer, project }: Pair, [list = '', skill = '']: string[]): boolean {
  const languages = list.split(/, or | or |, /u)
  const profile = [profileTextOf(volunteer), ...(volunteer.languages ?? [])].join('\n').toLowerCase()
  const own = [...volunteer.skills.flatMap(workOf), ...workOf(removeNegations(volunteer.biography ?? ''))]
  return (
    (isMentioned(textOf(project), skill) || listStatedSkills(project).includes(skill)) &&
    workOf(skill).some((id) => isNarrower(id, new Set(own))) &&
    languages.every((one) => isMentioned(textOf(project), one) && !isMentioned(profile, one))
  )
}

/** The items of a list that say how similar they are. */
const closeInList = /(?<=^|, )[^()]+? \((?:preferred; )?\d+% match with [^()]+\)/gu

function isNear({ volunteer, project }: Pair, list: string): boolean {
  return list.split(/(?<=% match with [^%]+\)), /u).every((one) => {
    const { asked: requested = '', preferred, offered = '', percent = '' } = near.exec(one)?.groups ?? {}
    // Several kinds of work may cover more together than the best of them.
    const names = offered
      .split(/, and |, | and /u)
      .every((name) => isMentioned(profileTextOf(volunteer), name))
      ? offered.split(/, and |, | and /u)
      : [offered]
    const uncovered = workOf(requested).map((to) =>
      names
        .map((name) => Math.max(...workOf(name).map((from) => workSimilarity(from, to))))
        .reduce((left, similarity) => left * (1 - similarity), 1),
    )
    const best = 1 - Math.min(...uncovered)
    return (
      listStatedSkills(project).includes(requested) &&
      (preferred === undefined || project.preferredSkills.includes(requested)) &&
      names.every((name) => isMentioned(profileTextOf(volunteer), name)) &&
      Math.round(100 * best) >= Number(percent) &&
      Number(percent) > 0
    )
  })
}
