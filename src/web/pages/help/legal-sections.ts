import type { LegalDocument } from '#contract/help/legal.ts'
import type { EmailProvider } from '#domain/email/transports.ts'
import type { LegalTexts } from './texts/legal-texts.ts'

/** A part of a document: its paragraphs, then its list. */
export interface LegalSection {
  title: string
  paragraphs: readonly string[]
  points: readonly string[]
}

type ByProvider = LegalTexts['documents']['privacy']['sections']['4']['byProvider']

const writeProvider = ({ none, unnamed, provider }: ByProvider, site: EmailProvider): string =>
  site.kind === 'provider' ? provider({ name: site.name }) : { none, unnamed }[site.kind]

/** What the product's own privacy notice says of who delivers the emails. */
export const writeEmailDelivery = ({ documents }: LegalTexts, site: EmailProvider): string =>
  writeProvider(documents.privacy.sections['4'].byProvider, site)

/** A section of the catalog: numbered paragraphs or points, or words that depend on who delivers the emails. */
interface WrittenSection {
  title: string
  paragraphs?: Readonly<Record<string, string>>
  points?: Readonly<Record<string, string>>
  byProvider?: ByProvider
}

/** The product's own text of a document. Who delivers the emails is what the settings of the site say. */
export function listLegalSections(
  { documents }: LegalTexts,
  document: LegalDocument,
  emailProvider: EmailProvider,
): LegalSection[] {
  const written: Readonly<Record<string, WrittenSection>> = documents[document].sections
  return Object.values(written).map(({ title, paragraphs = {}, points = {}, byProvider }) => ({
    title,
    paragraphs: byProvider ? [writeProvider(byProvider, emailProvider)] : Object.values(paragraphs),
    points: Object.values(points),
  }))
}
