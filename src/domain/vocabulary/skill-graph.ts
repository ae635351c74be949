import { skills } from './skills.ts'

type SkillId = (typeof skills)[number]['id']

/** Curated similar pairs: how well one skill stands in for the other, in [0,1]. */
export const nearSkills = [
  ['copywriting', 'content-writing', 0.8],
  ['seo-sem', 'digital-marketing', 0.7],
  ['social-media', 'digital-marketing', 0.7],
  ['branding', 'graphic-design', 0.7],
  ['cloud', 'system-administration', 0.7],
  ['fundraising', 'grant-writing', 0.6],
  ['project-management', 'operations', 0.6],
  ['strategy', 'nonprofit-management', 0.6],
  ['web-development', 'mobile-development', 0.6],
  ['ui-ux-design', 'graphic-design', 0.5],
  ['social-media', 'content-writing', 0.5],
  ['public-relations', 'content-writing', 0.5],
  ['video', 'photography', 0.5],
  ['data-analysis', 'research', 0.5],
  ['system-administration', 'cybersecurity', 0.5],
  ['project-management', 'event-planning', 0.5],
  ['ui-ux-design', 'web-development', 0.45],
  ['database', 'data-analysis', 0.45],
  ['community-outreach', 'event-planning', 0.4],
] as const satisfies readonly (readonly [SkillId, SkillId, number])[]

const sameFamily = 0.3

const nearByPair = new Map<string, number>(
  nearSkills.flatMap(([a, b, near]): [string, number][] => [
    [`${a} ${b}`, near],
    [`${b} ${a}`, near],
  ]),
)
const familyById = new Map<string, string>(skills.map((skill) => [skill.id, skill.family]))

/**
 * How well one skill stands in for the other, in [0,1] and symmetric, by canonical id: 1 for the same, the curated
 * value of a similar pair, 0.3 within a family, else 0.
 */
export function skillSimilarity(a: string, b: string): number {
  if (a === b) return 1
  const near = nearByPair.get(`${a} ${b}`)
  if (near !== undefined) return near
  const family = familyById.get(a)
  return family !== undefined && family === familyById.get(b) ? sameFamily : 0
}

/** Whether an id is related to one of the others but not one of them. */
export function isRelated(
  id: string,
  ids: readonly string[],
  similarity: (a: string, b: string) => number,
): boolean {
  return !ids.includes(id) && ids.some((own) => similarity(own, id) > 0)
}
