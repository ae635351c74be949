/** What a choice is called; the choice itself where it is none of the list. */
export const labelOf = (labels: Readonly<Record<string, string>>, choice: string | null) =>
  choice && (labels[choice] ?? choice)
