/** Derives the sentence about the skills of a match anew, and what the others need to be derived. */
import type { MatchProject, MatchVolunteer } from '#domain/matching.ts'
import { withoutDenials } from '#domain/matching/denials.ts'
import { standsInFor, workOf } from '#domain/vocabulary/work-graph.ts'
import { readStems } from '#domain/vocabulary/words.ts'

interface Pair {
  volunteer: MatchVolunteer
  project: MatchProject
}

export const statedOf = ({ requiredSkills, preferredSkills }: MatchProject) => [
  ...requiredSkills,
  ...preferredSkills,
]
export const textOf = ({ title = '', description = '' }: MatchProject) =>
  `${title}\n${description}`.toLowerCase()
const toldOf = ({ skills, biography }: MatchVolunteer) =>
  [...skills, withoutDenials(biography ?? '')].join('\n').toLowerCase()
export const isSaid = (text: string, words: string | undefined) => text.includes((words ?? '').toLowerCase())

/** Whether a label is a skill of the volunteer's, listed under any of its names or named in the biography. */
function hasSkill({ skills, biography: written }: MatchVolunteer, label: string): boolean {
  const biography = withoutDenials(written ?? '')
  const own = new Set(skills.flatMap(workOf))
  const spoken = new Set(workOf(biography))
  return workOf(label).every(
    (id) => own.has(id) || spoken.has(id) || isSaid(biography.toLowerCase(), label) || isNarrower(id, own),
  )
}
const isNarrower = (id: string, own: ReadonlySet<string>) => [...own].some((one) => standsInFor(one, id) > 0)

/** The labels of which a list is made; null where it holds anything else. The longest first: one may be a part of another. */
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

/** Whether the listing names each kind of work of a list, and the volunteer what they have for it. */
function isSaidOnBothSides({ volunteer, project }: Pair, [list = '']: string[]): boolean {
  const parts = list.matchAll(/(?<asked>[^()]+?)(?: \(yours: (?<offered>[^()]+)\))?(?:, |$)/gu)
  return [...parts].every(({ groups }) => {
    const { asked = '', offered } = groups ?? {}
    const isAsked = isSaid(textOf(project), asked) || statedOf(project).includes(asked)
    return isAsked && isSaid(toldOf(volunteer), offered ?? asked)
  })
}

/** The lists of which the sentence about the skills is made. */
export const skillChecks: readonly [RegExp, (pair: Pair, said: string[]) => boolean][] = [
  [
    /^Matching skills: (.+)$/u,
    ({ volunteer, project }, [same = '']) =>
      labelsIn(
        same.replaceAll(/ \((?:preferred)?(?:; )?(?:yours: [^()]+)?\)/gu, ''),
        statedOf(project),
      )?.every((label) => hasSkill(volunteer, label)) === true &&
      [...same.matchAll(/(?:^|, )(?<label>[^,()]+) \(preferred/gu)].every(({ groups }) =>
        project.preferredSkills.some((label) => label.endsWith(groups?.['label'] ?? '')),
      ),
  ],
  [/^Related to your skills: (.+)$/u, (pair, [close = '']) => isNear(pair, close)],
  [/^Similar to your work: (.+)$/u, isSaidOnBothSides],
  [
    /^Also mentions: (.+)$/u,
    (pair, [list = '']) => statedOf(pair.project).length > 0 && isSaidOnBothSides(pair, [list]),
  ],
  [
    /^Both mention: (.+)$/u,
    ({ volunteer, project }, [list = '']) => {
      const stems = new Set(readStems(toldOf(volunteer)))
      return list
        .split(', ')
        .every((word) => isSaid(textOf(project), word) && readStems(word).every((stem) => stems.has(stem)))
    },
  ],
]

function isNear({ volunteer, project }: Pair, list: string): boolean {
  return list.split(/(?<=% match with [^%]+\)), /u).every((one) => {
    const { asked = '', preferred, offered = '', percent = '' } = near.exec(one)?.groups ?? {}
    const best = Math.max(
      ...workOf(asked).flatMap((to) => [...workOf(offered)].map((from) => standsInFor(from, to))),
    )
    return (
      statedOf(project).includes(asked) &&
      (preferred === undefined || project.preferredSkills.includes(asked)) &&
      isSaid(toldOf(volunteer), offered) &&
      Math.round(100 * best) >= Number(percent) &&
      Number(percent) > 0
    )
  })
}
