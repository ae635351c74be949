/** The titles of the legal documents. Separate from their contents, because every page links to them. */
import type { LegalDocument } from '#contract/help/legal.ts'

export const legalTitlesTexts: Readonly<Record<LegalDocument, string>> = {
  terms: 'Terms of Use',
  privacy: 'Privacy Notice',
}
