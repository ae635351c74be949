/** Work near a place: how far someone may look, and in which unit people there measure. */

export const distanceUnits = ['km', 'mi'] as const
export type DistanceUnit = (typeof distanceUnits)[number]

/** Within a distance in the unit of the place, or anywhere in its state (where there is none, its country). */
export type Within = number | 'state'

export const nearbyRule = {
  min: 5,
  max: 100,
  /** The distances to choose from. */
  offered: [5, 10, 25, 50, 100],
  standard: 25,
} as const

/** Countries whose signposts are in miles. */
const inMiles = new Set(['US', 'GB', 'LR', 'MM'])

/** The unit that people in a region use: "US.MD" or "DE". */
export const distanceUnitOf = (region: string | null): DistanceUnit =>
  inMiles.has((region ?? '').slice(0, 2)) ? 'mi' : 'km'

const metersPer = { km: 1000, mi: 1609.344 } as const

export const toMeters = (distance: number, unit: DistanceUnit): number => distance * metersPer[unit]

/** A distance in whole units, as people say it; 0 for less than half a unit. */
export const roundDistance = (meters: number, unit: DistanceUnit): number =>
  Math.round(meters / metersPer[unit])

/** Regions whose states everyone knows by name; elsewhere "this state" means the country. */
const withStates = new Set(['US', 'CA', 'GB'])

/** The state of a region, or its country: "US.MD", but "DE". */
export const areaOf = (region: string): string =>
  withStates.has(region.slice(0, 2)) ? region : region.slice(0, 2)

/** Whether an area is a whole country whose states are areas of their own: "US", but not "US.MD" or "DE". */
export const lacksState = (area: string): boolean => withStates.has(area)

/** Whether a region is in an area. */
export const isInArea = (region: string, area: string): boolean =>
  region === area || region.startsWith(`${area}.`)
