import type { LegalDocument } from '#contract/help/legal.ts'
import type { LegalTexts } from './texts/legal-texts.ts'

/** The product's own text of a document as Markdown, from which an operator writes the first version of their own. */
export function toLegalMarkdown({ documents }: LegalTexts, document: LegalDocument): string {
  const { intro, sections } = documents[document]
  const written = Object.values(sections).map((section) =>
    [
      `## ${section.title}`,
      ...('paragraphs' in section ? Object.values(section.paragraphs) : []),
      ...('points' in section ? [listOf(Object.values(section.points))] : []),
    ].join('\n\n'),
  )
  return [intro, ...written].join('\n\n')
}

const listOf = (points: readonly string[]) => points.map((point) => `- ${point}`).join('\n')
