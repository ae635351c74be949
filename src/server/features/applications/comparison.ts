/** Applications to one project side by side, with what their volunteers bring. */
import { comparisonTexts, type ComparedApplication } from '#contract/triage.ts'
import type { MatchProject, MatchVolunteer } from '#domain/matching.ts'
import { readProject } from '#domain/matching/read-project.ts'
import { readVolunteer } from '#domain/matching/read-volunteer.ts'
import { matchRead, type Match } from '#domain/matching/score.ts'
import { averageOf } from '#domain/reviews.ts'
import { whyNotComparable } from '#domain/triage.ts'
import type { Context } from '#server/context.ts'
import { toMatchVolunteer } from '#server/db/matching.ts'
import { readPlacements } from '#server/db/skill-placements.ts'
import { Problem } from '#server/http/problem.ts'
import { readStatistics } from '#server/matching/statistics.ts'
import { openPlacesFor } from '#server/places/find-place.ts'
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
  const placements = await readPlacements(ctx.db)
  const project = { ...(await findMatchProject(ctx.db, projectId)), placements }
  const statistics = await readStatistics(ctx.db)
  const rows = await listVolunteers(
    ctx.db,
    chosen.map(({ volunteerId }) => volunteerId),
  )
  const read = readProject(project)
  const volunteers = rows.map((row) => {
    const matched = { ...toMatchVolunteer(row), placements }
    return { row, matched, read: readVolunteer(matched) }
  })
  const findPlace = await openPlacesFor(
    volunteers.map((volunteer) => volunteer.read),
    [read],
  )
  return chosen.flatMap((application) => {
    const volunteer = volunteers.find(({ row }) => row.id === application.volunteerId)
    if (!volunteer) return []
    const match = matchRead(volunteer.read, read, { statistics, findPlace })
    return [{ application, ...present(volunteer, project, match) }]
  })
}

interface Compared {
  row: Awaited<ReturnType<typeof listVolunteers>>[number]
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
