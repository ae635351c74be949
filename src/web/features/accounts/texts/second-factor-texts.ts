/** Written from second-factor.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface SecondFactorTexts {
  code: {
    heading: string
    text: string
    hint: string
    recoveryText: string
    recoveryHint: string
    recoveryLabel: string
    useRecovery: string
    useApp: string
    submit: string
    pending: string
    back: string
  }
  again: {
    title: string
    text: string
    submit: string
    pending: string
    failed: {
      title: string
    }
  }
  settings: {
    heading: string
    text: string
    asked: string
    on: string
    off: string
    since: string
    left: (values: { count: number }) => string
    fewLeft: string
    failed: string
    enableTopicEmails: string
    disableTopicEmails: string
    renew: string
    next: string
    pending: string
    steps: {
      password: {
        title: string
        text: string
      }
      scan: {
        title: string
        text: string
        picture: string
        byHand: string
      }
      codes: {
        title: string
        text: string
        list: string
        copy: string
        download: string
        print: string
        copied: {
          title: string
        }
        copyFailed: {
          title: string
          description: string
        }
        file: string
        fileHeading: (values: { email: string | number }) => string
        done: string
      }
    }
    turnOffTitle: string
    turnOffText: string
    renewTitle: string
    renewText: string
    codeHint: string
    turnedOff: {
      title: string
    }
    turnedOn: {
      title: string
      description: string
    }
    notChanged: {
      title: string
    }
  }
}

export const secondFactorCatalog = defineTexts<SecondFactorTexts>('web/features/accounts/texts/second-factor')
