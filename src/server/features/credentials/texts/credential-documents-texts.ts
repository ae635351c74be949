/** Written from credential-documents.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface CredentialDocumentsTexts {
  unreadable: string
  issuer: string
  caption: (values: { name: string | number }) => string
  hours: string
  role: string
  work: {
    description: (values: { organization: string | number }) => string
    criteria: (values: { organization: string | number }) => string
    scope: (values: { version: number }) => string
    scopeHash: (values: { hash: string | number }) => string
    evidence: (values: { hours: number; organization: string | number; endedOn: string | number }) => string
    automatic: string
    automaticHours: (values: { hours: number; organization: string | number }) => string
  }
  badge: {
    criteria: (values: { description: string | number }) => string
    evidence: (values: { organization: string | number; on: string | number }) => string
  }
}

export const credentialDocumentsCatalog = defineTexts<CredentialDocumentsTexts>('server/features/credentials/texts/credential-documents')
