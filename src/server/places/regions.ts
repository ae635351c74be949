/** The regions that a written place may mean by "MD", "Ontario", "England" or "Germany". */
import { findStateName, stateNames, toStateCode } from '#domain/verification/us-states.ts'
import { normalizeLabel } from '#domain/vocabulary/normalize.ts'

/** The provinces of Canada by GeoNames code, and the nations of the United Kingdom. */
const named: Readonly<Record<string, string>> = {
  'CA.01': 'Alberta,AB',
  'CA.02': 'British Columbia,BC',
  'CA.03': 'Manitoba,MB',
  'CA.04': 'New Brunswick,NB',
  'CA.05': 'Newfoundland and Labrador,Newfoundland,NL',
  'CA.07': 'Nova Scotia,NS',
  'CA.08': 'Ontario,ON',
  'CA.09': 'Prince Edward Island,PE,PEI',
  'CA.10': 'Quebec,QC',
  'CA.11': 'Saskatchewan,SK',
  'CA.12': 'Yukon,YT',
  'CA.13': 'Northwest Territories,NT',
  'CA.14': 'Nunavut,NU',
  'GB.ENG': 'England',
  'GB.NIR': 'Northern Ireland',
  'GB.SCT': 'Scotland',
  'GB.WLS': 'Wales',
  US: 'USA,United States of America,America',
  GB: 'UK,Great Britain',
  NL: 'Holland,The Netherlands',
  CZ: 'Czech Republic',
  TR: 'Turkey',
  AE: 'UAE',
  CI: 'Ivory Coast',
  KR: 'Republic of Korea',
}

/** Parses one part of a written place: the possible region codes, likeliest first. Empty if it names no region. */
export function createRegionParser(countries: readonly string[]): (part: string) => string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  const codes = new Map<string, string[]>()
  const add = (name: string, code: string) => {
    const key = normalizeLabel(name)
    codes.set(key, [...(codes.get(key) ?? []), code])
  }
  for (const [code, list] of Object.entries(named)) for (const name of list.split(',')) add(name, code)
  for (const code of countries) {
    add(names.of(code) ?? code, code)
    add(code, code)
  }
  return (part) => {
    if (part === '') return []
    const state = toStateCode(part)
    return [...(state === null ? [] : [`US.${state}`]), ...(codes.get(normalizeLabel(part)) ?? [])]
  }
}

/** The names of the states of the US, the regions above and the countries that begin with a text, in this order. */
export function createRegionList(countries: readonly string[]): (text: string) => string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  const main = [
    ...stateNames,
    ...Object.keys(named).flatMap((code) => (code.includes('.') ? (namesOf(code)[0] ?? []) : [])),
    ...countries.map((code) => names.of(code) ?? code),
  ].map((name) => ({ name, key: normalizeLabel(name) }))
  // "Holland" is suggested as the Netherlands.
  const others = Object.entries(named).flatMap(([code, list]) =>
    list.split(',').map((other) => ({
      name: (code.includes('.') ? namesOf(code)[0] : names.of(code)) ?? other,
      key: normalizeLabel(other),
    })),
  )
  const all = [...main, ...others]
  return (text) => {
    const typed = normalizeLabel(text)
    if (typed === '') return []
    return [...new Set(all.filter(({ key }) => key.startsWith(typed)).map(({ name }) => name))]
  }
}

/** A region as people write it after a city: "MD", "Ontario, Canada", "Germany". */
export function writeRegion(region: string): string {
  const [country = '', state = ''] = region.split('.')
  if (country === 'US') return state
  const countryName = new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country
  return [namesOf(region)[0], countryName].filter(Boolean).join(', ')
}

/** The name of a state or country: "Maryland", "Ontario", "Germany". */
export function nameRegion(language: string, region: string): string {
  const [country = '', state = ''] = region.split('.')
  const name = country === 'US' ? findStateName(state) : namesOf(region)[0]
  return (state && name) || (new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country)
}

/** Whether there is a state or country with this code: "US.MD", "DE". */
export function isRegion(code: string): boolean {
  if (!/^[A-Z]{2}(\.[A-Z0-9]{1,3})?$/.test(code)) return false
  const [country = '', state] = code.split('.')
  if (state !== undefined) return country === 'US' ? findStateName(state) !== null : code in named
  // "ZZ" is the code of an unknown region.
  return (
    country !== 'ZZ' &&
    new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(country) !== undefined
  )
}

const namesOf = (region: string) => (region.includes('.') ? (named[region]?.split(',') ?? []) : [])
