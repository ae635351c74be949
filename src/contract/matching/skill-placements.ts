/**
 * Skills that people typed in and the vocabulary does not contain, and how administrators classify them (A9, issue
 * 10).
 */
import { skills } from '#domain/vocabulary/skills.ts'
import { skillFilters } from '#contract/administration/list-filters.ts'
import { adminPerson } from '#contract/verification/cases.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { isoTimestamp, pageQuery } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'

export const skillDecisions = ['place', 'keep', 'undo'] as const
export type SkillDecision = (typeof skillDecisions)[number]

const listedSkill = z.enum(skills.map(({ id }) => id))
const listedSkills = skills.map(({ id, label }) => ({ id, label }))
/** The vocabulary's skills in alphabetical order. */
export const skillChoices = listedSkills.toSorted((a, b) => (a.label < b.label ? -1 : 1))

/** Identifies a typed-in skill: its text without case, spaces and punctuation. */
const typedId = z.string().startsWith('custom:').max(400)

const skillReference = z.object({ id: listedSkill, label: z.string() })

export const skillSuggestion = z.object({
  id: typedId,
  /** As one of the people who use it wrote it. */
  label: z.string(),
  /** How many profiles and projects use it. */
  profiles: z.number().int(),
  projects: z.number().int(),
  /** Vocabulary skills it may mean, the most likely first. */
  nearest: z.array(skillReference),
  state: z.enum(skillFilters),
  /** The skill it is mapped to. */
  skill: skillReference.nullable(),
  decidedBy: adminPerson.nullable(),
  decidedAt: isoTimestamp.nullable(),
  /** Changes with each decision. */
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
    // A cursor contains a label, so it can be long.
    cursor: z.string().max(1000).optional(),
    show: z.enum(skillFilters).default('waiting'),
  }),
  response: z.array(skillSuggestion),
  paged: true,
  problems: ['bad_cursor'],
})

export const exportSkillSuggestions = defineEndpoint({
  id: 'exportSkillSuggestions',
  summary:
    'All typed-in skills in a state, those on the most profiles and projects first, as CSV, with who decided about them. Limited to five exports with personal data per hour. Each export is logged.',
  method: 'POST',
  path: '/api/admin/skill-suggestions/export',
  access: 'admin',
  limit: 'exports',
  cost: 'search',
  body: listSkillSuggestions.query.omit({ cursor: true }),
  response: z.string(),
  download: true,
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
    /** The skill to map it to; required only for that decision. */
    skillId: listedSkill.nullable().default(null),
    /** The version the administrator saw; 409 if someone else has decided since. */
    version: z.string().max(100),
  }),
  response: skillSuggestion,
  problems: ['typed_skill_not_found', 'case_changed'],
})

export const skillPlacementEndpoints = [
  listSkillSuggestions,
  exportSkillSuggestions,
  decideSkillSuggestion,
] as const
