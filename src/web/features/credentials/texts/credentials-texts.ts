/** Written from credentials.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface CredentialsTexts {
  title: (values: { name: string | number; holder: string | number }) => string
  description: (values: { holder: string | number; issuer: string | number }) => string
  kinds: {
    badge: string
    work: string
  }
  result: string
  states: {
    valid: {
      title: string
      text: string
    }
    revoked: {
      title: string
      text: string
    }
    forged: {
      title: string
      text: string
    }
  }
  revokedOn: string
  reason: string
  givenTo: string
  own: string
  issuedBy: string
  picture: (values: { name: string | number }) => string
  facts: {
    organization: string
    hours: string
    countHours: (values: { hours: number }) => string
    scope: string
    scopeVersion: (values: { version: number }) => string
    period: string
    earned: string
    signed: string
  }
  criteria: string
  evidence: string
  checks: {
    heading: string
    at: string
    passed: string
    failed: string
    names: {
      signature: {
        passed: string
        failed: string
      }
      issuer: {
        passed: string
        failed: string
      }
      status: {
        passed: string
        failed: string
      }
    }
  }
  keep: {
    heading: string
    text: string
    link: string
    copied: string
    notCopied: string
    json: string
    svg: string
  }
  elsewhere: {
    heading: string
    intro: string
    steps: {
      "1": string
      "2": string
      "3": string
    }
    keys: string
    document: string
    name: string
  }
  missing: {
    title: string
    text: string
    action: string
  }
  failed: string
  revoke: {
    action: string
    title: string
    text: string
    reason: string
    done: string
    failed: string
  }
}

export const credentialsCatalog = defineTexts<CredentialsTexts>('web/features/credentials/texts/credentials')
