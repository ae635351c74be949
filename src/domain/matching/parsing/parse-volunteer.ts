/**
 * What a volunteer offers, parsed once from skills and biography, however many projects are compared. Never name,
 * photo, age or gender.
 */
import type { ExperienceLevel } from '#domain/projects/projects.ts'
import { noPlacements, placeWork } from '#domain/vocabulary/placements.ts'
import { hasOtherSense, workAmong } from '#domain/vocabulary/senses.ts'
import { isTypedIn, widerWork, workOf } from '#domain/vocabulary/work-graph.ts'
import type { MatchVolunteer } from '#domain/matching/scoring/factors.ts'
import { removeNegations } from './negations.ts'
import { isPerformed, isPerformedPart } from './performed-work.ts'
import { isWished } from './wished-work.ts'
import { findBusySlots, freeSlots, hasNoMoreTime, type Slot } from './days.ts'
import { findLanguagesIn, findLanguagesOfSkills, normalizeLanguages } from './languages.ts'
import { normalizeLabel } from '#domain/vocabulary/normalize.ts'
import { findRefusedWork } from './refused-work.ts'
import { findPlaceLimit, type PlaceLimit } from './place-limits.ts'
import { findDistricts, isPlaceName, parsePlace } from './places.ts'
import { parseCauses, type ParsedCause } from './parse-project.ts'
import { combineWriting, parseText, workToToken, type ParsedText, type Writing } from './texts.ts'

export interface OfferedWork {
  id: string
  /** As the volunteer writes it. */
  label: string
  /**
   * A listed skill; a part of one that the biography mentions; something else that the person does; something else
   * that the person would like to do; or any of these if the biography refuses to do it.
   */
  as: 'listed' | 'part' | 'biography' | 'wish' | 'refused'
  /** Whether the biography only wishes for it or offers it, also if it is a part of a listed skill. */
  isWish: boolean
  /** Whether the skills beside the label give it another meaning than this one, which then explains nothing. */
  isOtherSense?: boolean
}

export interface ParsedVolunteer {
  /** The parsed biography. */
  text: ParsedText
  offered: OfferedWork[]
  causes: ParsedCause[]
  /** The stems of the distinctive words of the biography and of unknown skills, and the kinds of work offered. */
  words: ReadonlyMap<string, Writing>
  location: string | null
  place: string[]
  districts: string[]
  /** Where they don't want to go. */
  placeLimit: PlaceLimit | null
  freeHours: number | null
  slots: Slot[]
  /** The slots that the biography rules out, and whether it says that there is no more time: no one advises otherwise. */
  busySlots: Slot[]
  hasNoMoreTime: boolean
  experienceLevel: ExperienceLevel | null
  takesRemote: boolean | null
  remoteOnly: boolean
  languages: string[]
  /** Whether these are all languages, as the volunteer says, or only those that the biography names. */
  areAllLanguages: boolean
  isAdult: boolean | null
  isOlder: boolean | null
}

/** Parses a volunteer. Callers that have already parsed the biography pass it in. */
export function parseVolunteer(
  volunteer: MatchVolunteer,
  text: ParsedText = parseBiography(volunteer.biography ?? ''),
): ParsedVolunteer {
  const biography = removeNegations(volunteer.biography ?? '')
  const statement = volunteer.statement ?? volunteer.biography ?? ''
  const offered = parseOfferedWork({ ...volunteer, refused: findRefusedWork(statement) }, biography, text)
  const place = parsePlace(volunteer.location)
  const spoken = findLanguagesIn(biography)
  const { location, freeHours, experienceLevel, languages } = volunteer
  return {
    text,
    offered,
    causes: parseCauses(
      volunteer.causes,
      text.causes.filter(
        ({ from, words }) => !ownLife.has(words.toLowerCase()) && !ownFamily.test(biography.slice(0, from)),
      ),
    ),
    words: collectWords(volunteer.skills, { text, offered, place }),
    location,
    place,
    districts: findDistricts(place, ''),
    placeLimit: findPlaceLimit(place, statement),
    freeHours,
    slots: freeSlots(volunteer.availability ?? null, statement, removeNegations(statement)),
    busySlots: findBusySlots(statement),
    hasNoMoreTime: hasNoMoreTime(statement),
    experienceLevel,
    takesRemote: volunteer.takesRemote ?? null,
    remoteOnly: volunteer.remoteOnly ?? false,
    languages: [
      ...normalizeLanguages(languages ?? []),
      ...findLanguagesOfSkills(volunteer.skills),
      ...spoken,
    ],
    areAllLanguages: (languages ?? null) !== null,
    isAdult: volunteer.isAdult ?? null,
    isOlder: volunteer.isOlder ?? null,
  }
}

/** In a biography these words are about its author's life: a law student does not ask for Education. */
const ownLife = new Set(
  `student,students,school,schools,grad school,college access,academic,classroom,teachers,learning,learners,homework,medical,
  hospital,hospitals,clinic,clinics,patients,nursing,art,arts,film,music,history,historical,heritage,theater,theatre,museum,
  museums,gallery,concert,kindergarten,elementary school,middle school,young people,
  housing,landlord,military,software,computers,technology,neighborhood,employment,small business,business owners,senior,
  prison,prisons,women,young women,green,river,wellness,fitness,food drive`
    .split(',')
    .map((word) => word.trim()),
)
/** Comes before words about one's own family: "my two kids" are not a cause. */
const ownFamily = /\b(?:my|our)(?:\s+[\p{L}-]+)?\s+$/iu

/** Parses a biography without what the person says they don't do. */
export const parseBiography = (biography: string): ParsedText => parseText(removeNegations(biography))

/**
 * What the listed skills and the biography offer, each kind of work once. From the biography only work that the
 * person does, can do or would like to do.
 */
export function parseOfferedWork(
  {
    skills,
    placements = noPlacements,
    refused = nothing,
  }: Pick<MatchVolunteer, 'skills' | 'placements'> & { refused?: ReadonlySet<string> },
  biography: string,
  { work }: ParsedText = parseBiography(biography),
): OfferedWork[] {
  const offered = new Map<string, OfferedWork>()
  const isRefused = (id: string) =>
    refused.has(id) || [...widerWork(id).keys()].some((wider) => refused.has(wider))
  // What a label means by itself comes first: a reason names the skill that says the work, and not one that may also mean it.
  for (const meaningOf of [workOf, (label: string) => workAmong(label, skills)])
    for (const label of skills)
      for (const id of placeWork(meaningOf(label), placements))
        if (!offered.has(id)) {
          const work = { id, label, as: isRefused(id) ? 'refused' : 'listed', isWish: false } as const
          offered.set(id, hasOtherSense(label, id, skills) ? { ...work, isOtherSense: true } : work)
        }
  const listed = new Set(offered.keys())
  for (const mention of work) {
    const { id, words } = mention
    const known = offered.get(id)
    if (known !== undefined && !known.isWish) continue
    const isPart = [...widerWork(id).keys()].some((wider) => listed.has(wider))
    const isDone = (isPart ? isPerformedPart : isPerformed)(mention, biography)
    const isWish = isWished(mention, biography)
    if (!isDone && (known !== undefined || !isWish)) continue
    offered.set(id, {
      id,
      label: words,
      as: isRefused(id) ? 'refused' : isPart ? 'part' : isDone ? 'biography' : 'wish',
      isWish,
    })
  }
  return [...offered.values()]
}

const nothing: ReadonlySet<string> = new Set()

/** A skill that the vocabulary doesn't know is matched by its own words. */
function collectWords(
  skills: readonly string[],
  { text, offered, place }: Pick<ParsedVolunteer, 'text' | 'offered' | 'place'>,
): Map<string, Writing> {
  const unknown = skills.filter((label) => workOf(label).some(isTypedIn))
  // Where someone lives counts as a place, and not as a word that they share with half of the listings.
  const own = new Set(place)
  const isKept = (one: { text: string }) => !own.has(normalizeLabel(one.text)) && !isPlaceName(one.text)
  const words = new Map<string, Writing>()
  for (const { stem, written } of text.words.filter(isKept)) {
    words.set(stem, combineWriting(words.get(stem) ?? written, written))
  }
  // A listed skill is meant, whichever way a listing writes it.
  for (const { stem } of parseText(unknown.join('. ')).words.filter(isKept)) words.set(stem, 'either')
  for (const { id } of offered) words.set(workToToken(id), 'either')
  return words
}
