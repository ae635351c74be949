/** The texts of generated projects, built from the product's own vocabulary. */
import { durations } from '#domain/options/projects.ts'
import { causes } from '#domain/vocabulary/causes.ts'
import { skills } from '#domain/vocabulary/skills.ts'
import type { RandomSource } from './random.ts'

const labelsOf = <const Label extends string>(
  entries: readonly [{ labels: readonly [Label, ...Label[]] }, ...{ labels: readonly Label[] }[]],
): readonly [Label, ...Label[]] => {
  const [first, ...rest] = entries
  return [first.labels[0], ...rest.flatMap(({ labels }) => labels.slice(0, 1))]
}

/** The first label of every canonical skill and cause. */
export const skillLabels = labelsOf(skills)
export const causeLabels = labelsOf(causes)

const verbs = [
  'Design',
  'Plan',
  'Write',
  'Build',
  'Review',
  'Translate',
  'Organize',
  'Record',
  'Teach',
] as const
const things = ['website', 'annual report', 'campaign', 'database', 'handbook', 'survey', 'workshop'] as const
const openings = [
  'We are a small team that',
  'Our volunteers',
  'Every week our staff',
  'The people here',
] as const
const doings = ['run', 'look after', 'have built', 'need help with', 'want to improve'] as const
const objects = [
  'a community kitchen',
  'the newsletter',
  'grant applications',
  'an after-school program',
  'the donor database',
  'a mentoring network',
  'the shelter',
  'a garden in the neighborhood',
  'the legal clinic',
  'tutoring for adults',
  'a food pantry',
  'the volunteer handbook',
] as const
const ends = [
  'for families nearby',
  'with local schools',
  'on a small budget',
  'all year round',
  'in two languages',
] as const
const places = ['Portland', 'Austin', 'Chicago', 'Toledo', 'Albany', 'Fresno', 'Tampa', 'Boise'] as const

/** The texts of a project row. */
export interface ProjectTexts {
  title: string
  description: string
  requiredSkills: string[]
  preferredSkills: string[]
  causeAreas: string[]
  hours: number
  duration: string
  location: string | null
}

/** Skewed like real texts: a few skills and causes are common, most are rare. */
export function writeProject(random: RandomSource): ProjectTexts {
  const requiredSkills = random.pickSeveral(skillLabels, 1 + random.below(4))
  const causeAreas = random.pickSeveral(causeLabels, 1 + random.below(3))
  const title = `${random.pick(verbs)} a ${random.pickSkewed(things)} for ${causeAreas[0] ?? ''}`
  return {
    title,
    description: Array.from({ length: 3 + random.below(6) }, () => writeSentence(random)).join(' '),
    requiredSkills,
    preferredSkills: random.pickSeveral(skillLabels, random.below(3)),
    causeAreas,
    hours: random.pickSkewed([5, 10, 4, 8, 3, 15, 20, 2, 12, 30, 40]),
    duration: random.pickSkewed(durations),
    location: random.below(10) < 7 ? null : random.pickSkewed(places),
  }
}

/** Returns one sentence. */
export function writeSentence(random: RandomSource): string {
  const skill = random.pickSkewed(skillLabels).toLowerCase()
  return `${random.pick(openings)} ${random.pick(doings)} ${random.pickSkewed(objects)} ${random.pick(ends)}, and someone with ${skill} would make it easier.`
}
