/** How much a cover letter says. None is too short to send (spec F2.11); a short one rarely convinces. */

/** Characters from which a message says something about the person and the project. */
export const shortLength = 120

/** Whether someone has begun a message that says little so far. */
export function isShortCoverLetter(text: string): boolean {
  const written = [...text.trim()].length
  return written > 0 && written < shortLength
}
