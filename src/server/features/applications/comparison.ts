/** Applications to one project side by side, with what their volunteers bring. */
import { comparisonTexts, type ComparedApplication } from '#contract/triage.ts'
import type { MatchProject } from '#domain/matching.ts'
import { scoreMatch } from '#domain/matching/score.ts'
import { averageOf } from '#domain/reviews.ts'
import { whyNotComparable } from '#domain/triage.ts'
import type { Context } from '#server/context.ts'
import { toMatchVolunteer } from '#server/db/matching.ts'
import { Problem } from '#server/http/problem.ts'
import { findMatchProject, listVolunteers } from './comparison-queries.ts'
import { listApplicationsByIds } from './search.ts'
import { listReceived } from './triage.ts'

/** The applications in the order asked; they must be to one project of the reader's organizations. */
export async function compare(ctx: Context, ids: readonly string[]): Promise<ComparedApplication[]> {
  const targets = await listReceived(ctx, ids)
  const refusal = whyNotComparable(targets)
  const [projectId] = targets.map((target) => target.projectId)
  if (refusal || !projectId) {
    throw new Problem('invalid', [{ path: 'ids', message: comparisonTexts[refusal ?? 'too_few'] }])
  }
  const chosen = await listApplicationsByIds(ctx, ids)
  const project = await findMatchProject(ctx.db, projectId)
  const volunteers = await listVolunteers(
    ctx.db,
    chosen.map(({ volunteerId }) => volunteerId),
  )
  return chosen.flatMap((application) => {
    const volunteer = volunteers.find(({ id }) => id === application.volunteerId)
    return volunteer ? [{ application, ...present(volunteer, project) }] : []
  })
}

type Volunteer = Awaited<ReturnType<typeof listVolunteers>>[number]

function present(volunteer: Volunteer, project: MatchProject): Omit<ComparedApplication, 'application'> {
  const matched = toMatchVolunteer(volunteer)
  const match = scoreMatch(matched, project)
  const { same, near } = match.skills
  return {
    matchScore: match.score,
    skills: {
      same,
      near,
      missing: project.requiredSkills.filter((skill) => !same.includes(skill) && !near.includes(skill)),
    },
    volunteer: {
      experienceLevel: matched.experienceLevel,
      availability: volunteer.availability,
      availabilityChoice: volunteer.availabilityChoice,
      maxHoursPerWeek: volunteer.maxHoursPerWeek,
      freeHours: matched.freeHours,
      averageRating: averageOf(volunteer),
      totalReviews: volunteer.ratingCount,
      completedProjects: volunteer.completedProjects,
      confirmedHours: volunteer.confirmedHours,
    },
  }
}
