/** The first so many characters of a text, with three dots where there are more. */
export function truncateText(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most ? text : `${characters.slice(0, most).join('').trimEnd()}...`
}
