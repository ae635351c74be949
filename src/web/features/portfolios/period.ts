import type { PortfoliosTexts } from './texts/portfolios-texts.ts'

/** The days that work started and ended; one day if they are the same. */
export const describePeriod = ({ work: texts }: PortfoliosTexts, from: string, to: string): string =>
  from === to ? to : texts.period({ from, to })
