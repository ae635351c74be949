/** What a completed project came to, as its organization tells it (issue 7; decision B13). */

/** People helped, in whole persons: a number beyond is a slip of the finger. */
export const peopleHelpedBounds = { min: 0, max: 10_000_000 } as const

export interface ImpactReport {
  /** Whole persons; null where the organization counts none. */
  peopleHelped: number | null
  summary: string | null
}

/** Whether a report tells anything; one that does not is none. */
export function hasImpact({ peopleHelped, summary }: ImpactReport): boolean {
  return peopleHelped !== null || summary !== null
}

/** Whether two reports tell the same, so that nothing is to be stored. */
export function isSameImpact(one: ImpactReport, other: ImpactReport): boolean {
  return one.peopleHelped === other.peopleHelped && one.summary === other.summary
}
