/** Applications to one project side by side, with what their volunteers offer. */
import { comparisonTexts, type ComparedApplication } from '#contract/applications/triage.ts'
import type { Application } from '#contract/applications/applications.ts'
import { averageOf } from '#domain/reviews/reviews.ts'
import { findComparisonRefusal } from '#domain/applications/triage.ts'
import type { Context } from '#server/context.ts'
import { requireReceivedApplications } from '#server/queries/applications/received-applications.ts'
import { Problem } from '#server/http/problem.ts'
import { listApplicationsByIds } from '#server/features/applications/search.ts'
import { listVolunteerMatches } from './fit-queries.ts'
import { matchApplicants, type MatchedPair } from './fit.ts'

/** The applications in the requested order. All must be to one project of the reader's organizations. */
export async function compare(ctx: Context, ids: readonly string[]): Promise<ComparedApplication[]> {
  const targets = await requireReceivedApplications(ctx, ids)
  const refusal = findComparisonRefusal(targets)
  if (refusal) throw new Problem('invalid', [{ path: 'ids', message: comparisonTexts[refusal] }])
  return presentCompared(ctx, await listApplicationsByIds(ctx, ids))
}

/** Applications with their fit and what their volunteers offer, in the same order. */
export async function presentCompared(
  ctx: Context,
  applications: readonly Application[],
): Promise<ComparedApplication[]> {
  const rows = await listVolunteerMatches(
    ctx.db,
    applications.map(({ volunteerId }) => volunteerId),
  )
  const matchOf = await matchApplicants(ctx.db, applications, rows)
  return applications.flatMap((application) => {
    const row = rows.find(({ id }) => id === application.volunteerId)
    const matched = matchOf(application)
    return row && matched ? [{ application, ...present(row, matched) }] : []
  })
}

type Row = Awaited<ReturnType<typeof listVolunteerMatches>>[number]

function present(
  row: Row,
  { volunteer, project, match }: MatchedPair,
): Omit<ComparedApplication, 'application'> {
  const { same, near } = match.skills
  return {
    matchScore: match.score,
    skills: {
      same,
      near,
      missing: project.requiredSkills.filter((skill) => !same.includes(skill) && !near.includes(skill)),
      common: match.commonSkills,
    },
    volunteer: {
      experienceLevel: volunteer.experienceLevel,
      availability: row.availability,
      availabilityChoice: row.availabilityChoice,
      maxHoursPerWeek: row.maxHoursPerWeek,
      freeHours: volunteer.freeHours,
      averageRating: averageOf(row),
      totalReviews: row.ratingCount,
      completedProjects: row.completedProjects,
      confirmedHours: row.confirmedHours,
    },
  }
}
