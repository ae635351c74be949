/** What a volunteer offers, read once from labels and biography, however many projects are compared. Never name, photo, age or gender. */
import type { MatchVolunteer } from '#domain/matching.ts'
import type { ExperienceLevel } from '#domain/projects.ts'
import { noPlacements, placeWork } from '#domain/vocabulary/placements.ts'
import { isNear, isTypedIn, widerWork, workOf } from '#domain/vocabulary/work-graph.ts'
import { withoutDenials } from './denials.ts'
import { isDone } from './done.ts'
import { freeSlots, type Slot } from './days.ts'
import { languagesIn, namedLanguages } from './languages.ts'
import { findDistricts, readPlace } from './places.ts'
import { readCauses, type ReadCause } from './read-project.ts'
import { readText, wordOfWork, type ReadText } from './texts.ts'

export interface OfferedWork {
  id: string
  /** As the volunteer writes it. */
  label: string
  /** A listed skill; a part of one, named in the biography; or else spoken of there. */
  as: 'listed' | 'part' | 'biography'
}

export interface ReadVolunteer {
  /** The biography, read. */
  text: ReadText
  offered: OfferedWork[]
  causes: ReadCause[]
  /** The stems of the biography's telling words, and the kinds of work offered. */
  words: ReadonlySet<string>
  location: string | null
  place: string[]
  districts: string[]
  freeHours: number | null
  slots: Slot[]
  experienceLevel: ExperienceLevel | null
  takesRemote: boolean | null
  remoteOnly: boolean
  languages: string[]
  /** Whether these are all, as the volunteer says, or only those that the biography names. */
  areAllLanguages: boolean
  isAdult: boolean | null
  isOlder: boolean | null
}

/** Reads a volunteer; whoever has read the biography before gives what was read. */
export function readVolunteer(
  volunteer: MatchVolunteer,
  text: ReadText = readBiography(volunteer.biography ?? ''),
): ReadVolunteer {
  const biography = withoutDenials(volunteer.biography ?? '')
  const offered = readOffered(volunteer, biography, text)
  const place = readPlace(volunteer.location)
  const spoken = languagesIn(biography)
  const { location, freeHours, experienceLevel, languages } = volunteer
  return {
    text,
    offered,
    causes: readCauses(
      volunteer.causes,
      text.causes.filter(({ from }) => !ownFamily.test(biography.slice(0, from))),
    ),
    words: readWords(volunteer.skills, text, offered),
    location,
    place,
    districts: findDistricts(place, ''),
    freeHours,
    slots: freeSlots(volunteer.availability ?? null, biography),
    experienceLevel,
    takesRemote: volunteer.takesRemote ?? null,
    remoteOnly: volunteer.remoteOnly ?? false,
    languages: [...namedLanguages(languages ?? []), ...spoken],
    areAllLanguages: (languages ?? null) !== null,
    isAdult: volunteer.isAdult ?? null,
    isOlder: volunteer.isOlder ?? null,
  }
}

/** What stands before somebody's own family: "my two kids" are no cause. */
const ownFamily = /\b(?:my|our)(?:\s+[\p{L}-]+)?\s+$/iu

/** Reads a biography, but for what it says that somebody does not do. */
export const readBiography = (biography: string): ReadText => readText(withoutDenials(biography))

/** What the listed skills and the biography offer, each kind of work once; of the biography only what is said to be done. */
export function readOffered(
  { skills, placements = noPlacements }: Pick<MatchVolunteer, 'skills' | 'placements'>,
  biography: string,
  { work }: ReadText = readBiography(biography),
): OfferedWork[] {
  const offered = new Map<string, OfferedWork>()
  for (const label of skills) {
    for (const id of placeWork(workOf(label), placements))
      if (!offered.has(id)) offered.set(id, { id, label, as: 'listed' })
  }
  const listed = new Set(offered.keys())
  for (const mention of work) {
    const { id, words } = mention
    if (offered.has(id)) continue
    const isPart = [...widerWork(id).keys()].some((wider) => listed.has(wider))
    if (!isPart && !isDone(mention, biography) && !isNearTo(id, listed)) continue
    offered.set(id, { id, label: words, as: isPart ? 'part' : 'biography' })
  }
  return [...offered.values()]
}

/** Whether a kind of work lies so near to what is listed that a mention of it is believed. */
const isNearTo = (id: string, listed: ReadonlySet<string>): boolean =>
  [...listed].some((own) => isNear(own, id))

/** A skill that the vocabulary does not know is looked for by its own words. */
function readWords(skills: readonly string[], text: ReadText, offered: readonly OfferedWork[]): Set<string> {
  const unknown = skills.filter((label) => workOf(label).some(isTypedIn))
  const words = [...text.words, ...readText(unknown.join('. ')).words]
  return new Set([...words.map(({ stem }) => stem), ...offered.map(({ id }) => wordOfWork(id))])
}
