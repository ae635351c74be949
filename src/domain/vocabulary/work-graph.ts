import { buildPhrases } from './phrases.ts'
import { skillSimilarity } from './skill-graph.ts'
import { canonicalSkill } from './skills.ts'
import { kindsOfWork } from './work/all.ts'
import { idioms } from './work/idioms.ts'
import { extractStems } from './words.ts'

/** Kinds of work that partly stand in for each other, besides the similar pairs of listed skills. */
export const nearWork: readonly (readonly [string, string, number])[] = [
  // words and publicity
  ['content-writing', 'grant-writing', 0.5],
  ['copywriting', 'digital-marketing', 0.5],
  ['content-writing', 'digital-marketing', 0.4],
  ['content-writing', 'research', 0.3],
  ['letter-writing', 'fundraising', 0.3],
  ['public-relations', 'digital-marketing', 0.5],
  ['public-relations', 'community-outreach', 0.5],
  ['graphic-design', 'digital-marketing', 0.3],
  ['graphic-design', 'photography', 0.3],
  ['arts-crafts', 'graphic-design', 0.3],
  // offices, money and leading
  ['administrative-support', 'database', 0.3],
  ['administrative-support', 'operations', 0.4],
  ['administrative-support', 'customer-service', 0.5],
  ['project-management', 'volunteer-management', 0.5],
  ['project-management', 'strategy', 0.4],
  ['project-management', 'nonprofit-management', 0.4],
  ['event-planning', 'event-support', 0.5],
  ['event-planning', 'fundraising', 0.3],
  ['accounting', 'data-analysis', 0.3],
  ['database', 'web-development', 0.4],
  ['gis', 'software-engineering', 0.4],
  ['membership', 'grant-writing', 0.4],
  ['sponsorship', 'grant-writing', 0.5],
  // the public and the law
  ['advocacy', 'community-outreach', 0.6],
  ['advocacy', 'legal', 0.4],
  ['advocacy', 'research', 0.3],
  ['community-outreach', 'customer-service', 0.3],
  ['benefits-advice', 'tax-preparation', 0.4],
  ['interpreting', 'language-lessons', 0.5],
  ['translation', 'english-lessons', 0.3],
  ['translation', 'customer-service', 0.2],
  // people
  ['mentoring', 'teaching', 0.5],
  ['mentoring', 'counseling', 0.4],
  ['mentoring', 'sports-coaching', 0.3],
  ['childcare', 'teaching', 0.3],
  ['childcare', 'arts-education', 0.4],
  ['youth-work', 'teaching', 0.3],
  ['youth-work', 'sports-coaching', 0.4],
  ['youth-work', 'performing-arts', 0.3],
  ['health-services', 'counseling', 0.3],
  ['friendly-visiting', 'customer-service', 0.3],
  ['emergency-response', 'running', 0.2],
  // hands
  ['food-service', 'cooking', 0.6],
  ['food-service', 'event-support', 0.3],
  ['food-pantry', 'delivery', 0.4],
  ['sorting-packing', 'delivery', 0.3],
  ['sorting-packing', 'cleaning', 0.4],
  ['carpentry-repair', 'stage-crew', 0.5],
  ['sewing', 'stage-crew', 0.3],
  ['carpentry-repair', 'gardening-conservation', 0.3],
  ['arts-crafts', 'performing-arts', 0.2],
]

/** How much of the wider kind of work someone can do who does the narrower one, and the other way around. */
const similarityToWider = 0.7
const similarityToNarrower = 0.5

const workById = new Map(kindsOfWork.map((work) => [work.id, work]))
const nearByPair = new Map(
  nearWork.flatMap(([a, b, near]): [string, number][] => [
    [`${a} ${b}`, near],
    [`${b} ${a}`, near],
  ]),
)
/** By its own name first, then by names that people type for it, then by a phrase. Built on first use. */
function findIdByName(name: string): string | undefined {
  idByName ??= new Map([
    ...kindsOfWork
      .flatMap(({ id, phrases }) => phrases.map((phrase): [string, string] => [toKey(phrase), id]))
      .toReversed(),
    ...kindsOfWork.flatMap(({ id, names }) => names.map((each): [string, string] => [toKey(each), id])),
    ...kindsOfWork.map(({ id, label }): [string, string] => [toKey(label), id]),
  ])
  return idByName.get(toKey(name))
}
let idByName: ReadonlyMap<string, string> | undefined

function toKey(name: string): string {
  return extractStems(name).toSorted().join(' ')
}

/** The kinds of work that a text mentions, in order. */
export const findWork = buildPhrases(() => [
  ...idioms.split(',').map((idiom): [string, string] => [idiom, '']),
  ...kindsOfWork.flatMap(({ id, phrases }) => phrases.map((phrase): [string, string] => [phrase, id])),
])

/** Whether a kind of work is a typed-in skill that the vocabulary doesn't know. */
export const isTypedIn = (id: string): boolean => !workById.has(id)

/**
 * The kinds of work that a skill label means: the listed skill, else a known kind by its name or by a phrase in the
 * label ("Girls' soccer coach"), else the typed-in skill itself.
 */
export function workOf(label: string): string[] {
  const skill = canonicalSkill(label)
  if (skill === '' || !skill.startsWith('custom:')) return skill === '' ? [] : [skill]
  const named = findIdByName(label)
  if (named !== undefined) return [named]
  const spoken = [...new Set(findWork(label).map(({ id }) => id))]
  return spoken.length > 0 ? spoken : [skill]
}

/** The kind of work itself and all wider ones, each with the number of steps up to it. */
export function widerWork(id: string): ReadonlyMap<string, number> {
  const known = widerById.get(id)
  if (known) return known
  const steps = new Map([[id, 0]])
  for (const wider of workById.get(id)?.wider ?? []) {
    for (const [above, further] of widerWork(wider)) {
      steps.set(above, Math.min(steps.get(above) ?? Infinity, further + 1))
    }
  }
  widerById.set(id, steps)
  return steps
}
const widerById = new Map<string, ReadonlyMap<string, number>>()

/** Whether two kinds of work are so similar that someone who names one may mean the other. */
export const isNear = (one: string, other: string): boolean =>
  Math.max(workSimilarity(one, other), workSimilarity(other, one)) >= nearEnough
const nearEnough = 0.4

/** How well one kind of work stands in for a requested one, in [0,1]; 1 for the same. */
export function workSimilarity(own: string, requested: string): number {
  if (own === requested) return 1
  if (isTypedIn(own) || isTypedIn(requested)) return 0
  const similarities = similaritiesOf.get(own) ?? new Map<string, number>()
  const known = similarities.get(requested)
  if (known !== undefined) return known
  const found = findSimilarity(own, requested)
  similaritiesOf.set(own, similarities.set(requested, found))
  return found
}
/** By the own work, then by the requested one. */
const similaritiesOf = new Map<string, Map<string, number>>()

function findSimilarity(own: string, requested: string): number {
  let best = 0
  for (const [from, up] of widerWork(own)) {
    for (const [to, down] of widerWork(requested)) {
      const near = Math.max(skillSimilarity(from, to), nearByPair.get(`${from} ${to}`) ?? 0)
      best = Math.max(best, near * similarityToWider ** up * similarityToNarrower ** down)
    }
  }
  return best
}

/** Skills whose work can be delivered remotely, and parts of them that can't. */
const remoteWork = new Set(
  `ui-ux-design graphic-design branding video web-development mobile-development database cloud cybersecurity
  data-analysis research digital-marketing social-media seo-sem public-relations content-writing copywriting
  translation grant-writing strategy accounting`.split(/\s+/u),
)
const onSite = new Set(
  `interpreting language-lessons coding-lessons financial-literacy citizen-science history-research architecture
  creative-writing board-service letter-writing sponsorship it-support`.split(/\s+/u),
)

/** Whether a kind of work can be delivered remotely: writing, design, code, analysis. */
export function canBeDoneRemotely(id: string): boolean {
  return !onSite.has(id) && [...widerWork(id).keys()].some((wider) => remoteWork.has(wider))
}
