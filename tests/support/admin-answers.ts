/** What the administrators' area is answered, for tests of its screens. */
import type { AdministrationOverview } from '#contract/administration.ts'

export const anAdminOverview = (
  waiting: Partial<AdministrationOverview['waiting']> = {},
): AdministrationOverview => ({
  waiting: { verifications: 0, failedJobs: 0, ...waiting },
  totals: { people: 34, organizations: 12, verifiedOrganizations: 5, administrators: 1 },
})
