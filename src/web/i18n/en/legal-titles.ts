/** What the legal documents are called; apart from what they say, since every page links to them. */
import type { LegalDocument } from '#contract/help/legal.ts'

export const legalTitlesTexts: Readonly<Record<LegalDocument, string>> = {
  terms: 'Terms of Use',
  privacy: 'Privacy Notice',
}
