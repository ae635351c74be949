/** The distance between two points, computed in another way than the product does. */
import type { Coordinates } from '#domain/matching/scoring/factors.ts'

const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)

/** From the angle between the two points at the center of the earth. */
function kilometres(a: Coordinates, b: Coordinates): number {
  const inner = sine(a.latitude) * sine(b.latitude)
  const outer = cosine(a.latitude) * cosine(b.latitude) * cosine(a.longitude - b.longitude)
  return 6371 * Math.acos(Math.min(1, inner + outer))
}

/** Whether both points are known and are as far apart as a rounded number says. */
export const isAtDistance = (a: Coordinates | null, b: Coordinates | null, distance: string): boolean =>
  a !== null && b !== null && Math.abs(Number(distance.replaceAll(',', '')) - kilometres(a, b)) < 0.51
