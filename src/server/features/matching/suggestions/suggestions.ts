/** Typed-in skills, and how administrators map them to listed skills. */
import type { SkillFilter } from '#contract/administration/list-filters.ts'
import {
  skillChoices,
  type decideSkillSuggestion,
  type SkillSuggestion,
} from '#contract/matching/skill-placements.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'
import { fieldText } from '#contract/field-texts.ts'
import { nearestSkills } from '#domain/vocabulary/placements.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { lockPlacements } from '#server/queries/matching/skill-placements.ts'
import { refreshProfilesWithSkill, refreshProjectsWithSkill } from '#server/queries/matching/work-ids.ts'
import { pageOf, type Page } from '#server/http/lists/page.ts'
import { Problem } from '#server/http/problem.ts'
import { addJobs } from '#server/jobs/queries.ts'
import * as queries from './suggestion-queries.ts'

/** One page of the skills that are waiting or decided. */
export async function listSuggestions(
  { db }: Pick<Context, 'db'>,
  query: { show: SkillFilter; cursor: string | undefined },
): Promise<Page<SkillSuggestion>> {
  const { rows, isFirst } = await queries.listSuggestions(db, query)
  const labels = await labelsOf(db, rows)
  return pageOf(rows, {
    isFirst,
    keyOf: queries.encodePosition,
    present: (row) => presentSuggestion(row, labels),
    count: () => queries.countSuggestions(db, query.show),
  })
}

/**
 * All skills that are waiting or decided, most listed first. One query counts them all, because counts that change between
 * two would leave skills out.
 */
export async function* listAllSuggestions(
  { db }: Pick<Context, 'db'>,
  show: SkillFilter,
): AsyncGenerator<SkillSuggestion> {
  const { rows } = await queries.listSuggestions(db, { show, cursor: undefined, limit: null })
  for (let from = 0; from < rows.length; from += presentedAtOnce) {
    const batch = rows.slice(from, from + presentedAtOnce)
    const labels = await labelsOf(db, batch)
    for (const row of batch) yield presentSuggestion(row, labels)
  }
}

/** How many rows of a file are presented before other requests have their turn: each is compared with every name. */
const presentedAtOnce = 25

type Labels = ReadonlyMap<string, string>

/** How one profile or project writes each skill. */
async function labelsOf(db: Db, rows: readonly queries.SuggestionRow[]): Promise<Labels> {
  const labels = await queries.listSkillLabels(db, rows)
  return new Map(labels.map((label) => [canonicalSkill(label), label]))
}

function presentSuggestion(row: queries.SuggestionRow, labels: Labels): SkillSuggestion {
  const label = labels.get(row.id) ?? row.label ?? row.id.replace('custom:', '')
  const { id, profiles, projects, skillId, decidedBy, decidedAt, version } = row
  return {
    id,
    label,
    profiles,
    projects,
    nearest: nearestSkills(label).flatMap(findChoice),
    state: row.isDecided ? (skillId === null ? 'kept' : 'placed') : 'waiting',
    skill: (skillId === null ? null : findChoice(skillId)[0]) ?? null,
    decidedBy,
    decidedAt,
    version,
  }
}

const findChoice = (id: string) => skillChoices.filter((skill) => skill.id === id)

/**
 * Decides about a typed-in skill, or undoes the decision. Jobs then refresh every profile and project that lists it.
 */
export async function decideSuggestion(
  ctx: Context,
  { id, decision, skillId, version }: EndpointInput<typeof decideSkillSuggestion>['body'],
): Promise<SkillSuggestion> {
  if (decision === 'place' && skillId === null) {
    throw new Problem('invalid', [{ path: 'skillId', message: fieldText('matching.skill') }])
  }
  const placedOn = decision === 'place' ? skillId : null
  return transact(ctx.db, async (db) => {
    await lockPlacements(db)
    const found = await queries.findSuggestion(db, id)
    if (!found) throw new Problem('typed_skill_not_found')
    if (found.version !== version) throw new Problem('case_changed')
    const labels = await labelsOf(db, [found])
    const { label } = presentSuggestion(found, labels)
    await (decision === 'undo'
      ? queries.removePlacement(db, id)
      : queries.savePlacement(db, {
          typedId: id,
          label,
          skillId: placedOn,
          decidedBy: ctx.actor.id,
          decidedAt: ctx.now(),
        }))
    await recordAudit(db, {
      actorId: ctx.actor.id,
      origin: ctx.origin,
      action: `skill.${decision}`,
      objectType: 'skill',
      objectId: null,
      before: { skill: found.skillId },
      after: { skill: placedOn, label },
    })
    if (found.skillId !== placedOn) {
      await addJobs(
        db,
        placementTargets.map((of) => ({ kind: placeKind, payload: { typedId: id, of, after: null } })),
      )
    }
    const after = await queries.findSuggestion(db, id)
    if (!after) throw new Problem('typed_skill_not_found')
    return presentSuggestion(after, labels)
  })
}

export const placeKind = 'matching.place'

const placementTargets = ['projects', 'profiles'] as const
const placementPayload = z.object({
  typedId: z.string(),
  of: z.enum(placementTargets),
  after: z.string().nullable(),
})

/**
 * Refreshes a batch of profiles or projects that list a decided skill, and enqueues another job while more are left.
 */
export async function refreshStatedBatch({ db }: { db: Db }, payload: unknown): Promise<void> {
  const { typedId, of, after } = placementPayload.parse(payload)
  const refresh = of === 'projects' ? refreshProjectsWithSkill : refreshProfilesWithSkill
  const last = await refresh(db, typedId, after)
  if (last !== null) await addJobs(db, [{ kind: placeKind, payload: { typedId, of, after: last } }])
}
