/** Returns the list without the entry if it contains it, or else with it at the end. */
export const toggle = (list: readonly string[], entry: string): string[] =>
  list.includes(entry) ? list.filter((each) => each !== entry) : [...list, entry]
