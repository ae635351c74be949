/**
 * The index of saved searches: a search has the terms of the filter that leaves fewest projects, and every project that it
 * finds has at least one of them. So only searches that share a term with a project are compared with it.
 */
import { choiceFilterNames, type ChoiceFilterName } from '#domain/projects/choice-filters.ts'
import { nearbyRule, toMeters } from '#domain/projects/nearby.ts'
import type { SearchedPlace } from '#domain/projects/saved-searches.ts'
import type { Located } from '#server/places/find-place.ts'
import { storedChoices, type ChoiceColumn } from '#server/queries/projects/choice-filters.ts'
import { parseTextQuery, type TextQuery } from '#server/features/projects/browsing/text-query.ts'

/** What the filters of a search became. Null means no filter; an empty list finds nothing. */
export interface SearchValues extends Record<ChoiceColumn, readonly string[] | null> {
  text: string | null
  skills: readonly string[] | null
  causes: readonly string[] | null
  organization: string | null
  onlyRemote: boolean
  place: SearchedPlace | null
}

export interface SearchedProject extends Record<ChoiceFilterName, string | null> {
  organizationId: string
  /** The words of its texts, as they are indexed. */
  words: readonly string[]
  skillIds: readonly string[]
  causeIds: readonly string[]
  isRemote: boolean
  /** Where work on site is; null for remote work, and if it says no place. */
  located: Located | null
}

const any = 'any'
const remote = 'remote'
const termsOf = (kind: string, values: readonly string[]) => values.map((value) => `${kind}:${value}`)
const fewest = (groups: readonly string[][]) => groups.toSorted((a, b) => a.length - b.length).slice(0, 1)

/**
 * The terms of a search, from the filter that usually leaves fewest projects. Empty if it can find nothing. Whether an
 * organization is verified is no term: most projects would have it (docs/decisions/0147).
 */
export function termsOfSearch(search: SearchValues): string[] {
  const { text, skills, causes, organization, onlyRemote, place } = search
  const groups = [
    ...(organization === null ? [] : [termsOf('organization', [organization])]),
    ...(text === null ? [] : [termsOfText(parseTextQuery(text))]),
    ...(place === null ? [] : [[termOfPlace(place)]]),
    ...(skills === null ? [] : [termsOf('skill', skills)]),
    ...(causes === null ? [] : [termsOf('cause', causes)]),
    ...fewest(
      choiceFilterNames.flatMap((name) => {
        const { column, term } = storedChoices[name]
        const chosen = search[column]
        return chosen === null ? [] : [termsOf(term, chosen)]
      }),
    ),
    ...(onlyRemote ? [[remote]] : []),
    [any],
  ]
  return [...new Set(groups[0])]
}

/** All terms by which searches may find a project. */
export function termsOfProject(project: SearchedProject): string[] {
  const { organizationId, words, skillIds, causeIds, isRemote, located } = project
  return [
    any,
    ...(isRemote ? [remote] : []),
    ...termsOf('organization', [organizationId]),
    ...termsOf('word', words),
    ...termsOf('prefix', [...new Set(words.flatMap(beginningsOf))]),
    ...termsOf('skill', skillIds),
    ...termsOf('cause', causeIds),
    ...choiceFilterNames.flatMap((name) => {
      const value = project[name]
      return value === null ? [] : termsOf(storedChoices[name].term, [value])
    }),
    ...(located?.point ? cellsAround(located.point) : []),
    ...(located?.region ? termsOf('area', [located.region, located.region.slice(0, 2)]) : []),
  ]
}

/** Prefixes are indexed by this many characters. */
const prefixLength = 4

/** A word, and the mark of its language if it has one: "portuguese:tradu". */
function splitMark(word: string): { mark: string; rest: string } {
  const end = word.indexOf(':') + 1
  return { mark: word.slice(0, end), rest: word.slice(end) }
}

/** The beginnings of a word, with and without what may be a mark. */
function beginningsOf(word: string): string[] {
  const beginnings = (text: string) => {
    const characters = [...text].slice(0, prefixLength)
    return characters.map((_, index) => characters.slice(0, index + 1).join(''))
  }
  const { mark, rest } = splitMark(word)
  return [...beginnings(word), ...(mark === '' ? [] : beginnings(rest).map((each) => mark + each))]
}

/** Words of which each result has at least one: of an alternative all, of a conjunction those of its rarest part. */
function termsOfText(query: TextQuery): string[] {
  switch (query.kind) {
    case 'word': {
      if (!query.isPrefix) return termsOf('word', [query.word])
      const { mark, rest } = splitMark(query.word)
      return termsOf('prefix', [mark + [...rest].slice(0, prefixLength).join('')])
    }
    case 'phrase':
      return rarest([query.left, query.right])
    case 'all':
      return rarest(query.parts)
    case 'any':
      return query.parts.flatMap(termsOfText)
  }
}

/** Few alternatives and long words are rare. */
function rarest(parts: readonly TextQuery[]): string[] {
  const lengthOf = (terms: readonly string[]) => Math.min(...terms.map(({ length }) => length))
  const [first = []] = parts
    .map(termsOfText)
    .toSorted((a, b) => a.length - b.length || lengthOf(b) - lengthOf(a))
  return first
}

interface Point {
  latitude: number
  longitude: number
}

/** Cells of one degree each way. */
const cellOf = (latitude: number, longitude: number) =>
  `cell:${Math.floor(latitude)}:${Math.floor(((((longitude + 180) % 360) + 360) % 360) - 180)}`

const termOfPlace = (place: SearchedPlace) =>
  'area' in place ? `area:${place.area}` : cellOf(place.latitude, place.longitude)

/** Meters of one degree of latitude, at least. */
const metersOfDegree = 110_000
/** Degrees that no search looks farther than. */
const farthest = toMeters(nearbyRule.max, 'mi') / metersOfDegree

/** The cells in which the point of a search may be that looks far enough. */
function cellsAround({ latitude, longitude }: Point): string[] {
  const [south, north] = [latitude - farthest, latitude + farthest]
  // Circles of latitude are shorter near the poles.
  const widest = Math.max(Math.abs(south), Math.abs(north))
  const across = widest >= 88 ? 180 : Math.min(180, farthest / Math.cos((widest * Math.PI) / 180))
  const cells = new Set<string>()
  for (let row = Math.floor(south); row <= north; row += 1) {
    for (let column = Math.floor(longitude - across); column <= longitude + across; column += 1) {
      cells.add(cellOf(row, column))
    }
  }
  return [...cells]
}
