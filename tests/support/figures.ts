/** What tests measure beside what they prove: `npm run bench:reliability` prints it, and no test fails by it. */
import { TestRunner } from 'vitest'

export interface Figure {
  /** Its number in the list of figures, and what was measured. */
  readonly name: string
  readonly about: string
  readonly values: readonly number[]
  readonly unit?: 's' | 'ms' | 'MB' | 'MB/min' | '%'
  /** What the worst value is to be, at most or at least. */
  readonly most?: number
  readonly least?: number
}

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figure[]
  }
}

/** True when the figures are measured: with the settings that people run, however long that takes. */
export const isMeasuring = process.env['MEASURE_FIGURES'] === '1'

/** True when the long tests run as well: what is sampled is sampled more often. */
export const isDeep = process.env['MEASURE_DEEP'] === '1'

/** Adds a figure to the report of the test that is running. */
export function tellFigure(figure: Figure): void {
  const task = TestRunner.getCurrentTest()
  if (!task) throw new Error('a figure is told inside a test')
  task.meta.figures = [...(task.meta.figures ?? []), figure]
}

/** Starts a watch; the returned function answers the seconds since. */
export function startWatch(): () => number {
  const begin = performance.now()
  return () => (performance.now() - begin) / 1000
}
