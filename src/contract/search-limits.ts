/** The limits of searches and filters: apart from all others, because visitors load them first. */
export const searchLimits = {
  search: 200,
  /** Entries of a list, such as skills. */
  list: 30,
  /** Characters of an entry. */
  label: 60,
} as const
