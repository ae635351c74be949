import type { MatchProject } from '#domain/matching.ts'
import type { FindPlace } from './find-place.ts'

/** A project with the coordinates of its place; none where the work is done remotely. */
export function placeProject<T extends MatchProject>(project: T, findPlace: FindPlace): T {
  return { ...project, coordinates: project.isRemote ? null : findPlace(project.location) }
}
