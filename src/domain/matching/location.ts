import type { ReadProject } from './read-project.ts'
import type { ReadVolunteer } from './read-volunteer.ts'
import { comparePlaces, kilometresBetween, type Nearness } from './places.ts'
import type { MatchTuning } from './tuning.ts'

export interface LocationFactor {
  /** In [0,1]. */
  value: number
  /** Remote work, a distance that is known, or how near two written places are. */
  by: 'remote' | 'distance' | Nearness
  /** null where no coordinates are known. */
  kilometres: number | null
}

/** How easily a volunteer gets to the work: remote work by their wish, else the distance, else the places as written. */
export function locationFactor(
  volunteer: ReadVolunteer,
  project: ReadProject,
  tuning: MatchTuning,
): LocationFactor {
  if (project.isRemote) {
    const isChosen = volunteer.remoteOnly || volunteer.takesRemote !== false
    return { value: isChosen ? 1 : tuning.remoteNotChosen, by: 'remote', kilometres: null }
  }
  const by = comparePlaces(volunteer, project)
  if (volunteer.remoteOnly) return { value: 0, by, kilometres: null }
  if (volunteer.coordinates && project.coordinates && !areTwoDistricts(volunteer, project, by)) {
    const kilometres = kilometresBetween(volunteer.coordinates, project.coordinates)
    const most = volunteer.districts.length > 0 ? tuning.sameCity : 1
    return { value: Math.min(most, Math.exp(-kilometres / tuning.reach)), by: 'distance', kilometres }
  }
  const values = { district: 1, city: tuning.sameCity, state: tuning.sameState, far: 0, unknown: 0 }
  return { value: values[by], by, kilometres: null }
}

/**
 * Within a large city people go by its districts, not by kilometres between points that stand for whole districts; and
 * whoever lives in a district finds nothing outside the city nearer than the next district.
 */
function areTwoDistricts(volunteer: ReadVolunteer, project: ReadProject, by: Nearness): boolean {
  const isOneCity = by === 'district' || by === 'city'
  return isOneCity && volunteer.districts.length > 0 && project.districts.length > 0
}
