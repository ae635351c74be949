/** The perk catalog in the administrators' area. */
import { perkLimits, type CodeSource, type PerkCategory, type PerkStatus } from '#domain/rewards/perks.ts'

const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

const standings: Record<PerkStatus, string> = {
  draft: 'Draft',
  upcoming: 'Scheduled',
  offered: 'Offered',
  gone: 'All redeemed',
  ended: 'Ended',
  withdrawn: 'Withdrawn',
}

const categories: Record<PerkCategory, string> = {
  learning: 'Learning',
  lifestyle: 'Lifestyle',
  networking: 'Networking',
  career: 'Career',
  wellness: 'Wellness',
}

const sources: Record<CodeSource, { label: string; text: string }> = {
  list: { label: 'The provider’s list', text: 'You upload codes as CSV. Each person gets the next one.' },
  made: { label: 'Created here', text: 'Each person gets a new code that no one can guess.' },
}

export const adminPerksTexts = {
  title: 'Perks',
  intro: 'What volunteers can spend their points on. Only administrators see drafts.',
  add: 'Add perk',
  tabs: 'Perks by status',
  states: { all: 'All', draft: 'Drafts', offered: 'Offered', withdrawn: 'Withdrawn' },
  list: 'Perks',
  none: 'No perks here',
  noneText: 'Start with a draft: describe the perk, add its codes, then offer it.',
  standings,
  categories,
  points: (count: number) => plural(count, 'point', 'points'),
  redeemed: (count: number) => `${count.toLocaleString('en-US')} redeemed`,
  left: (count: number) => `${count.toLocaleString('en-US')} left`,
  codesLeft: (count: number) => (count === 0 ? 'no codes left' : `${plural(count, 'code', 'codes')} left`),
  one: {
    title: 'Perk',
    back: 'All perks',
    missing: 'Perk not found',
    log: 'Audit log',
    standing: 'Status',
    counts: { claimed: 'Redeemed', left: 'Left to redeem', codes: 'Codes added', codesLeft: 'Codes left' },
    endless: 'unlimited',
    texts: {
      draft: 'Only administrators see it.',
      upcoming: 'It will appear in the store on its first day.',
      offered: 'It’s in the store.',
      gone: 'It left the store because none are left. Add stock or codes to bring it back.',
      ended: 'It ended and left the store. Set a later last day to bring it back.',
      withdrawn: 'It left the store. Anyone who redeemed it can still see their code.',
    } satisfies Record<PerkStatus, string>,
    noCodes: 'Add codes before you offer it.',
  },
  moves: {
    offer: {
      label: 'Offer',
      again: 'Offer again',
      title: (name: string) => `Offer “${name}”?`,
      text: 'Anyone with enough points can redeem it while it’s available.',
      done: 'Perk offered',
    },
    withdraw: {
      label: 'Withdraw',
      title: (name: string) => `Withdraw “${name}”?`,
      text: 'No one else can redeem it. People who already did can still see their code. You can offer it again.',
      done: 'Perk withdrawn',
    },
    remove: {
      label: 'Remove draft',
      title: (name: string) => `Remove “${name}”?`,
      text: 'This permanently removes the draft and its codes.',
      done: 'Draft removed',
    },
    failed: 'Nothing changed',
  },
  form: {
    newTitle: 'Add a perk',
    newIntro: 'We save it as a draft. Offer it when it’s ready.',
    heading: 'Details',
    fields: {
      title: { label: 'Title', hint: 'What people get, in a few words.' },
      provider: { label: 'Provider', hint: 'The name of the person or company that gives it.' },
      description: { label: 'Description', hint: 'What’s included, and how to use the code.' },
      category: {
        label: 'Category',
        hint: 'What it is about.',
        placeholder: 'Choose a category…',
      },
      discount: { label: 'Discount', hint: 'For example, “20% off”.' },
      pointsCost: {
        label: 'Cost in points',
        hint: 'People never pay more than the cost they saw. If you change it, we ask them to look again.',
      },
      stock: { label: 'Stock', hint: 'The total number. If empty, only the codes limit it.' },
      startsAt: { label: 'First day', hint: 'Leave empty to start as soon as you offer it.' },
      endsAt: { label: 'Last day', hint: (zone: string) => `The perk ends after this day, ${zone} time.` },
      codeSource: { label: 'Source of the codes' },
    },
    sources,
    sourceKept: (source: CodeSource) =>
      source === 'list'
        ? 'The codes come from the provider’s list. You can’t change this after you’ve offered the perk.'
        : 'The codes are created here. You can’t change this after you’ve offered the perk.',
    add: 'Save draft',
    save: 'Save changes',
    pending: 'Saving...',
    unsaved: 'Not saved yet',
    added: 'Draft saved',
    saved: 'Changes saved',
    failed: 'Not saved',
    leave: 'Your changes to this perk are not saved.',
    changed:
      'Someone else changed this perk. Your text is still here: copy what you need, then reload the page.',
  },
  codes: {
    heading: 'Codes',
    loaded: (loaded: number, left: number) =>
      loaded === 0
        ? 'No codes added yet.'
        : `${plural(loaded, 'code', 'codes')} added, ${left.toLocaleString('en-US')} left. People get them in order.`,
    made: 'Each person who redeems it gets a new code, such as 7KQM-2WXP-HB9D. Send the provider the list below, so they can compare the last characters.',
    label: 'Codes as CSV',
    hint: `One code per line, or a column named “code”. At most ${perkLimits.codes.toLocaleString('en-US')} at a time. If a line is wrong, we save none.`,
    choose: 'Choose file',
    add: 'Add codes',
    pending: 'Adding...',
    added: (count: number) => `${plural(count, 'code', 'codes')} added`,
    wrong: 'Nothing was saved:',
    failed: 'Couldn’t add the codes',
    unreadable: 'Couldn’t read this file as text',
    leave: 'You haven’t added the codes you pasted.',
  },
  claims: {
    heading: 'Redemptions',
    list: 'Redemptions, newest first',
    none: 'No one has redeemed it yet',
    show: 'Show redemptions',
    note: 'The audit log records that you view this. You see only the end of each code.',
    code: 'Code',
    failed: 'Couldn’t load the redemptions',
    more: 'Load More',
    moreFailed: 'Couldn’t load more redemptions',
    progress: (shown: number, total: string) => `${shown} of ${total} shown`,
  },
}
