/** Profiles as a busy installation has them, for `npm run bench:matches` and `npm run bench:nodes`. */
import { experienceLevelValues } from '#domain/projects/projects.ts'
import { workIdsOfVolunteer, workVersion } from '#domain/matching/parsing/work-ids.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import { openDatabase } from '#server/db/db.ts'
import { countAll } from '#server/features/matching/refresh.ts'
import type { Row } from './copy-rows.ts'
import type { Sizes } from './generate.ts'
import { createRandomSource } from './random.ts'
import { causeLabels, skillLabels, writeSentence } from './texts.ts'

/** How many different texts and lists there are. Parsing a text takes a millisecond, so a million would take long. */
const kinds = 2000
const towns = ['Portland, OR', 'Austin, TX', 'Chicago, IL', 'Toledo, OH', 'Albany, NY', 'Boise, ID'] as const
/** Spreads people over the days of their last update, so that those who sign in are not the newest. */
const stride = 7919
const minute = 60_000

/** A market of matches: as many volunteers as projects or another number, and two applications for each project. */
export const marketOf = (projects: number, volunteers = projects): Sizes => ({
  projects,
  organizations: Math.ceil(projects / 20),
  volunteers,
  applications: 2 * projects,
  profiles: 'varied',
})

/** The columns that people of one kind share. */
function kindOf(index: number) {
  const random = createRandomSource(31 * index + 5)
  const skills = random.pickSeveral(skillLabels, random.below(6))
  const causes = random.pickSeveral(causeLabels, random.below(4))
  const bio = Array.from({ length: random.below(5) }, () => writeSentence(random)).join(' ')
  return {
    skills,
    skill_ids: skills.map(canonicalSkill),
    preferred_causes: causes,
    cause_ids: causes.map(canonicalCause),
    bio,
    work_ids: workIdsOfVolunteer({ skills, biography: bio }),
    work_version: workVersion,
    location: random.below(5) === 0 ? null : random.pickSkewed(towns),
    experience_level: random.below(4) === 0 ? null : random.pick(experienceLevelValues),
    max_hours_per_week: random.below(4) === 0 ? null : 1 + random.below(20),
    working_styles: random.below(4) === 0 ? [] : ['remote'],
    is_contactable: true,
  }
}

/** Makes the profile of a volunteer by number, of one of these kinds, whom organizations may find. */
export function makeVariedProfiles(volunteers: number, now: Date): (index: number) => Row {
  const made = Array.from({ length: Math.min(kinds, volunteers) }, (_, index) => kindOf(index))
  return (index) => ({
    ...made[index % made.length],
    updated_at: new Date(now.getTime() - ((index * stride) % volunteers) * minute),
  })
}

/** Counts how rare words and kinds of work are, as a job does. */
export async function countWords(url: string, now: Date): Promise<void> {
  const database = openDatabase(url, { poolSize: 1 })
  try {
    await countAll(database.db, now)
  } finally {
    await database.close()
  }
}
