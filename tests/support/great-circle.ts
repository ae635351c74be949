/** How far two points are apart, found otherwise than by the product. */
import type { MatchProject, MatchVolunteer } from '#domain/matching.ts'

const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)

/** By the angle between the two at the centre of the earth; null where either is not known. */
function kilometres({ coordinates: a }: MatchVolunteer, { coordinates: b }: MatchProject): number | null {
  if (!a || !b) return null
  const inner = sine(a.latitude) * sine(b.latitude)
  const outer = cosine(a.latitude) * cosine(b.latitude) * cosine(a.longitude - b.longitude)
  return 6371 * Math.acos(Math.min(1, inner + outer))
}

/** Whether the two lie as far apart as a rounded number says. */
export const isSoFar = (volunteer: MatchVolunteer, project: MatchProject, told: string): boolean =>
  Math.abs(Number(told.replaceAll(',', '')) - (kilometres(volunteer, project) ?? Infinity)) < 0.51
