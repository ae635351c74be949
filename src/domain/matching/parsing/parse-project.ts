/** What a project asks for, parsed once from its fields and text, however many volunteers it is compared with. */
import type { ExperienceLevel } from '#domain/projects/projects.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import type { Mention } from '#domain/vocabulary/phrases.ts'
import { noPlacements, placeWork } from '#domain/vocabulary/placements.ts'
import { isNear, isTypedIn, widerWork, workOf } from '#domain/vocabulary/work-graph.ts'
import type { MatchProject } from '#domain/matching/scoring/factors.ts'
import { findBeginnersRole } from '#domain/matching/scoring/experience.ts'
import { findRequiredAge, type RequiredAge } from './ages.ts'
import { findSlotsOfListing, type Slot } from './days.ts'
import { isGroup } from './performed-work.ts'
import { parseListing, type ListingTexts } from './parse-listing.ts'
import { findRequestedLanguages, findRequiredLanguages, type RequiredLanguages } from './languages.ts'
import { findDistricts, findDistrictsInText, parsePlace } from './places.ts'
import { combineWriting, workToToken, type ParsedText, type Writing } from './texts.ts'

/** Where a project asks for a kind of work. */
export type RequestSource = 'required' | 'preferred' | 'title' | 'description'

export interface RequestedWork {
  id: string
  /** As the project writes it; the label of the skill if it lists one. */
  label: string
  in: readonly RequestSource[]
  /** Whether only the text mentions it: it is neither part of nor similar to a listed skill. */
  isIncidental: boolean
  /** Whether it is a listed skill of which the text names a narrower kind. */
  isSpecified: boolean
  /**
   * Whether it is a listed skill of a project whose text mentions other work, and neither it nor similar work. We don't know how a text
   * speaks of a typed-in skill.
   */
  isUnsaid: boolean
}

export interface ParsedCause {
  id: string
  label: string
  /** Listed, or only mentioned in a text. */
  isNamed: boolean
}

export interface ParsedWord {
  /** As the text writes it. */
  text: string
  inTitle: number
  inDescription: number
  written: Writing
}

export interface ParsedProject {
  asked: RequestedWork[]
  causes: ParsedCause[]
  /** The distinctive words by their stems, and the kinds of work that the text mentions. */
  words: ReadonlyMap<string, ParsedWord>
  /** Number of distinctive words. */
  length: number
  isRemote: boolean
  location: string | null
  place: string[]
  districts: string[]
  /** The names of its districts, if they are in its text and not in its address. */
  districtsInText: string[]
  timeCommitment: number | null
  slots: Slot[]
  experienceLevel: ExperienceLevel | null
  /** The words that describe it as a role for beginners; null if none do. */
  beginnersRole: string | null
  languages: RequiredLanguages | null
  /** The languages besides English that it asks for or that it names near such words, also as optional. */
  namedLanguages: string[]
  age: RequiredAge | null
}

export function parseProject(project: MatchProject): ParsedProject {
  const title = project.title ?? ''
  const description = project.description ?? ''
  const text = `${title}. ${description}`
  const place = parsePlace(project.location)
  const texts = parseListing({ ...project, title, description })
  const words = countWords(texts)
  const { timeCommitment, isRemote, location, experienceLevel } = project
  return {
    asked: parseRequestedWork(project, texts),
    causes: parseCauses(project.causeAreas, [...texts.title.causes, ...texts.description.causes]),
    words,
    length: [...words].reduce((sum, [stem, word]) => sum + (stem.startsWith('#') ? 0 : occurrences(word)), 0),
    isRemote,
    location,
    place,
    districts: findDistricts(place, text),
    districtsInText: findDistrictsInText(place, text),
    timeCommitment,
    slots: findSlotsOfListing(text),
    experienceLevel,
    beginnersRole: findBeginnersRole(title, description),
    languages: findRequiredLanguages(text),
    namedLanguages: findRequestedLanguages(text),
    age: findRequiredAge(title, description),
  }
}

const occurrences = ({ inTitle, inDescription }: ParsedWord): number => inTitle + inDescription

/** What its fields and texts ask for, each kind of work once. */
export function parseRequestedWork(
  project: Pick<MatchProject, 'requiredSkills' | 'preferredSkills' | 'placements' | 'title'>,
  { title, description }: ListingTexts,
): RequestedWork[] {
  const { placements = noPlacements } = project
  const stated = (labels: readonly string[], place: RequestSource) =>
    labels.flatMap((label) => placeWork(workOf(label), placements).map((id) => ({ id, label, in: place })))
  const spoken = ({ work }: ParsedText, place: RequestSource) =>
    work.map(({ id, words }) => ({ id, label: words, in: place }))
  const requested = new Map<string, Omit<RequestedWork, 'isIncidental' | 'isSpecified' | 'isUnsaid'>>()
  for (const one of [
    ...stated(project.requiredSkills, 'required'),
    ...stated(project.preferredSkills, 'preferred'),
    ...spokenInTitle(title, project.title ?? ''),
    ...spoken(description, 'description'),
  ]) {
    const known = requested.get(one.id)
    requested.set(one.id, {
      id: one.id,
      label: known?.label ?? one.label,
      in: [...new Set([...(known?.in ?? []), one.in])],
    })
  }
  const skills = [...requested.values()].filter(isStated).map(({ id }) => id)
  const ids = [...requested.keys()]
  const spokenIds = new Set([...title.work, ...description.work].map(({ id }) => id))
  // A text without known work may speak of the skill in words that no table has.
  const saysWork = spokenIds.size > 0 && description.words.length + description.work.length > 0
  return [...requested.values()].map((one) => ({
    ...one,
    // Whom the work is with needs the same work: a counselor need not know the blind.
    isIncidental: isIncidental(one.id, skills) || (!isStated(one) && isGroup(one.label)),
    isSpecified: isStated(one) && ids.some((other) => other !== one.id && widerWork(other).has(one.id)),
    isUnsaid:
      saysWork &&
      isStated(one) &&
      !isTypedIn(one.id) &&
      ![...spokenIds].some((spoken) => supports(spoken, one.id)),
  }))
}

/** Whether a project lists a kind of work among its skills. */
export const isStated = ({ in: places }: Pick<RequestedWork, 'in'>): boolean =>
  places.includes('required') || places.includes('preferred')

/** In "Grant writer for a dance program" the dance is what the work is for: no more than a description says. */
function spokenInTitle({ work }: ParsedText, title: string) {
  const [first] = work
  const isFor = (from: number) => first !== undefined && beneficiary.test(title.slice(first.from, from))
  return work.map(({ id, words, from }) => {
    const place: RequestSource = isFor(from) ? 'description' : 'title'
    return { id, label: words, in: place }
  })
}
/** A comma or an "and" begins something else: "Coach for girls, dance teacher". */
const beneficiary = /\bfor\b(?:(?!\band\b)[^,:;/&])*$/iu

/** Whether a text that mentions some work speaks of a listed skill. */
const supports = (spoken: string, skill: string): boolean =>
  widerWork(spoken).has(skill) || isNear(skill, spoken)

function isIncidental(id: string, skills: readonly string[]): boolean {
  const wider = widerWork(id)
  return skills.length > 0 && !skills.some((skill) => wider.has(skill) || isNear(skill, id))
}

/** The listed causes, then those that only the text mentions. */
export function parseCauses(named: readonly string[], spoken: readonly Mention[]): ParsedCause[] {
  const causes = new Map<string, ParsedCause>()
  for (const label of named) {
    const id = canonicalCause(label)
    if (id !== '') causes.set(id, { id, label, isNamed: true })
  }
  for (const { id, words } of spoken) {
    if (!causes.has(id)) causes.set(id, { id, label: words, isNamed: false })
  }
  return [...causes.values()]
}

function countWords({ title, description }: ListingTexts): Map<string, ParsedWord> {
  const counted = new Map<string, ParsedWord>()
  const count = (stem: string, { text, written }: Pick<ParsedWord, 'text' | 'written'>, inTitle: boolean) => {
    const known = counted.get(stem)
    const one = known ?? { text, inTitle: 0, inDescription: 0, written }
    if (!known) counted.set(stem, one)
    one.written = combineWriting(one.written, written)
    one.inTitle += inTitle ? 1 : 0
    one.inDescription += inTitle ? 0 : 1
  }
  for (const [read, inTitle] of [
    [title, true],
    [description, false],
  ] as const) {
    for (const { stem, ...word } of read.words) count(stem, word, inTitle)
    for (const { id, words } of read.work) count(workToToken(id), { text: words, written: 'either' }, inTitle)
  }
  return counted
}
