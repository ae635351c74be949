/** Whether no one has changed a row since its import, which sets both timestamps to the same time. A later edit changes only the first. */
export const isAsImported = ({
  updatedAt,
  importedAt,
}: {
  updatedAt: Date
  importedAt: Date | null
}): boolean => updatedAt.getTime() === importedAt?.getTime()
