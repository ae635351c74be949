/**
 * What the demo's administrator decided about typed-in skills. Others, such as "Motion Design", are still undecided.
 */
export const demoPlacements = [{ label: 'Screen Printing', skillId: 'graphic-design', daysAgo: 47 }] as const
