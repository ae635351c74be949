import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What holds points, badges and perks, as SQL, the tables of the code and their modules name them. */
const ofRewards =
  /point_accounts|point_entries|badge_awards|pointAccounts|pointEntries|badgeAwards|redemptions|#domain\/(rewards|badges|achievements|reward-recompute|streaks)\.ts|features\/rewards\//

/** Who decides what is found, matched, listed, ranked and shown first. */
const deciding = [
  'src/server/features/projects',
  'src/server/features/standings',
  'src/server/features/applications',
  'src/server/features/dashboards',
  'src/server/features/analytics',
  'src/server/features/organizations',
  'src/server/features/reviews',
  'src/server/features/matching',
  'src/server/matching',
]
const rules = [
  'src/domain/matching.ts',
  'src/domain/match-order.ts',
  'src/domain/discovery.ts',
  'src/domain/triage.ts',
  'src/domain/top-organizations.ts',
  'src/domain/organization-of-the-month.ts',
  'src/server/db/matching.ts',
  'src/server/db/match-candidates.ts',
  'src/server/db/standing.ts',
  'src/server/db/text-search.ts',
]

test('points, badges and perks buy no rank: what searches, matches, lists and ranks never reads them', () => {
  const files = deciding.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  expect(files.length).toBeGreaterThan(50)
  const reading = [...files, ...rules].filter((file) => ofRewards.test(readFileSync(file, 'utf8')))
  expect(reading).toEqual([])
})
