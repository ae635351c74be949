/** The first characters of a text, with an ellipsis if there are more. */
export function truncateText(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most ? text : `${characters.slice(0, most).join('').trimEnd()}...`
}
