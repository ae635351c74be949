/** Skills that people typed in and the vocabulary does not know, and where administrators place them (A9, issue 10). */
import { skills } from '#domain/vocabulary/skills.ts'
import { shownSkills } from './admin-lists.ts'
import { adminPerson } from './admin-verification.ts'
import { defineEndpoint } from './endpoint.ts'
import { moment, pageQuery } from './fields.ts'
import { z } from './zod.ts'

export const skillDecisions = ['place', 'keep', 'undo'] as const
export type SkillDecision = (typeof skillDecisions)[number]

const listedSkill = z.enum(skills.map(({ id }) => id))
const listedSkills = skills.map(({ id, label }) => ({ id, label }))
/** The listed skills by their names, in alphabetical order. */
export const skillChoices = listedSkills.toSorted((a, b) => (a.label < b.label ? -1 : 1))

/** What tells typed-in skills apart: their letters without case, spaces and punctuation. */
const typedId = z.string().startsWith('custom:').max(400)

const namedSkill = z.object({ id: listedSkill, label: z.string() })

export const skillSuggestion = z.object({
  id: typedId,
  /** As one of those who state it writes it. */
  label: z.string(),
  /** How many profiles and projects state it. */
  profiles: z.number().int(),
  projects: z.number().int(),
  /** The listed skills that it may mean, the likeliest first. */
  nearest: z.array(namedSkill),
  state: z.enum(shownSkills),
  /** Where it is placed. */
  skill: namedSkill.nullable(),
  decidedBy: adminPerson.nullable(),
  decidedAt: moment.nullable(),
  /** Changes with what is decided. */
  version: z.string(),
})
export type SkillSuggestion = z.infer<typeof skillSuggestion>

export const listSkillSuggestions = defineEndpoint({
  id: 'listSkillSuggestions',
  summary:
    'Typed-in skills that the vocabulary does not have, or those already decided. Those on the most profiles and projects come first.',
  method: 'GET',
  path: '/api/admin/skill-suggestions',
  access: 'admin',
  query: pageQuery.extend({
    // Holds a label.
    cursor: z.string().max(1000).optional(),
    show: z.enum(shownSkills).default('waiting'),
  }),
  response: z.array(skillSuggestion),
  paged: true,
  problems: ['bad_cursor'],
})

export const decideSkillSuggestion = defineEndpoint({
  id: 'decideSkillSuggestion',
  summary:
    'Maps a typed-in skill to a listed one, keeps it as its own skill, or undoes that. Search, filters and matching follow.',
  method: 'PUT',
  path: '/api/admin/skill-suggestions',
  access: 'admin',
  body: z.object({
    id: typedId,
    decision: z.enum(skillDecisions),
    /** Where it is placed; needed for that alone. */
    skillId: listedSkill.nullable().default(null),
    /** As it was read: refused with 409 where somebody else has decided since. */
    version: z.string().max(100),
  }),
  response: skillSuggestion,
  problems: ['typed_skill_not_found', 'case_changed'],
})
