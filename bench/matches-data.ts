/** Profiles as a busy installation has them, for `npm run bench:matches`. */
import { experienceLevelValues } from '#domain/projects/projects.ts'
import { workIdsOfVolunteer, workVersion } from '#domain/matching/work-ids.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import { systemClock } from '#server/context.ts'
import { openDatabase } from '#server/db/db.ts'
import { countAll } from '#server/features/matching/refresh.ts'
import { withClient } from './copy-rows.ts'
import { tokenOf, type Sizes } from './generate.ts'
import { createRandomSource, uuidOf } from './random.ts'
import { causeLabels, skillLabels, writeSentence } from './texts.ts'
import { createHash } from 'node:crypto'

/** How many different texts and lists there are. Reading a text takes a millisecond, so a million would take long. */
const kinds = 2000
const towns = ['Portland, OR', 'Austin, TX', 'Chicago, IL', 'Toledo, OH', 'Albany, NY', 'Boise, ID'] as const

/** The columns that people of one kind share. */
function kindOf(index: number) {
  const random = createRandomSource(31 * index + 5)
  const skills = random.pickSeveral(skillLabels, random.below(6))
  const causes = random.pickSeveral(causeLabels, random.below(4))
  const bio = Array.from({ length: random.below(5) }, () => writeSentence(random)).join(' ')
  return {
    n: index,
    skills,
    skill_ids: skills.map(canonicalSkill),
    preferred_causes: causes,
    cause_ids: causes.map(canonicalCause),
    bio,
    work_ids: workIdsOfVolunteer({ skills, biography: bio }),
    location: random.below(5) === 0 ? null : random.pickSkewed(towns),
    experience_level: random.below(4) === 0 ? null : random.pick(experienceLevelValues),
    max_hours_per_week: random.below(4) === 0 ? null : 1 + random.below(20),
    working_styles: random.below(4) === 0 ? [] : ['remote'],
  }
}

/**
 * Gives every volunteer a profile of one of these kinds that organizations may find, signs the owners of organizations
 * in, and counts how rare words are.
 */
export async function insertMatchData(url: string, sizes: Sizes): Promise<void> {
  await withClient(url, async (client) => {
    const rows = Array.from({ length: Math.min(kinds, sizes.volunteers) }, (_, index) => kindOf(index))
    await client.query(
      `create temp table kinds as select * from jsonb_to_recordset($1::jsonb) as k (
         n int, skills text[], skill_ids text[], preferred_causes text[], cause_ids text[], bio text, work_ids text[],
         location text, experience_level text, max_hours_per_week int, working_styles text[])`,
      [JSON.stringify(rows)],
    )
    await client.query('create index on kinds (n)')
    await client.query(
      `update volunteer_profiles p set skills = k.skills, skill_ids = k.skill_ids, preferred_causes = k.preferred_causes,
         cause_ids = k.cause_ids, bio = k.bio, work_ids = k.work_ids, work_version = $2, location = k.location,
         experience_level = k.experience_level, max_hours_per_week = k.max_hours_per_week,
         working_styles = k.working_styles, is_contactable = true,
         updated_at = now() - numbered.n * interval '1 minute'
       from (select user_id, row_number() over (order by user_id) as n from volunteer_profiles) numbered
       join kinds k on k.n = numbered.n % $1
       where p.user_id = numbered.user_id`,
      [rows.length, workVersion],
    )
    const owners = Array.from({ length: sizes.organizations }, (_, index) => sizes.volunteers + index)
    await client.query(
      `insert into sessions (token_hash, user_id, idle_expires_at, absolute_expires_at)
       select *, now() + interval '300 days', now() + interval '300 days' from unnest($1::bytea[], $2::uuid[])`,
      [
        owners.map((owner) => createHash('sha256').update(tokenOf(owner)).digest()),
        owners.map((owner) => uuidOf('user', owner)),
      ],
    )
    await client.query('vacuum analyze')
  })
  const database = openDatabase(url, { poolSize: 1 })
  try {
    await countAll(database.db, systemClock())
  } finally {
    await database.close()
  }
}
