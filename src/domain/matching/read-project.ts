/** What a project asks, read once from its labels and its text, however many volunteers it is compared with. */
import type { MatchProject } from '#domain/matching.ts'
import type { ExperienceLevel } from '#domain/projects.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import type { Mention } from '#domain/vocabulary/phrases.ts'
import { noPlacements, placeWork } from '#domain/vocabulary/placements.ts'
import { isNear, widerWork, workOf } from '#domain/vocabulary/work-graph.ts'
import { findAskedAge, type AskedAge } from './ages.ts'
import { withoutNotAsked } from './denials.ts'
import { findSlots, type Slot } from './days.ts'
import { findBeginnersRole } from './experience.ts'
import { findAskedLanguages, type AskedLanguages } from './languages.ts'
import { findDistricts, readPlace } from './places.ts'
import { readText, wordOfWork, type ReadText } from './texts.ts'

/** Where a project asks for a kind of work. */
export type AskedIn = 'required' | 'preferred' | 'title' | 'description'

export interface AskedWork {
  id: string
  /** As the project writes it; a skill's label where it states one. */
  label: string
  in: readonly AskedIn[]
  /** Whether only a text speaks of it, beside the skills that the project states: no part of one of them, and not near one. */
  isAside: boolean
}

export interface ReadCause {
  id: string
  label: string
  /** Named in a list, or only spoken of in a text. */
  isNamed: boolean
}

export interface ReadWord {
  /** As the text writes it. */
  text: string
  inTitle: number
  inDescription: number
}

export interface ReadProject {
  asked: AskedWork[]
  causes: ReadCause[]
  /** The telling words by their stems, and the kinds of work the text speaks of. */
  words: ReadonlyMap<string, ReadWord>
  /** Number of telling words. */
  length: number
  isRemote: boolean
  location: string | null
  place: string[]
  districts: string[]
  timeCommitment: number | null
  slots: Slot[]
  experienceLevel: ExperienceLevel | null
  /** The words that call it a role for beginners; null where none do. */
  beginnersRole: string | null
  languages: AskedLanguages | null
  age: AskedAge | null
}

/** Reads a project. */
export function readProject(project: MatchProject): ReadProject {
  const title = project.title ?? ''
  const description = project.description ?? ''
  const text = `${title}. ${description}`
  const place = readPlace(project.location)
  const texts = readListing({ title, description })
  const words = countWords(texts)
  const { timeCommitment, isRemote, location, experienceLevel } = project
  return {
    asked: readAsked(project, texts),
    causes: readCauses(project.causeAreas, [...texts.title.causes, ...texts.description.causes]),
    words,
    length: [...words].reduce((sum, [stem, word]) => sum + (stem.startsWith('#') ? 0 : occurrences(word)), 0),
    isRemote,
    location,
    place,
    districts: findDistricts(place, text),
    timeCommitment,
    slots: findSlots(text),
    experienceLevel,
    beginnersRole: findBeginnersRole(title, description),
    languages: findAskedLanguages(text),
    age: findAskedAge(title, description),
  }
}

/** Reads the texts of a listing, but for what they say that nobody needs. */
export const readListing = ({ title, description }: Record<'title' | 'description', string>): Texts => ({
  title: readText(withoutNotAsked(title)),
  description: readText(withoutNotAsked(description)),
})

const occurrences = ({ inTitle, inDescription }: ReadWord): number => inTitle + inDescription

interface Texts {
  title: ReadText
  description: ReadText
}

/** What its fields and its texts ask for, each kind of work once. */
export function readAsked(
  project: Pick<MatchProject, 'requiredSkills' | 'preferredSkills' | 'placements'>,
  { title, description }: Texts,
): AskedWork[] {
  const { placements = noPlacements } = project
  const stated = (labels: readonly string[], place: AskedIn) =>
    labels.flatMap((label) => placeWork(workOf(label), placements).map((id) => ({ id, label, in: place })))
  const spoken = ({ work }: ReadText, place: AskedIn) =>
    work.map(({ id, words }) => ({ id, label: words, in: place }))
  const asked = new Map<string, Omit<AskedWork, 'isAside'>>()
  for (const one of [
    ...stated(project.requiredSkills, 'required'),
    ...stated(project.preferredSkills, 'preferred'),
    ...spoken(title, 'title'),
    ...spoken(description, 'description'),
  ]) {
    const known = asked.get(one.id)
    asked.set(one.id, {
      id: one.id,
      label: known?.label ?? one.label,
      in: [...new Set([...(known?.in ?? []), one.in])],
    })
  }
  const skills = [...asked.values()].filter(isStated).map(({ id }) => id)
  return [...asked.values()].map((one) => ({ ...one, isAside: isAside(one.id, skills) }))
}

/** Whether a project states a kind of work among its skills. */
export const isStated = ({ in: places }: Pick<AskedWork, 'in'>): boolean =>
  places.includes('required') || places.includes('preferred')

function isAside(id: string, skills: readonly string[]): boolean {
  const wider = widerWork(id)
  return skills.length > 0 && !skills.some((skill) => wider.has(skill) || isNear(skill, id))
}

/** The causes named in a list, then those that only the text speaks of. */
export function readCauses(named: readonly string[], spoken: readonly Mention[]): ReadCause[] {
  const causes = new Map<string, ReadCause>()
  for (const label of named) {
    const id = canonicalCause(label)
    if (id !== '') causes.set(id, { id, label, isNamed: true })
  }
  for (const { id, words } of spoken) {
    if (!causes.has(id)) causes.set(id, { id, label: words, isNamed: false })
  }
  return [...causes.values()]
}

function countWords({ title, description }: Texts): Map<string, ReadWord> {
  const counted = new Map<string, ReadWord>()
  const count = (stem: string, text: string, inTitle: boolean) => {
    const known = counted.get(stem) ?? { text, inTitle: 0, inDescription: 0 }
    counted.set(stem, {
      ...known,
      inTitle: known.inTitle + (inTitle ? 1 : 0),
      inDescription: known.inDescription + (inTitle ? 0 : 1),
    })
  }
  for (const [read, inTitle] of [
    [title, true],
    [description, false],
  ] as const) {
    for (const { stem, text } of read.words) count(stem, text, inTitle)
    for (const { id, words } of read.work) count(wordOfWork(id), words, inTitle)
  }
  return counted
}
