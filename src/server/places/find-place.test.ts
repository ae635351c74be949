import { beforeAll, describe, expect, it } from 'vitest'
import type { FindPlace } from '#domain/matching/scoring/factors.ts'
import { kilometersBetween } from '#domain/matching/parsing/places.ts'
import { loadPlaceFinder, type PlaceFinder } from './find-place.ts'
import { loadGazetteer } from './gazetteer.ts'

let find: FindPlace
let finder: PlaceFinder
beforeAll(async () => {
  finder = await loadPlaceFinder()
  find = finder.find
})

const places = {
  baltimore: { latitude: 39.29, longitude: -76.61 },
  berlin: { latitude: 52.52, longitude: 13.41 },
  harlem: { latitude: 40.81, longitude: -73.95 },
  london: { latitude: 51.51, longitude: -0.13 },
  londonOntario: { latitude: 42.98, longitude: -81.23 },
  munich: { latitude: 48.14, longitude: 11.58 },
  newYork: { latitude: 40.71, longitude: -74.01 },
  portlandMaine: { latitude: 43.66, longitude: -70.26 },
  portlandOregon: { latitude: 45.52, longitude: -122.68 },
  saintLouis: { latitude: 38.63, longitude: -90.2 },
  springfieldIllinois: { latitude: 39.8, longitude: -89.64 },
  springfieldMissouri: { latitude: 37.22, longitude: -93.3 },
  washington: { latitude: 38.9, longitude: -77.04 },
}
type Place = keyof typeof places

/** The places that are not found within three kilometers of their location. */
const misplaced = (written: Readonly<Record<string, Place>>) =>
  Object.entries(written).flatMap(([text, place]) => {
    const found = find(text)
    return found && kilometersBetween(found, places[place]) < 3 ? [] : [{ text, found }]
  })

describe('finding a written place', () => {
  it('a place is found by its city and state, by code or name, with or without a country', () => {
    expect(
      misplaced({
        'Baltimore, MD': 'baltimore',
        'baltimore,maryland, USA': 'baltimore',
        'Portland, ME': 'portlandMaine',
        'Springfield, Illinois': 'springfieldIllinois',
        'St. Louis, MO': 'saintLouis',
        'Saint Louis, Missouri': 'saintLouis',
        'Washington, DC': 'washington',
        'Washington, D.C.': 'washington',
        'New York, NY': 'newYork',
        'New York, USA': 'newYork',
      }),
    ).toEqual([])
  })

  it('a city name alone means the largest city of that name', () => {
    expect(
      misplaced({
        London: 'london',
        'New York': 'newYork',
        Portland: 'portlandOregon',
        Springfield: 'springfieldMissouri',
      }),
    ).toEqual([])
  })

  it('places all over the world are found by a region or country', () => {
    expect(
      misplaced({
        'Munich, Germany': 'munich',
        'Munich, Bavaria, Germany': 'munich',
        'Berlin, DE': 'berlin',
        '10115 Berlin': 'berlin',
        'Berlin 10115': 'berlin',
        'London SW1A 1AA, UK': 'london',
        'London, England': 'london',
        'London, ON': 'londonOntario',
        'London, Ontario, Canada': 'londonOntario',
      }),
    ).toEqual([])
  })

  it('a place is as precise as its known parts: the ZIP code, then the neighborhood, then the city', () => {
    expect(
      misplaced({
        '10027': 'harlem',
        'Manhattan, New York, NY, 10027-1234': 'harlem',
        'New York 10027': 'harlem',
        'Harlem, Manhattan, New York, NY': 'harlem',
        '12 Light Street, Baltimore, MD': 'baltimore',
      }),
    ).toEqual([])
  })

  it('a text without a known city is not found', () => {
    const unknown = [null, '', 'Maryland', 'Kansas, USA', 'Georgia', 'Germany', 'USA', '00000']
    const nowhere = ['Remote', 'Various', 'Xanadu, MD', 'Baltimore, ZZ', 'Munich, Bavaria', 'Washington']
    expect([...unknown, ...nowhere].filter((text) => find(text) !== null)).toEqual([])
  })

  it('a place found before comes from the cache, with the same result each time', () => {
    expect(find('Towson, MD')).toBe(find('Towson, MD'))
  })
})

describe('locating a written place', () => {
  it('says in which state or country it is, also of a text without a city', () => {
    const regions = {
      'Towson, MD': 'US.MD',
      'Harlem, Manhattan, New York, NY 10027': 'US.NY',
      '21204': 'US.MD',
      Maryland: 'US.MD',
      'Maryland, USA': 'US.MD',
      'London, Ontario, Canada': 'CA.08',
      London: 'GB.ENG',
      Germany: 'DE',
      Remote: null,
      '': null,
    }
    const found = Object.keys(regions).map((text) => [text, finder.locate(text).region])
    expect(Object.fromEntries(found)).toEqual(regions)
    expect(finder.locate('Munich, Germany').region).toMatch(/^DE\./)
    expect(finder.locate('Maryland').point).toBeNull()
  })

  it('names the town and only the region that the text states, so that no street is repeated', () => {
    const towns = {
      'Towson, MD': ['Towson', 'US.MD'],
      '12 Bosley Avenue, Towson, MD 21204': ['Towson', 'US.MD'],
      'Harlem, Manhattan, New York, NY 10027': ['New York', 'US.NY'],
      'Munich, Germany': ['Munich', 'DE'],
      Springfield: ['Springfield', null],
      Maryland: [null, 'US.MD'],
      '21204': [null, 'US.MD'],
      '12 Bosley Avenue': [null, null],
      Remote: [null, null],
    }
    const found = Object.keys(towns).map((text) => {
      const { town, statedRegion } = finder.locate(text)
      return [text, [town, statedRegion?.replace(/^DE\..*/u, 'DE') ?? null]]
    })
    expect(Object.fromEntries(found)).toEqual(towns)
  })

  it('suggests known places for a misspelled or unfinished one, the largest first', async () => {
    const firstOf = async (text: string) => (await finder.suggest(text))[0]
    expect(await firstOf('Towsen')).toBe('Towson, MD')
    expect(await firstOf('Balitmore')).toBe('Baltimore, MD')
    expect(await firstOf('Springfield, ZZ')).toBe('Springfield, MO')
    expect(await firstOf('Munic')).toBe('Munich, Germany')
    expect(await firstOf('Columbus, G')).toBe('Columbus, GA')
    expect(await firstOf('Balti')).toBe('Baltimore, MD')
    expect(await firstOf('Bălţi')).toBe('Bălţi, Moldova')
    expect(await finder.suggest('Xqzzyx')).toEqual([])
    expect(await finder.suggest('')).toEqual([])
  })

  it('suggests states and countries by how they begin, and the town of a name before them', async () => {
    expect((await finder.suggest('Maryl'))[0]).toBe('Maryland')
    expect((await finder.suggest('maryland'))[0]).toBe('Maryland')
    expect((await finder.suggest('Ontario'))[0]).toBe('Ontario')
    expect((await finder.suggest('Germ'))[0]).toBe('Germany')
    expect((await finder.suggest('New York'))[0]).toBe('New York City, NY')
    expect((await finder.suggest('Victoria'))[0]).toMatch(/^Victoria, /)
    expect((await finder.suggest('India'))[0]).toBe('India')
    expect(await finder.suggest('Holland')).toContain('Netherlands')
    expect(await finder.suggest('New H')).toContain('New Hampshire')
    expect((await finder.suggest('Bos'))[0]).toBe('Boston, MA')
    expect((await finder.suggest('Aus'))[0]).toBe('Austin, TX')
    expect((await finder.suggest('Medellin'))[0]).toBe('Medellín, Colombia')
    expect(finder.locate('Maryland').isArea).toBe(true)
  })

  it('names a located place as it is written here, with other towns if it does not say which', async () => {
    const identify = (text: string) => finder.identify(text, finder.locate(text))
    expect(await identify('portland')).toMatchObject({ name: 'Portland, OR' })
    expect((await identify('portland')).others).toContain('Portland, ME')
    expect(await identify('portland, me')).toEqual({ name: 'Portland, ME', others: [] })
    expect((await identify('Washington')).others[0]).toBe('Washington, DC')
    expect(await identify('21204')).toEqual({ name: '21204', others: [] })
    const harlem = 'Harlem, Manhattan, New York, NY 10027'
    expect(await identify(harlem)).toEqual({ name: harlem, others: [] })
  })

  it('knows whether a text names a whole state or country, or a town that is not known', () => {
    const isArea = (text: string) => finder.locate(text).isArea
    expect(['Maryland', 'Maryland, USA', 'Germany'].map(isArea)).toEqual([true, true, true])
    expect(['Towsen, MD', 'Towson, MD', '21204', 'Xqzzyx', ''].map(isArea)).toEqual(Array(5).fill(false))
  })

  it('takes names that every object has for places like others', async () => {
    const names = ['constructor', 'toString', '__proto__']
    expect(names.map((text) => finder.locate(text).point)).toEqual([null, null, null])
    expect((await Promise.all(names.map(finder.suggest))).every(Array.isArray)).toBe(true)
  })

  it('knows every place that it suggests', async () => {
    const typed = ['Towsen', 'Sprngfield', 'Londn', 'Parris', 'Torontoo', 'Sao Paul', 'Washingtn']
    const suggested = (await Promise.all(typed.map((text) => finder.suggest(text)))).flat()
    expect(suggested.length).toBeGreaterThan(10)
    const isUnknown = (text: string) => finder.locate(text).point === null && !finder.locate(text).isArea
    expect(suggested.filter(isUnknown)).toEqual([])
  })
})

describe('the gazetteer', () => {
  it('the gazetteer picks the larger of two cities within the given region and recognizes accented names', async () => {
    const at = { latitude: 1, longitude: 2 }
    const { find: findCity, countries } = await loadGazetteer([
      { name: 'Ålby', region: 'SE.01', population: 10, ...at },
      { name: 'Alby', region: 'SE.02', population: 30, ...at },
      { name: 'Alby', region: 'US.MD', population: 20, ...at },
    ])
    expect(countries).toEqual(['SE', 'US'])
    expect(
      [null, 'SE', 'SE.01', 'US', 'US.NY'].map((within) => findCity('ALBY', within)?.population),
    ).toEqual([30, 30, 10, 20, undefined])
  })
})
