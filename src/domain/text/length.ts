/**
 * The length of a text as PostgreSQL and JSON Schema count it: in code points, not UTF-16 units. An emoji is one
 * character, not two.
 */
export const countCharacters = (text: string) => [...text].length
