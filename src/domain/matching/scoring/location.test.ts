import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseProject } from '#domain/matching/parsing/parse-project.ts'
import { parseVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import { aProject, aVolunteer, match } from './example-match.ts'
import type { Coordinates, MatchProject, MatchVolunteer } from './factors.ts'
import { usesDistance } from './location.ts'
import { scoreMatch } from './score.ts'

describe('the location factor', () => {
  const at = (location: string | null, project: Partial<MatchProject> = {}) =>
    match({}, { location, ...project }).factors.location
  const inNewYork = (location: string, description = '') =>
    match({ location: 'Harlem, Manhattan, New York, NY' }, { location, description }).evidence.location.by

  it('location is full in the same city and for remote work, and partial in the same state', () => {
    expect([at('baltimore, md'), at('Towson, MD'), at('Detroit, MI'), at(null)]).toEqual([1, 0.4, 0, 0])
    expect(at(null, { isRemote: true })).toBe(1)
  })

  it('districts of a large city are distinguished, whatever neighborhood is named', () => {
    expect(inNewYork('Manhattan, New York, NY, 10025')).toBe('district')
    expect(inNewYork('Brooklyn, New York, NY')).toBe('city')
    expect(inNewYork('New York, NY')).toBe('city')
    expect(inNewYork('Inwood, NY 10034')).toBe('district')
    expect(inNewYork('Astoria, New York, USA')).toBe('city')
    expect(inNewYork('Brooklyn, OH')).toBe('far')
    expect(inNewYork('Albany, New York')).toBe('state')
  })

  it('a district in the text overrides the address', () => {
    const office = 'Manhattan, New York, NY, 10025'
    expect(inNewYork(office, 'The garden is in Astoria.')).toBe('city')
    expect(inNewYork('Brooklyn, New York, NY', 'We meet in Inwood.')).toBe('district')
  })

  const away = (own: Coordinates, other: Coordinates) =>
    scoreMatch(
      { ...aVolunteer, location: 'Here, MD' },
      { ...aProject, location: 'There, MD' },
      { findPlace: (text) => (text === 'Here, MD' ? own : other) },
    )

  it('the distance decides if both places are known', () => {
    const home = { latitude: 39.29, longitude: -76.61 }
    const near = away(home, { latitude: 39.4, longitude: -76.6 })
    const far = away(home, { latitude: 40.71, longitude: -74.01 })
    expect(near.evidence.location.kilometres).toBeCloseTo(12.3, 1)
    expect(near.factors.location).toBeCloseTo(0.736, 2)
    expect(far.factors.location).toBeLessThan(0.01)
  })

  it('a nearer location never scores lower', () => {
    const place = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(place, place, place, (home, one, other) => {
        const [near, far] = [one, other]
          .map((at) => away(home, at))
          .toSorted((a, b) => Number(a.evidence.location.kilometres) - Number(b.evidence.location.kilometres))
        expect(near?.factors.location).toBeGreaterThanOrEqual(far?.factors.location ?? 1)
      }),
    )
  })

  it('within a large city districts decide, and nothing outside is nearer than the next district', () => {
    const home = 'Harlem, Manhattan, New York, NY'
    const at = (location: string, latitude: number, longitude: number) =>
      scoreMatch(
        { ...aVolunteer, location: home },
        { ...aProject, location },
        {
          findPlace: (text) =>
            text === home ? { latitude: 40.81, longitude: -73.95 } : { latitude, longitude },
        },
      ).factors.location
    expect(at('Inwood, NY', 40.87, -73.92)).toBe(1)
    expect(at('Brooklyn, New York, NY', 40.65, -73.95)).toBe(0.7)
    expect(at('Fort Lee, NJ', 40.85, -73.97)).toBe(0.7)
    expect(at('Stamford, CT', 41.05, -73.54)).toBeLessThan(0.4)
  })

  it('the distance decides within a district if both places name a ZIP code', () => {
    const at = (location: string, description = '') =>
      scoreMatch(
        { ...aVolunteer, location: 'Brooklyn, New York, NY 11201' },
        { ...aProject, location, description },
        {
          findPlace: (text) =>
            text?.includes('11201')
              ? { latitude: 40.694, longitude: -73.99 }
              : { latitude: 40.649, longitude: -73.879 },
        },
      ).evidence.location
    expect(at('Brooklyn, New York, NY 11239')).toMatchObject({ by: 'distance' })
    expect(at('Brooklyn, New York, NY 11239').kilometres).toBeCloseTo(10.6, 0)
    expect(at('Brooklyn, New York, NY 11239').value).toBeLessThan(0.8)
    expect(at('Brooklyn, New York, NY')).toMatchObject({ by: 'district', kilometres: null })
    expect(at('Queens, New York, NY 11101', 'We meet in Brooklyn.')).toMatchObject({ by: 'district' })
  })

  const needsLookup = (volunteer: Partial<MatchVolunteer>, project: Partial<MatchProject>) => {
    const [own, other] = [
      parseVolunteer({ ...aVolunteer, ...volunteer }),
      parseProject({ ...aProject, ...project }),
    ]
    return usesDistance(own, other)
  }

  it('no coordinates are needed if the texts decide: remote work, one place, no place, two districts of a city', () => {
    const harlem = { location: 'Harlem, New York, NY' }
    expect([
      needsLookup({}, { isRemote: true, location: 'Towson, MD' }),
      needsLookup({ remoteOnly: true }, { location: 'Towson, MD' }),
      needsLookup({}, { location: 'baltimore, md' }),
      needsLookup({}, { location: null }),
      needsLookup({ location: ' ' }, {}),
      needsLookup(harlem, { location: 'Brooklyn, New York, NY' }),
    ]).toEqual([false, false, false, false, false, false])
    expect([
      needsLookup({}, { location: 'Towson, MD' }),
      needsLookup({}, { location: 'Lyon, France' }),
      needsLookup({ location: '21201' }, { location: '21201' }),
      needsLookup({ location: 'Baltimore, MD 21201' }, { location: 'Baltimore, MD 21230' }),
      needsLookup(harlem, { location: 'Newark, NJ' }),
    ]).toEqual([true, true, true, true, true])
  })

  it('coordinates are looked up only if the texts leave the distance open, and never change the answer otherwise', () => {
    const place = fc.constantFrom(
      'Baltimore, MD',
      'baltimore, md',
      'Towson, MD',
      'Harlem, NY',
      'Queens, NY',
      '',
      null,
    )
    fc.assert(
      fc.property(
        fc.tuple(place, place),
        fc.tuple(fc.boolean(), fc.boolean()),
        ([own, other], [isRemote, remoteOnly]) => {
          const volunteer = { ...aVolunteer, location: own, remoteOnly }
          const project = { ...aProject, location: other, isRemote }
          const requested: (string | null)[] = []
          const findPlace = (text: string | null) => {
            requested.push(text)
            return null
          }
          const known = scoreMatch(volunteer, project, { findPlace })
          expect(requested.length > 0).toBe(usesDistance(parseVolunteer(volunteer), parseProject(project)))
          expect(known).toEqual(scoreMatch(volunteer, project))
        },
      ),
    )
  })

  it('remote work scores less for volunteers who did not select it, and on-site work nothing for remote-only volunteers', () => {
    expect(match({ takesRemote: false }, { isRemote: true }).factors.location).toBe(0.6)
    expect(match({ remoteOnly: true }).factors.location).toBe(0)
  })
})
