/** Derives every sentence about a match again from what both sides entered, using only the vocabulary. */
import type { FindPlace, MatchProject, MatchVolunteer } from '#domain/matching/scoring/factors.ts'
import { findSlotsOfListing, freeSlots } from '#domain/matching/parsing/days.ts'
import { removeNegations } from '#domain/matching/parsing/negations.ts'
import { parsePlace } from '#domain/matching/parsing/places.ts'
import { defaultLanguage } from '#contract/i18n/languages.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { causeSimilarity } from '#domain/vocabulary/cause-graph.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { workOf } from '#domain/vocabulary/work-graph.ts'
import { isMentioned, labelsIn, skillChecks, listStatedSkills, textOf } from './true-skills.ts'
import { isAtDistance } from './great-circle.ts'

interface Pair {
  volunteer: MatchVolunteer
  project: MatchProject
  findPlace: FindPlace
}
type Check = (pair: Pair, said: string[], sentence: string) => boolean

const hours = (pair: Pair) => pair.project.timeCommitment

const checks: readonly [RegExp, Check][] = [
  [
    /^(?:(?:Matching skills|Related to your skills|Similar to work in your profile|Also mentions|Both mention|Your profile asks not to do this): |Little in common|Asks for [^(]+ \(“.+”\), which your profile doesn’t name)/u,
    (pair, _, sentence) =>
      sentence.split(/; (?=[A-Z][a-z ]+: |Asks for )/u).every((list) => {
        const rule = skillChecks.find(([words]) => words.test(list))
        return rule?.[1](pair, (rule[0].exec(list) ?? []).slice(1)) === true
      }),
  ],
  [
    /^Asks for none of your skills$/u,
    ({ volunteer, project }) =>
      !listStatedSkills(project).some((label) =>
        workOf(label).some((id) => volunteer.skills.flatMap(workOf).includes(id)),
      ),
  ],
  [
    /^No specific skills required$/u,
    ({ project }) => listStatedSkills(project).every((label) => label.trim() === ''),
  ],
  [
    /^Matching causes: (.+?)(?:; Related to your causes: (.+))?$/u,
    (pair, [same = '', close]) =>
      labelsIn(same, pair.project.causeAreas)?.every((label) =>
        pair.volunteer.causes.some((own) => canonicalCause(own) === canonicalCause(label)),
      ) === true &&
      (close === undefined || areNearCauses(pair, close)),
  ],
  [/^Related to your causes: (.+)$/u, (pair, [close = '']) => areNearCauses(pair, close)],
  [
    /^Mentions “(.+)”, which (?:fits|is related to) your cause (.+)$/u,
    ({ project, volunteer }, [words = '', cause = '']) =>
      isMentioned(textOf(project), words) && volunteer.causes.includes(cause),
  ],
  [
    /^Your profile mentions “(.+)”(?::|, related to) (.+)$/u,
    ({ volunteer, project }, [own = '', cause = '']) =>
      isMentioned((volunteer.biography ?? '').toLowerCase(), own) &&
      (project.causeAreas.includes(cause) || isMentioned(textOf(project), cause)),
  ],
  [/^No causes listed, which counts half$/u, ({ project }) => project.causeAreas.length === 0],
  [/^Add causes to your profile to improve this$/u, ({ volunteer }) => volunteer.causes.length === 0],
  [
    /^(?:Not one of your causes, so it counts half|None of these are your causes, so they count half): /u,
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
    /^Remote work, which isn’t in your working style$/u,
    ({ project, volunteer }) => project.isRemote && volunteer.takesRemote === false,
  ],
  [
    /^On site, but you only take remote work$/u,
    ({ project, volunteer }) => !project.isRemote && volunteer.remoteOnly === true,
  ],
  [
    /^([\d,]+) km from you: (.+)$/u,
    ({ volunteer, project, findPlace }, [distance = '', place]) =>
      !project.isRemote &&
      project.location === place &&
      isAtDistance(findPlace(volunteer.location), findPlace(project.location), distance),
  ],
  [
    /^(?:In your city|Same district as you): (.+), according to the description$/u,
    ({ project }, [districts = '']) =>
      !project.isRemote && districts.split(', ').some((one) => isMentioned(textOf(project), one)),
  ],
  [
    /^(.+), but your profile says “(.+)”$/u,
    ({ project, volunteer }, [place = '', words]) =>
      !project.isRemote &&
      (project.location === place || isMentioned(textOf(project), place)) &&
      isMentioned((volunteer.biography ?? '').toLowerCase(), words),
  ],
  [
    /^(Near you|Same district as you \(.+?\)|In your city|In your state): (.+)$/u,
    ({ project, volunteer }, [, place]) =>
      !project.isRemote &&
      project.location === place &&
      parsePlace(place).at(-1) === parsePlace(volunteer.location).at(-1),
  ],
  [
    /^Far from you: (.+)$/u,
    ({ project, volunteer }, [place = '']) =>
      project.location === place && parsePlace(place).at(-1) !== parsePlace(volunteer.location).at(-1),
  ],
  [
    /^Unknown location$/u,
    ({ project, volunteer }) =>
      parsePlace(project.location).length === 0 || parsePlace(volunteer.location).length === 0,
  ],
  [
    /^Weekly hours not stated(?:; the listing says “.+?”)?(; not on the days you listed)?$/u,
    (pair, [days]) => hours(pair) === null && haveOtherDays(pair, days),
  ],
  [
    /^(\d+) hours? a week; add your weekly hours to improve this(?:; the listing says “.+?”)?(; not on the days you listed)?$/u,
    (pair, [requested, days]) =>
      hours(pair) === Number(requested) && pair.volunteer.freeHours === null && haveOtherDays(pair, days),
  ],
  [
    /^(\d+) hours? a week fits your available hours(?: \(.+?\))?(?:; the listing says “.+?”)?(; not on the days you listed)?$/u,
    (pair, [requested, days]) =>
      hours(pair) === Number(requested) &&
      (pair.volunteer.freeHours ?? 0) >= Number(requested) &&
      haveOtherDays(pair, days),
  ],
  [
    /^(\d+) hours? a week, but you have (\d+) hours? available(?: \(.+?\))?(?:; the listing says “.+?”)?(; not on the days you listed)?$/u,
    (pair, [requested, free, days]) =>
      hours(pair) === Number(requested) &&
      pair.volunteer.freeHours === Number(free) &&
      haveOtherDays(pair, days),
  ],
  [/^Beginner role: “(.+)”$/u, ({ project }, [words]) => isMentioned(textOf(project), words)],
  [/^No experience level required$/u, ({ project }) => project.experienceLevel === null],
  [
    /^Your experience level: (.+)$/u,
    ({ volunteer, project }, [label]) => isLevel(project, label) && isLevel(volunteer, label),
  ],
  [
    /^Asks for (.+); add your experience level to improve this$/u,
    ({ volunteer, project }, [label]) => isLevel(project, label) && volunteer.experienceLevel === null,
  ],
  [
    /^Asks for (.+); your level is (.+)$/u,
    ({ volunteer, project }, [requested, own]) =>
      isLevel(project, requested) && isLevel(volunteer, own) && requested !== own,
  ],
]

const areNearCauses = ({ volunteer, project }: Pair, list: string) =>
  labelsIn(list, project.causeAreas)?.every((label) =>
    volunteer.causes.some((own) => {
      const similarity = causeSimilarity(canonicalCause(own), canonicalCause(label))
      return similarity > 0 && similarity < 1
    }),
  ) === true

function haveOtherDays({ volunteer, project }: Pair, days: string | undefined): boolean {
  const biography = volunteer.biography ?? ''
  const own = freeSlots(volunteer.availability ?? null, biography, removeNegations(biography))
  const requested = findSlotsOfListing(`${project.title ?? ''}. ${project.description ?? ''}`)
  const differ = own.length > 0 && requested.length > 0 && !own.some((slot) => requested.includes(slot))
  return differ === (days !== undefined)
}

const isLevel = ({ experienceLevel }: Pick<MatchProject, 'experienceLevel'>, label: string | undefined) =>
  experienceLevel !== null && optionsCatalog.read(defaultLanguage).experienceLevel[experienceLevel] === label

/** The sentences that do not follow from the pair, or that no check covers. */
export function listUntrueSentences(pair: Pair, sentences: readonly string[]): string[] {
  return sentences.filter((sentence) => {
    const rule = checks.find(([words]) => words.test(sentence))
    if (!rule) return true
    const [words, check] = rule
    return !check(pair, (words.exec(sentence) ?? []).slice(1), sentence)
  })
}
