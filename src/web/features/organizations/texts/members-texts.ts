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
  help: {
    title: string
    text: string
    asking: string
    ask: string
    askTitle: string
    askText: (values: { organization: string | number }) => string
    stop: string
    stopTitle: string
    stopText: (values: { organization: string | number }) => string
    asked: string
    stopped: string
    failed: string
  }
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
    role: string
    submit: string
    pending: string
    done: {
      title: string
      description: (values: { email: string | number }) => string
    }
    failed: string
  }
  fromList: {
    action: string
    title: string
    text: (values: { organization: string | number }) => string
    label: string
    hint: (values: { people: number }) => string
    statuses: {
      new: string
      invited: string
      member: string
      repeated: string
      limited: string
    }
    sentText: string
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
  link: {
    title: (values: { organization: string | number }) => string
    text: (values: { role: string; organization: string | number }) => string
    visitor: string
    accept: string
    accepting: string
    decline: string
    declineTitle: string
    declineText: (values: { organization: string | number }) => string
    signIn: string
    signUp: string
    otherTitle: string
    otherText: (values: { email: string | number; organization: string | number }) => string
    otherAction: string
    acceptedTitle: (values: { organization: string | number }) => string
    acceptedText: string
    acceptedAction: string
    declinedTitle: string
    declinedText: (values: { organization: string | number }) => string
    expiredTitle: string
    expiredText: string
    failed: string
    failedTitle: string
  }
}

export const membersCatalog = defineTexts<MembersTexts>('web/features/organizations/texts/members')
