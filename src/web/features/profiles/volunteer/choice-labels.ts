/** The label of a choice; the choice itself if the list lacks it. */
export const labelOf = (labels: Readonly<Record<string, string>>, choice: string | null) =>
  choice && (labels[choice] ?? choice)
