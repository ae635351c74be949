/** Written from admin-perks.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AdminPerksTexts {
  title: string
  intro: string
  add: string
  tabs: string
  states: {
    all: string
    draft: string
    offered: string
    withdrawn: string
  }
  list: string
  none: string
  noneText: string
  points: (values: { count: number }) => string
  redeemed: (values: { count: number }) => string
  left: (values: { count: number }) => string
  codesLeft: (values: { count: number }) => string
  one: {
    title: string
    back: string
    missing: string
    log: string
    status: string
    counts: {
      claimed: string
      left: string
      codes: string
      codesLeft: string
    }
    endless: string
    texts: {
      draft: string
      upcoming: string
      offered: string
      gone: string
      ended: string
      withdrawn: string
    }
    noCodes: string
  }
  moves: {
    offer: {
      label: string
      again: string
      title: (values: { name: string | number }) => string
      text: string
      done: string
    }
    withdraw: {
      label: string
      title: (values: { name: string | number }) => string
      text: string
      done: string
    }
    remove: {
      label: string
      title: (values: { name: string | number }) => string
      text: string
      done: string
    }
    failed: string
  }
  form: {
    newTitle: string
    newIntro: string
    heading: string
    fields: {
      title: {
        label: string
        hint: string
      }
      provider: {
        label: string
        hint: string
      }
      description: {
        label: string
        hint: string
      }
      category: {
        label: string
        hint: string
        placeholder: string
      }
      discount: {
        label: string
        hint: string
      }
      pointsCost: {
        label: string
        hint: string
      }
      stock: {
        label: string
        hint: string
      }
      startsAt: {
        label: string
        hint: string
      }
      endsAt: {
        label: string
        hint: (values: { zone: string | number }) => string
      }
      codeSource: {
        label: string
      }
    }
    sources: {
      list: {
        label: string
        text: string
      }
      made: {
        label: string
        text: string
      }
    }
    sourceKept: (values: { source: string }) => string
    add: string
    save: string
    pending: string
    unsaved: string
    added: string
    saved: string
    failed: string
    leave: string
    changed: string
  }
  codes: {
    heading: string
    loaded: (values: { loaded: number; left: number }) => string
    made: string
    label: string
    hint: (values: { codes: number }) => string
    choose: string
    add: string
    pending: string
    added: (values: { count: number }) => string
    wrong: string
    failed: string
    unreadable: string
    leave: string
  }
  claims: {
    heading: string
    list: string
    none: string
    show: string
    note: string
    code: string
  }
}

export const adminPerksCatalog = defineTexts<AdminPerksTexts>('web/features/administration/texts/admin-perks')
