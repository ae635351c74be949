/** Loads the decisions about typed-in skills. Runs after the volunteers who list them. */
import { demoSkillPlacements } from '#demo/data.ts'
import { getRequired, type Loading } from '#demo/loading.ts'
import { daysBefore } from '#demo/rows.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import { skillPlacements } from '#server/db/tables/matching.ts'
import { refreshProfilesWithSkill, refreshProjectsWithSkill } from '#server/queries/matching/work-ids.ts'

export async function loadSkillPlacements({ db, now, people }: Loading): Promise<void> {
  for (const { label, skillId, decidedBy, daysAgo } of demoSkillPlacements) {
    const typedId = canonicalSkill(label)
    await db.insert(skillPlacements).values({
      typedId,
      label,
      skillId,
      decidedBy: getRequired(people, decidedBy),
      decidedAt: daysBefore(now, daysAgo),
    })
    await refreshProjectsWithSkill(db, typedId, null)
    await refreshProfilesWithSkill(db, typedId, null)
  }
}
