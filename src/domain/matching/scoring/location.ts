import type { ParsedProject } from '#domain/matching/parsing/parse-project.ts'
import type { ParsedVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import { isOutOfLimit } from '#domain/matching/parsing/place-limits.ts'
import { comparePlaces, kilometersBetween, type Nearness } from '#domain/matching/parsing/places.ts'
import type { FindPlace } from './factors.ts'
import { normalizeLabel } from '#domain/vocabulary/normalize.ts'
import type { MatchTuning } from './tuning.ts'

/** What the factor needs of each side. */
export type LocatedVolunteer = Pick<
  ParsedVolunteer,
  'location' | 'place' | 'districts' | 'placeLimit' | 'remoteOnly' | 'takesRemote'
>
export type LocatedProject = Pick<
  ParsedProject,
  'location' | 'place' | 'districts' | 'districtsInText' | 'isRemote'
>

export interface LocationFactor {
  /** In [0,1]. */
  value: number
  /** Remote work, a known distance, or how near two places are by their text. */
  by: 'remote' | 'distance' | Nearness
  /** Null if one of the places is unknown, or the distance isn't needed. */
  kilometres: number | null
  /** The districts that decided, if the text of the project names them and its address doesn't. */
  districtsInText: readonly string[]
  /** The words of the biography that rule this place out; null if none do. */
  ruledOutBy: string | null
}

/**
 * How easily a volunteer gets to the work: the preference for remote work, otherwise the distance, otherwise the
 * places as text.
 */
export function locationFactor(
  volunteer: LocatedVolunteer,
  project: LocatedProject,
  context: { findPlace: FindPlace; tuning: MatchTuning },
): LocationFactor {
  const found = factorOfPlaces(volunteer, project, context)
  const { placeLimit } = volunteer
  if (found.by === 'remote' || placeLimit === null || !isOutOfLimit(placeLimit, project)) {
    return { ...found, ruledOutBy: null }
  }
  return { ...found, value: found.value * context.tuning.ruledOut, ruledOutBy: placeLimit.words }
}

function factorOfPlaces(
  volunteer: LocatedVolunteer,
  project: LocatedProject,
  { findPlace, tuning }: { findPlace: FindPlace; tuning: MatchTuning },
): Omit<LocationFactor, 'ruledOutBy'> {
  if (project.isRemote) {
    const isChosen = volunteer.remoteOnly || volunteer.takesRemote !== false
    return {
      value: isChosen ? 1 : tuning.remoteNotChosen,
      by: 'remote',
      kilometres: null,
      districtsInText: [],
    }
  }
  const by = comparePlaces(volunteer, project)
  if (volunteer.remoteOnly) return { value: 0, by, kilometres: null, districtsInText: [] }
  if (isUndecided(volunteer, project, by)) {
    const [own, other] = [findPlace(volunteer.location), findPlace(project.location)]
    if (own && other) {
      const kilometres = kilometersBetween(own, other)
      const most = volunteer.districts.length > 0 && by !== 'district' ? tuning.sameCity : 1
      return {
        value: Math.min(most, Math.exp(-kilometres / tuning.reach)),
        by: 'distance',
        kilometres,
        districtsInText: [],
      }
    }
  }
  const values = { district: 1, city: tuning.sameCity, state: tuning.sameState, far: 0, unknown: 0 }
  const isByDistrict = volunteer.districts.length > 0 && (by === 'district' || by === 'city')
  return {
    value: values[by],
    by,
    kilometres: null,
    districtsInText: isByDistrict ? project.districtsInText : [],
  }
}

/** Whether this match depends on the distance between the two places. If not, we don't look up any coordinates. */
export function usesDistance(volunteer: LocatedVolunteer, project: LocatedProject): boolean {
  if (project.isRemote || volunteer.remoteOnly) return false
  return isUndecided(volunteer, project, comparePlaces(volunteer, project))
}

/**
 * Whether the text of two places doesn't determine how near they are. The same place written twice is near. Within a
 * large city, districts decide, because the coordinates stand for whole districts, unless both name a ZIP code. For someone in a district, nothing
 * outside the city is nearer than the next district.
 */
function isUndecided(volunteer: LocatedVolunteer, project: LocatedProject, by: Nearness): boolean {
  const [own, other] = [normalizeLabel(volunteer.location ?? ''), normalizeLabel(project.location ?? '')]
  if (own === '' || other === '') return false
  const isOneCity = by === 'district' || by === 'city'
  const areInDistricts = volunteer.districts.length > 0 && project.districts.length > 0
  if (isOneCity && areInDistricts && !areNarrow(volunteer, project)) return false
  return by !== 'district' || own !== other
}

const zipCode = /(?:^|[\s,])\d{5}(?:-\d{4})?(?=\s*(?:,|$))/u

/** Whether both places are narrower than a district; a text that names another district has no ZIP code of its own. */
const areNarrow = (volunteer: LocatedVolunteer, project: LocatedProject): boolean =>
  zipCode.test(volunteer.location ?? '') &&
  zipCode.test(project.location ?? '') &&
  project.districtsInText.length === 0
