/** Maxima of what people write, in characters or entries; said once (decision A25). */
export const limits = {
  name: 100,
  title: 120,
  shortText: 500,
  longText: 5000,
  letter: 4000,
  list: 30,
  label: 60,
  email: 254,
  passwordMin: 8,
  passwordMax: 128,
  /** Entries of a page of any list that can grow (A15). */
  page: 12,
} as const
