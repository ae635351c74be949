import type { LegalSection } from './legal-sections.ts'

/** The product's own text of a document as Markdown, from which an operator writes the first version of their own. */
export function toLegalMarkdown(intro: string, sections: readonly LegalSection[]): string {
  const written = sections.map(({ title, paragraphs, points }) =>
    [`## ${title}`, ...paragraphs, ...(points.length > 0 ? [listOf(points)] : [])].join('\n\n'),
  )
  return [intro, ...written].join('\n\n')
}

const listOf = (points: readonly string[]) => points.map((point) => `- ${point}`).join('\n')
