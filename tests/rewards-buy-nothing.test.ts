import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where points, badges and perks are stored: their names in SQL, the table definitions and their modules. */
const rewardNames =
  /point_accounts|point_entries|badge_awards|pointAccounts|pointEntries|badgeAwards|redemptions|#domain\/(rewards|badges|achievements|reward-recompute|streaks)\.ts|features\/rewards\//

/** The modules that decide what is found, matched, listed, ranked and featured. */
const deciding = [
  'src/server/features/projects',
  'src/server/features/rankings',
  'src/server/features/applications',
  'src/server/features/dashboards',
  'src/server/features/organizations',
  'src/server/features/reviews',
  'src/server/features/matching',
  'src/server/matching',
]
const rules = [
  'src/domain/matching/scoring/factors.ts',
  'src/domain/matching/order.ts',
  'src/domain/projects/discovery.ts',
  'src/domain/projects/trending-skills.ts',
  'src/domain/applications/triage.ts',
  'src/domain/rankings/top-organizations.ts',
  'src/domain/rankings/organization-of-the-month.ts',
  'src/server/queries/matching/matching.ts',
  'src/server/queries/matching/match-candidates.ts',
  'src/server/queries/reviews/ranking.ts',
  'src/server/queries/text/text-search.ts',
]

test('points, badges and perks buy no rank: the code that searches, matches, lists and ranks never reads them', () => {
  const files = deciding.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  )
  expect(files.length).toBeGreaterThan(50)
  const reading = [...files, ...rules].filter((file) => rewardNames.test(readFileSync(file, 'utf8')))
  expect(reading).toEqual([])
})
