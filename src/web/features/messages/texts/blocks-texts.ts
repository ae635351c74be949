/** Written from blocks.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface BlocksTexts {
  block: {
    volunteer: string
    organization: string
  }
  unblock: {
    volunteer: string
    organization: string
  }
  blockDialog: {
    title: (values: { name: string | number }) => string
    text: {
      volunteer: (values: { name: string | number }) => string
      organization: (values: { name: string | number }) => string
    }
    confirm: string
  }
  unblockDialog: {
    title: (values: { name: string | number }) => string
    text: (values: { name: string | number }) => string
    confirm: string
  }
  blocked: {
    title: (values: { name: string | number }) => string
    description: string
  }
  unblocked: {
    title: (values: { name: string | number }) => string
    description: string
  }
  failed: string
  settings: {
    heading: string
    text: string
    none: string
    list: string
    blockedFor: (values: { organization: string | number }) => string
    since: string
    unblock: string
    unblockOf: (values: { name: string | number }) => string
    more: string
    moreFailed: string
    listFailed: string
  }
}

export const blocksCatalog = defineTexts<BlocksTexts>('web/features/messages/texts/blocks')
