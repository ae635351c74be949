/** What the demo's administrator decided about typed-in skills; others, such as "Motion Design", wait for an answer. */
export const demoPlacements = [{ label: 'Screen Printing', skillId: 'graphic-design', daysAgo: 47 }] as const
