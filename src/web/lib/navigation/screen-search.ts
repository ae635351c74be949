/**
 * What a screen keeps in the URL's search parameters, described once, above its route: `const reviewsSearch = search({ tab:
 * choice(tabs), ids: list })`. The type is inferred from the description; links and features take it from the route
 * (`SearchOf`).
 */
import type { RegisteredRouter } from '@tanstack/react-router'
import { parseChoice, parseReturnPath } from './search-params.ts'

/** How one parameter is parsed; undefined if it is absent or invalid. */
export type Field<Value> = (value: unknown) => Value | undefined

type Fields<Search> = { readonly [Name in keyof Search]: Field<Search[Name]> }

/** A description's values: each can be absent. */
type Parsed<Search> = { [Name in keyof Search]?: Search[Name] | undefined }

type Routes = RegisteredRouter['routesByPath']

/** The path of a route, such as `/project/$id`. */
export type ScreenPath = keyof Routes

/** The search parameters of the screen at a path, as its route describes them. */
export type SearchOf<Path extends ScreenPath> = Routes[Path]['types']['searchSchema']

/** The parameters in the path of the screen at a path. */
export type ParamsOf<Path extends ScreenPath> = Routes[Path]['types']['allParams']

/** Makes the parser of a screen's search parameters. Invalid values are ignored. */
export function search<Search>(fields: Fields<Search>) {
  return (values: Readonly<Record<string, unknown>>): Parsed<Search> => {
    const parsed: Parsed<Search> = {}
    // All of them, undefined if absent: the router merges the result over the raw parameters.
    for (const name in fields) parsed[name] = fields[name](values[name])
    return parsed
  }
}

/** Text; undefined if it is empty. */
export const text: Field<string> = (value) => (typeof value === 'string' && value !== '' ? value : undefined)

/** One of a list. The `standard` choice is the one that applies without the parameter, so it is never in the URL. */
export function choice<const Choice extends string, const Standard extends Choice = never>(
  choices: readonly Choice[],
  standard?: Standard,
): Field<Exclude<Choice, Standard>> {
  const others = choices.filter((each): each is Exclude<Choice, Standard> => each !== standard)
  return (value) => parseChoice(others, value)
}

/** The entries of a comma-separated list or of an array; undefined if there are none. */
export const list: Field<string[]> = (value) => {
  const parts = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split(',') : []
  const entries = parts.map((part) => part.trim()).filter(Boolean)
  return entries.length > 0 ? entries : undefined
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The id of an entry. */
export const id: Field<string> = (value) =>
  typeof value === 'string' && uuid.test(value) ? value.toLowerCase() : undefined

/** The id of an entry, or one of a list of words. */
export const idOr =
  <const Word extends string>(...words: readonly Word[]): Field<string> =>
  (value) =>
    words.find((word) => word === value) ?? id(value)

/** Something that is on or absent. */
export const flag: Field<true> = (value) => (value === 'true' || value === true ? true : undefined)

/** An integer within bounds. */
export const integer =
  ({ min, max }: { min: number; max: number }): Field<number> =>
  (value) => {
    const number = Number(value)
    return Number.isInteger(number) && number >= min && number <= max ? number : undefined
  }

/** A path on this site to return to after signing in. */
export const returnPath: Field<string> = parseReturnPath
