/** Rows with lines between them, in one frame. */
export const rowsClasses = 'border-line bg-surface divide-line divide-y overflow-hidden rounded-lg border'
