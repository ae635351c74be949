/** `rel` of a link that an operator wrote: another site learns nothing of the reader and gains no rank by it. */
export const relOf = (address: string): string | undefined =>
  /^https?:/i.test(address) ? 'noopener noreferrer nofollow' : undefined
