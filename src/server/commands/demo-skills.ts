/** Loads the decisions about typed-in skills. Runs after the volunteers who list them. */
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import { skillPlacements } from '#server/db/schema.ts'
import { refreshProfilesWithSkill, refreshProjectsWithSkill } from '#server/queries/work-ids.ts'
import { daysBefore } from '#server/demo/rows.ts'
import { demoPlacements } from '#server/demo/typed-skills.ts'
import type { LoadContext } from './demo-work.ts'

export async function loadPlacements({ db, now }: LoadContext, decidedBy: string): Promise<void> {
  for (const { label, skillId, daysAgo } of demoPlacements) {
    const typedId = canonicalSkill(label)
    await db
      .insert(skillPlacements)
      .values({ typedId, label, skillId, decidedBy, decidedAt: daysBefore(now, daysAgo) })
    await refreshProjectsWithSkill(db, typedId, null)
    await refreshProfilesWithSkill(db, typedId, null)
  }
}
