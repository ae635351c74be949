/** Written from members.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface MembersTexts {
  heading: string
  headingOf: (values: { organization: string | number }) => string
  text: string
  list: (values: { organization: string | number }) => string
  failed: string
  you: string
  roles: {
    owner: string
    manager: string
  }
  roleTexts: {
    manager: string
    owner: string
  }
  coordinator: string
  helped: (values: { organization: string | number }) => string
  joined: string
  actionsOf: (values: { name: string | number }) => string
  makeOwner: string
  makeManager: string
  handOver: string
  remove: string
  stepDown: string
  leave: string
  dialogs: {
    owner: {
      title: (values: { name: string | number }) => string
      text: (values: { organization: string | number }) => string
      done: {
        title: (values: { name: string | number }) => string
      }
    }
    manager: {
      title: (values: { name: string | number }) => string
      text: (values: { organization: string | number }) => string
      done: {
        title: (values: { name: string | number }) => string
      }
    }
    stepDown: {
      title: string
      text: (values: { organization: string | number }) => string
      done: {
        title: string
      }
    }
    handOver: {
      title: (values: { name: string | number }) => string
      text: (values: { organization: string | number }) => string
      done: {
        title: (values: { name: string | number }) => string
      }
    }
    remove: {
      title: (values: { name: string | number }) => string
      text: (values: { organization: string | number }) => string
      done: {
        title: (values: { name: string | number }) => string
      }
    }
    leave: {
      title: (values: { organization: string | number }) => string
      text: string
      done: {
        title: (values: { organization: string | number }) => string
      }
    }
    lastOwner: {
      title: string
      text: (values: { organization: string | number }) => string
      close: string
    }
    failed: string
  }
  invite: {
    action: string
    title: string
    text: (values: { organization: string | number }) => string
    email: string
    emailPlaceholder: string
    firstName: string
    lastName: string
    role: string
    submit: string
    pending: string
    done: {
      title: string
      description: (values: { email: string | number }) => string
    }
    failed: string
  }
  invitations: {
    heading: string
    list: (values: { organization: string | number }) => string
    failed: string
    sent: string
    by: (values: { name: string | number }) => string
    expires: string
    expired: string
    again: string
    againOf: (values: { email: string | number }) => string
    withdraw: string
    withdrawOf: (values: { email: string | number }) => string
    withdrawTitle: string
    withdrawText: (values: { email: string | number }) => string
    withdrawn: {
      title: string
    }
    withdrawFailed: string
  }
  primary: {
    heading: string
    text: string
    label: string
    done: {
      title: (values: { organization: string | number }) => string
    }
    failed: string
  }
  switcher: {
    title: string
    list: string
    find: string
    none: string
    toReview: (values: { count: number }) => string
  }
  scope: {
    label: string
    all: string
    allDetail: (values: { count: number }) => string
  }
  postingAs: string
  other: {
    text: (values: { organization: string | number; acting: string | number }) => string
    link: (values: { organization: string | number; acting: string | number }) => string
    switch: (values: { organization: string | number }) => string
  }
}

export const membersCatalog = defineTexts<MembersTexts>('web/features/organizations/texts/members')
