/** Derives every sentence about a match anew from what both sides say, by no more than the vocabulary. */
import type { MatchProject, MatchVolunteer } from '#domain/matching.ts'
import { findSlots, freeSlots } from '#domain/matching/days.ts'
import { readPlace } from '#domain/matching/places.ts'
import { experienceLevelLabels } from '#domain/options/projects.ts'
import { causeSimilarity } from '#domain/vocabulary/cause-graph.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { standsInFor, workOf } from '#domain/vocabulary/work-graph.ts'
import { readStems } from '#domain/vocabulary/words.ts'

interface Pair {
  volunteer: MatchVolunteer
  project: MatchProject
}
type Check = (pair: Pair, said: string[], sentence: string) => boolean

const statedOf = ({ requiredSkills, preferredSkills }: MatchProject) => [
  ...requiredSkills,
  ...preferredSkills,
]
const textOf = ({ title = '', description = '' }: MatchProject) => `${title}\n${description}`.toLowerCase()
const toldOf = ({ skills, biography }: MatchVolunteer) =>
  [...skills, biography ?? ''].join('\n').toLowerCase()
const isSaid = (text: string, words: string | undefined) => text.includes((words ?? '').toLowerCase())

/** Whether a label is a skill of the volunteer's, listed under any of its names or named in the biography. */
function hasSkill({ skills, biography }: MatchVolunteer, label: string): boolean {
  const own = new Set(skills.flatMap(workOf))
  const spoken = new Set(workOf(biography ?? ''))
  return workOf(label).every(
    (id) => own.has(id) || spoken.has(id) || isSaid(biography ?? '', label) || isNarrower(id, own),
  )
}
const isNarrower = (id: string, own: ReadonlySet<string>) => [...own].some((one) => standsInFor(one, id) > 0)

/** The labels of which a list is made; null where it holds anything else. The longest first: one may be a part of another. */
function labelsIn(list: string, known: readonly string[]): string[] | null {
  let rest = list
  const found: string[] = []
  for (const label of known.toSorted((one, other) => other.length - one.length)) {
    if (!rest.includes(label)) continue
    found.push(label)
    rest = rest.replaceAll(label, '')
  }
  return /^[\s,]*$/u.test(rest) ? found : null
}

const near = /^(?<asked>.+?) \((?<preferred>preferred; )?(?<offered>.+) counts (?<percent>\d+)% for it\)$/u
const hours = (pair: Pair) => pair.project.timeCommitment

/** The lists of which the sentence about the skills is made. */
const skillChecks: readonly [RegExp, (pair: Pair, said: string[]) => boolean][] = [
  [
    /^Your skills: (.+)$/u,
    ({ volunteer, project }, [same = '']) =>
      labelsIn(same.replaceAll(' (preferred)', ''), statedOf(project))?.every((label) =>
        hasSkill(volunteer, label),
      ) === true &&
      [...same.matchAll(/(?:^|, )(?<label>[^,]+) \(preferred\)/gu)].every(({ groups }) =>
        project.preferredSkills.some((label) => label.endsWith(groups?.['label'] ?? '')),
      ),
  ],
  [/^Close to your skills: (.+)$/u, (pair, [close = '']) => isNear(pair, close)],
  [
    /^Work like yours: (.+)$/u,
    ({ volunteer, project }, [list = '']) =>
      [...list.matchAll(/(?<asked>[^()]+?) \(you: (?<offered>[^()]+)\)(?:, |$)/gu)].every(
        ({ groups }) =>
          (isSaid(textOf(project), groups?.['asked']) ||
            statedOf(project).includes(groups?.['asked'] ?? '')) &&
          isSaid(toldOf(volunteer), groups?.['offered']),
      ),
  ],
  [
    /^Both speak of: (.+)$/u,
    ({ volunteer, project }, [list = '']) => {
      const stems = new Set(readStems(toldOf(volunteer)))
      return list
        .split(', ')
        .every((word) => isSaid(textOf(project), word) && readStems(word).every((stem) => stems.has(stem)))
    },
  ],
]

const checks: readonly [RegExp, Check][] = [
  [
    /^(?:Your skills|Close to your skills|Work like yours|Both speak of): /u,
    (pair, _, sentence) =>
      sentence.split(/; (?=[A-Z][a-z ]+: )/u).every((list) => {
        const rule = skillChecks.find(([words]) => words.test(list))
        return rule?.[1](pair, (rule[0].exec(list) ?? []).slice(1)) === true
      }),
  ],
  [
    /^Asks for none of your skills$/u,
    ({ volunteer, project }) =>
      !statedOf(project).some((label) =>
        workOf(label).some((id) => volunteer.skills.flatMap(workOf).includes(id)),
      ),
  ],
  [
    /^Asks for no particular skill$/u,
    ({ project }) => statedOf(project).every((label) => label.trim() === ''),
  ],
  [
    /^Your causes: (.+?)(?:; Close to your causes: (.+))?$/u,
    ({ volunteer, project }, [same = '', close]) =>
      labelsIn(same, project.causeAreas)?.every((label) =>
        volunteer.causes.some((own) => canonicalCause(own) === canonicalCause(label)),
      ) === true &&
      (close === undefined || areNearCauses({ volunteer, project }, close)),
  ],
  [/^Close to your causes: (.+)$/u, (pair, [close = '']) => areNearCauses(pair, close)],
  [
    /^Your cause in its text: (.+)$/u,
    ({ project, volunteer }, [words = '']) => isSaid(textOf(project), words) && volunteer.causes.length > 0,
  ],
  [
    /^Your profile speaks of “(.+)”: (.+)$/u,
    ({ volunteer, project }, [own = '', cause = '']) =>
      isSaid((volunteer.biography ?? '').toLowerCase(), own) &&
      (project.causeAreas.includes(cause) || isSaid(textOf(project), cause)),
  ],
  [/^No cause is named$/u, ({ project }) => project.causeAreas.length === 0],
  [/^Your profile names no cause$/u, ({ volunteer }) => volunteer.causes.length === 0],
  [
    /^Another cause than those you named$/u,
    ({ volunteer, project }) =>
      !project.causeAreas.some((cause) =>
        volunteer.causes.some((own) => canonicalCause(own) === canonicalCause(cause)),
      ),
  ],
  [
    /^Remote work$/u,
    ({ project, volunteer }) =>
      project.isRemote && (volunteer.remoteOnly === true || volunteer.takesRemote !== false),
  ],
  [
    /^Remote work, which is not among your ways of working$/u,
    ({ project, volunteer }) => project.isRemote && volunteer.takesRemote === false,
  ],
  [
    /^On site, and you take remote work only$/u,
    ({ project, volunteer }) => !project.isRemote && volunteer.remoteOnly === true,
  ],
  [/^\d+ km from you: (.+)$/u, ({ project }, [place]) => !project.isRemote && project.location === place],
  [
    /^(Near you|In your city|In your state): (.+)$/u,
    ({ project, volunteer }, [, place]) =>
      !project.isRemote &&
      project.location === place &&
      readPlace(place).at(-1) === readPlace(volunteer.location).at(-1),
  ],
  [
    /^Far from you: (.+)$/u,
    ({ project, volunteer }, [place = '']) =>
      project.location === place && readPlace(place).at(-1) !== readPlace(volunteer.location).at(-1),
  ],
  [
    /^The place is not known$/u,
    ({ project, volunteer }) =>
      readPlace(project.location).length === 0 || readPlace(volunteer.location).length === 0,
  ],
  [
    /^Hours a week are not stated(; on other days than yours)?$/u,
    (pair, [days]) => hours(pair) === null && haveOtherDays(pair, days),
  ],
  [
    /^(\d+) h a week; your profile names no hours(; on other days than yours)?$/u,
    (pair, [asked, days]) =>
      hours(pair) === Number(asked) && pair.volunteer.freeHours === null && haveOtherDays(pair, days),
  ],
  [
    /^(\d+) h a week fit your free hours(?: \(.+?\))?(; on other days than yours)?$/u,
    (pair, [asked, days]) =>
      hours(pair) === Number(asked) &&
      (pair.volunteer.freeHours ?? 0) >= Number(asked) &&
      haveOtherDays(pair, days),
  ],
  [
    /^(\d+) h a week, of which (-?\d+) h are free(?: \(.+?\))?(; on other days than yours)?$/u,
    (pair, [asked, free, days]) =>
      hours(pair) === Number(asked) && pair.volunteer.freeHours === Number(free) && haveOtherDays(pair, days),
  ],
  [/^A role for beginners: “(.+)”$/u, ({ project }, [words]) => isSaid(textOf(project), words)],
  [/^No level of experience is asked$/u, ({ project }) => project.experienceLevel === null],
  [
    /^Asks for your level of experience: (.+)$/u,
    ({ volunteer, project }, [label]) => isLevel(project, label) && isLevel(volunteer, label),
  ],
  [
    /^Asks for (.+); your profile names no level$/u,
    ({ volunteer, project }, [label]) => isLevel(project, label) && volunteer.experienceLevel === null,
  ],
  [
    /^Asks for (.+); you are (.+)$/u,
    ({ volunteer, project }, [asked, own]) =>
      isLevel(project, asked) && isLevel(volunteer, own) && asked !== own,
  ],
]

function isNear({ volunteer, project }: Pair, list: string): boolean {
  return list.split(/(?<=for it\)), /u).every((one) => {
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

const areNearCauses = ({ volunteer, project }: Pair, list: string) =>
  labelsIn(list, project.causeAreas)?.every((label) =>
    volunteer.causes.some((own) => {
      const similarity = causeSimilarity(canonicalCause(own), canonicalCause(label))
      return similarity > 0 && similarity < 1
    }),
  ) === true

function haveOtherDays({ volunteer, project }: Pair, days: string | undefined): boolean {
  const own = freeSlots(volunteer.availability ?? null, volunteer.biography ?? '')
  const asked = findSlots(`${project.title ?? ''}. ${project.description ?? ''}`)
  const differ = own.length > 0 && asked.length > 0 && !own.some((slot) => asked.includes(slot))
  return differ === (days !== undefined)
}

const isLevel = ({ experienceLevel }: Pick<MatchProject, 'experienceLevel'>, label: string | undefined) =>
  experienceLevel !== null && experienceLevelLabels[experienceLevel] === label

/** Those of the sentences that do not follow from the pair, or that nothing is known of. */
export function untrueOf(pair: Pair, sentences: readonly string[]): string[] {
  return sentences.filter((sentence) => {
    const rule = checks.find(([words]) => words.test(sentence))
    if (!rule) return true
    const [words, check] = rule
    return !check(pair, (words.exec(sentence) ?? []).slice(1), sentence)
  })
}
