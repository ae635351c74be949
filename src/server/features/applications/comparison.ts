/** Applications to one project side by side, with what their volunteers bring. */
import { comparisonTexts, type ComparedApplication } from '#contract/triage.ts'
import type { MatchProject, MatchVolunteer } from '#domain/matching.ts'
import { scoreMatch } from '#domain/matching/score.ts'
import type { CorpusStatistics } from '#domain/matching/statistics.ts'
import { averageOf } from '#domain/reviews.ts'
import { whyNotComparable } from '#domain/triage.ts'
import type { Context } from '#server/context.ts'
import { toMatchVolunteer } from '#server/db/matching.ts'
import { readPlacements } from '#server/db/skill-placements.ts'
import { Problem } from '#server/http/problem.ts'
import { readStatistics } from '#server/matching/statistics.ts'
import { openPlaces } from '#server/places/find-place.ts'
import { placeProject } from '#server/places/place-project.ts'
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
  const findPlace = await openPlaces()
  const project = placeProject({ ...(await findMatchProject(ctx.db, projectId)), placements }, findPlace)
  const statistics = await readStatistics(ctx.db)
  const volunteers = await listVolunteers(
    ctx.db,
    chosen.map(({ volunteerId }) => volunteerId),
  )
  const tell = (volunteer: Volunteer) =>
    present(volunteer, {
      matched: { ...toMatchVolunteer(volunteer, findPlace), placements },
      project,
      statistics,
    })
  return chosen.flatMap((application) => {
    const volunteer = volunteers.find(({ id }) => id === application.volunteerId)
    return volunteer ? [{ application, ...tell(volunteer) }] : []
  })
}

type Volunteer = Awaited<ReturnType<typeof listVolunteers>>[number]

function present(
  volunteer: Volunteer,
  {
    matched,
    project,
    statistics,
  }: { matched: MatchVolunteer; project: MatchProject; statistics: CorpusStatistics },
): Omit<ComparedApplication, 'application'> {
  const match = scoreMatch(matched, project, { statistics })
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
