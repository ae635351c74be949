/** The pattern for `ilike` that finds a text anywhere, whatever characters it has. */
export const toLikePattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`
