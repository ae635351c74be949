/** Written from accounts.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AccountsTexts {
  title: string
  intro: string
  join: (values: { organization: string | number }) => string
  introOnTheWay: string
  tabs: {
    label: string
    signIn: string
    signUp: string
  }
  fields: {
    firstName: string
    lastName: string
    email: string
    currentPassword: string
    password: string
    code: string
    emailPlaceholder: string
    newPassword: string
    timeZone: string
    language: string
  }
  toInvitation: string
  keepBrowsing: string
  problem: (values: { field: string | number; message: string | number }) => string
  showPassword: string
  hidePassword: string
  newTab: string
  signIn: {
    submit: string
    pending: string
  }
  suspended: {
    title: string
    text: string
    noEmail: string
    contact: (values: { email: string | number }) => string
  }
  signUp: {
    chooseType: string
    types: {
      volunteer: {
        label: string
        text: string
      }
      organization: {
        label: string
        text: string
      }
    }
    next: string
    joiningAs: string
    invitedEmail: string
    change: string
    otherRole: string
    terms: {
      before: string
      after: (values: { version: string | number }) => string
    }
    privacy: {
      before: string
      after: string
    }
    submit: string
    pending: string
  }
  aside: {
    title: string
    points: {
      "1": string
      "2": string
      "3": string
    }
  }
  toasts: {
    signedIn: {
      title: string
      description: string
    }
    signedUp: {
      title: string
      description: string
    }
    signInFailed: {
      title: string
    }
    signUpFailed: {
      title: string
    }
    signInIncomplete: {
      title: string
      description: string
    }
    signUpIncomplete: {
      title: string
      description: string
    }
  }
}

export const accountsCatalog = defineTexts<AccountsTexts>('web/features/accounts/texts/accounts')
