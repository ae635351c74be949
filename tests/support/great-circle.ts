/** How far two points are apart, found otherwise than by the product. */
import type { Coordinates } from '#domain/matching.ts'

const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)

/** By the angle between the two at the centre of the earth. */
function kilometres(a: Coordinates, b: Coordinates): number {
  const inner = sine(a.latitude) * sine(b.latitude)
  const outer = cosine(a.latitude) * cosine(b.latitude) * cosine(a.longitude - b.longitude)
  return 6371 * Math.acos(Math.min(1, inner + outer))
}

/** Whether the two are known, and lie as far apart as a rounded number says. */
export const isSoFar = (a: Coordinates | null, b: Coordinates | null, told: string): boolean =>
  a !== null && b !== null && Math.abs(Number(told.replaceAll(',', '')) - kilometres(a, b)) < 0.51
