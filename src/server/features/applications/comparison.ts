/** Applications to one project side by side, with what their volunteers offer. */
import { comparisonTexts, type ComparedApplication } from '#contract/applications/triage.ts'
import type { MatchProject, MatchVolunteer } from '#domain/matching/factors.ts'
import { parseProject } from '#domain/matching/parse-project.ts'
import { parseVolunteer } from '#domain/matching/parse-volunteer.ts'
import { matchParsed, type Match } from '#domain/matching/score.ts'
import { averageOf } from '#domain/reviews/reviews.ts'
import { findComparisonRefusal } from '#domain/applications/triage.ts'
import type { Context } from '#server/context.ts'
import { toMatchVolunteer } from '#server/queries/matching.ts'
import { findPlacements } from '#server/queries/skill-placements.ts'
import { Problem } from '#server/http/problem.ts'
import { loadStatistics } from '#server/matching/statistics.ts'
import { loadPlacesFor } from '#server/places/find-place.ts'
import { findMatchProject, listVolunteerMatches } from './comparison-queries.ts'
import { listApplicationsByIds } from './search.ts'
import { listReceived } from './triage.ts'

/** The applications in the requested order. All must be to one project of the reader's organizations. */
export async function compare(ctx: Context, ids: readonly string[]): Promise<ComparedApplication[]> {
  const targets = await listReceived(ctx, ids)
  const refusal = findComparisonRefusal(targets)
  const [projectId] = targets.map((target) => target.projectId)
  if (refusal || !projectId) {
    throw new Problem('invalid', [{ path: 'ids', message: comparisonTexts[refusal ?? 'too_few'] }])
  }
  const chosen = await listApplicationsByIds(ctx, ids)
  const placements = await findPlacements(ctx.db)
  const project = { ...(await findMatchProject(ctx.db, projectId)), placements }
  const statistics = await loadStatistics(ctx.db)
  const rows = await listVolunteerMatches(
    ctx.db,
    chosen.map(({ volunteerId }) => volunteerId),
  )
  const read = parseProject(project)
  const volunteers = rows.map((row) => {
    const matched = { ...toMatchVolunteer(row), placements }
    return { row, matched, read: parseVolunteer(matched) }
  })
  const findPlace = await loadPlacesFor(
    volunteers.map((volunteer) => volunteer.read),
    [read],
  )
  return chosen.flatMap((application) => {
    const volunteer = volunteers.find(({ row }) => row.id === application.volunteerId)
    if (!volunteer) return []
    const match = matchParsed(volunteer.read, read, { statistics, findPlace })
    return [{ application, ...present(volunteer, project, match) }]
  })
}

interface Compared {
  row: Awaited<ReturnType<typeof listVolunteerMatches>>[number]
  matched: MatchVolunteer
}

function present(
  { row, matched }: Compared,
  project: MatchProject,
  match: Match,
): Omit<ComparedApplication, 'application'> {
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
      availability: row.availability,
      availabilityChoice: row.availabilityChoice,
      maxHoursPerWeek: row.maxHoursPerWeek,
      freeHours: matched.freeHours,
      averageRating: averageOf(row),
      totalReviews: row.ratingCount,
      completedProjects: row.completedProjects,
      confirmedHours: row.confirmedHours,
    },
  }
}
