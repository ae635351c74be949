/**
 * Measurements of tests, in addition to what they prove: `npm run bench:reliability` prints them, and no test fails
 * because of one.
 */
import { TestRunner } from 'vitest'

export interface Measurement {
  /** Its number in the list of measurements, and what was measured. */
  readonly name: string
  readonly about: string
  readonly values: readonly number[]
  readonly unit?: 's' | 'ms' | 'MB' | 'MB/min' | '%'
  /** The goal for the worst value, as a maximum or minimum. */
  readonly most?: number
  readonly least?: number
}

declare module 'vitest' {
  interface TaskMeta {
    figures?: Measurement[]
  }
}

/** True during a measurement run: production settings are used, however long that takes. */
export const isMeasurementRun = process.env['MEASURE_FIGURES'] === '1'

/** True if the long tests run as well; samples are larger then. */
export const isDeep = process.env['MEASURE_DEEP'] === '1'

/** Adds a measurement to the report of the running test. */
export function reportMeasurement(figure: Measurement): void {
  const task = TestRunner.getCurrentTest()
  if (!task) throw new Error('a figure is told inside a test')
  task.meta.figures = [...(task.meta.figures ?? []), figure]
}

/** Starts a stopwatch; the returned function returns the seconds since. */
export function startStopwatch(): () => number {
  const begin = performance.now()
  return () => (performance.now() - begin) / 1000
}
