/** The impact of a completed project, as its organization reports it (issue 7; decision B13). */

/** People helped, in whole numbers. Anything outside these bounds is a typo. */
export const peopleHelpedBounds = { min: 0, max: 10_000_000 } as const

export interface ImpactReport {
  /** A whole number; null if the organization doesn't count people. */
  peopleHelped: number | null
  summary: string | null
}

/** Whether a report says anything; an empty one counts as none. */
export function hasImpact({ peopleHelped, summary }: ImpactReport): boolean {
  return peopleHelped !== null || summary !== null
}

/** Whether two reports are the same, so there is nothing to store. */
export function isSameImpact(one: ImpactReport, other: ImpactReport): boolean {
  return one.peopleHelped === other.peopleHelped && one.summary === other.summary
}
