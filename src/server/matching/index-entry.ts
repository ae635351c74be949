/**
 * What the index takes from the texts of a project, in few characters. It is stored beside the project, so that a new
 * process need not parse it again.
 */
import { slots } from '#domain/matching/parsing/days.ts'
import type { LocatedProject } from '#domain/matching/scoring/location.ts'
import type { ParsedProject, RequestedWork, RequestSource } from '#domain/matching/parsing/parse-project.ts'
import { isOfLanguages } from '#domain/matching/scoring/skills.ts'
import { workToToken } from '#domain/matching/parsing/texts.ts'
import { wordCode, writings } from './index-data.ts'

export interface IndexEntry {
  /** Each kind of work, and how it is asked for (`requestOf`). */
  work: [id: string, how: number][]
  /** The words, separated by spaces, and how each is written: `wordCode` without the slot. */
  words: string
  codes: number[]
  /** 1 where it is listed. */
  causes: [id: string, isNamed: number][]
  /** The number of words. */
  length: number
  /** Null for remote work. */
  place: Pick<LocatedProject, 'place' | 'districts' | 'districtsInText'> | null
  /** Only of work in languages. */
  languages: string[]
  /** A bit for each time. */
  times: number
  isForBeginners: boolean
}

const sources = ['required', 'preferred', 'title', 'description'] as const satisfies readonly RequestSource[]
const traits = ['isIncidental', 'isSpecified', 'isUnsaid'] as const
type Request = Pick<RequestedWork, 'in' | (typeof traits)[number]>

const bitsOf = (flags: readonly boolean[]): number =>
  flags.reduce((sum, isSet, bit) => sum + (isSet ? 1 << bit : 0), 0)

const encodeRequest = (one: Request): number =>
  bitsOf([...sources.map((source) => one.in.includes(source)), ...traits.map((trait) => one[trait])])

/** In how many ways a project can ask for some work. */
export const waysToAsk = 1 << (sources.length + traits.length)

const requests = Array.from({ length: waysToAsk }, (_, how): Request => {
  const [isIncidental, isSpecified, isUnsaid] = traits.map(
    (_, bit) => (how & (1 << (sources.length + bit))) !== 0,
  )
  return {
    in: sources.filter((_, bit) => how & (1 << bit)),
    isIncidental: isIncidental === true,
    isSpecified: isSpecified === true,
    isUnsaid: isUnsaid === true,
  }
})

/** How a project asks for some work. */
export function requestOf(how: number): Request {
  const request = requests[how]
  if (!request) throw new Error('no project asks for work in this way')
  return request
}

/** Counts of words that are more than fit count as the most. */
export function makeEntry(read: ParsedProject): IndexEntry {
  const asides = new Set(read.asked.flatMap((one) => (one.isIncidental ? [workToToken(one.id)] : [])))
  const { place, districts, districtsInText } = read
  return {
    work: read.asked.map((one) => [one.id, encodeRequest(one)]),
    words: [...read.words.keys()].join(' '),
    codes: [...read.words].map(
      ([stem, { inTitle, inDescription, written }]) =>
        Math.min(inTitle, wordCode.mostTitle) * wordCode.title +
        Math.min(inDescription, wordCode.mostDescription) * wordCode.description +
        writings.indexOf(written) * wordCode.writing +
        (asides.has(stem) ? 1 : 0),
    ),
    causes: read.causes.map(({ id, isNamed }) => [id, isNamed ? 1 : 0]),
    length: read.length,
    place: read.isRemote ? null : { place, districts, districtsInText },
    languages: read.asked.some(({ id }) => isOfLanguages(id)) ? read.namedLanguages : [],
    times: bitsOf(slots.map((one) => read.slots.includes(one))),
    isForBeginners: read.beginnersRole !== null,
  }
}
