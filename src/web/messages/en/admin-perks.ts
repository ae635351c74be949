/** The catalogue of perks in the administrators' area. */
import { perkLimits, type CodeSource, type PerkCategory, type PerkStanding } from '#domain/perks.ts'

const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

const standings: Record<PerkStanding, string> = {
  draft: 'Draft',
  upcoming: 'Begins later',
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
  list: { label: 'The provider’s list', text: 'You load codes as CSV, and each person gets the next one.' },
  made: { label: 'Made here', text: 'Each person gets a new code that nobody can guess.' },
}

export const adminPerksTexts = {
  title: 'Perks',
  intro: 'What volunteers can spend their points on. A draft is seen here alone until it is offered.',
  add: 'Add a Perk',
  tabs: 'Perks by state',
  states: { all: 'All', draft: 'Drafts', offered: 'Offered', withdrawn: 'Withdrawn' },
  list: 'Perks',
  none: 'No perks here',
  noneText: 'A perk begins as a draft: say what it is, load its codes, then offer it.',
  standings,
  categories,
  points: (count: number) => plural(count, 'point', 'points'),
  redeemed: (count: number) => `${count.toLocaleString('en-US')} redeemed`,
  left: (count: number) => `${count.toLocaleString('en-US')} left`,
  codesLeft: (count: number) => (count === 0 ? 'no codes left' : `${plural(count, 'code', 'codes')} left`),
  one: {
    title: 'Perk',
    back: 'All perks',
    missing: 'This perk is not there',
    log: 'Audit log',
    standing: 'How it stands',
    counts: { claimed: 'Redeemed', left: 'Left to redeem', codes: 'Codes loaded', codesLeft: 'Codes left' },
    endless: 'no end',
    texts: {
      draft: 'Nobody but administrators sees it.',
      upcoming: 'It shows in the store when its time begins.',
      offered: 'It shows in the store.',
      gone: 'It left the store: nothing of it is left. More stock or more codes bring it back.',
      ended: 'Its time is over, so it left the store. A later end brings it back.',
      withdrawn: 'It left the store. Whoever redeemed it still reads their code.',
    } satisfies Record<PerkStanding, string>,
    noCodes: 'Load codes before you offer it.',
  },
  moves: {
    offer: {
      label: 'Offer',
      again: 'Offer Again',
      title: (name: string) => `Offer “${name}”?`,
      text: 'Everybody with enough points can redeem it while its time lasts.',
      done: 'The perk is offered',
    },
    withdraw: {
      label: 'Withdraw',
      title: (name: string) => `Withdraw “${name}”?`,
      text: 'Nobody can redeem it any more. Whoever did keeps their code and reads it as before. You can offer it again.',
      done: 'The perk is withdrawn',
    },
    remove: {
      label: 'Remove the Draft',
      title: (name: string) => `Remove “${name}”?`,
      text: 'The draft and its codes are gone for good.',
      done: 'The draft is removed',
    },
    failed: 'Nothing was changed',
  },
  form: {
    newTitle: 'Add a perk',
    newIntro: 'It is kept as a draft. You offer it when it is ready.',
    heading: 'What it says',
    fields: {
      title: { label: 'Title', hint: 'What people get, in a few words.' },
      provider: { label: 'Provider', hint: 'Who gives it, as they call themselves.' },
      description: { label: 'Description', hint: 'What is in it, and how the code is used.' },
      category: {
        label: 'Category',
        hint: 'What it is about.',
        placeholder: 'Choose a category…',
      },
      discount: { label: 'Discount', hint: 'In words, such as “20% off”.' },
      pointsCost: {
        label: 'Cost in points',
        hint: 'Whoever has it open sees the cost they pay, or is told of a new one.',
      },
      stock: { label: 'How many there are', hint: 'In all. Empty: as many as there are codes.' },
      startsAt: { label: 'First day', hint: 'Empty: as soon as it is offered.' },
      endsAt: { label: 'Last day', hint: (zone: string) => `The whole day, in the time of ${zone}.` },
      codeSource: { label: 'Where its codes come from' },
    },
    sources,
    sourceKept: (source: CodeSource) =>
      source === 'list'
        ? 'Its codes come from the provider’s list. That stays so once a perk was offered.'
        : 'Its codes are made here. That stays so once a perk was offered.',
    add: 'Save the Draft',
    save: 'Save Changes',
    pending: 'Saving...',
    unsaved: 'Not saved yet',
    added: 'Draft saved',
    saved: 'Changes saved',
    failed: 'Not saved',
    leave: 'What you wrote about this perk is not saved.',
    changed:
      'Somebody else changed this perk meanwhile. What you wrote is still here: copy what you need, then load the page anew.',
  },
  codes: {
    heading: 'Codes',
    loaded: (loaded: number, left: number) =>
      loaded === 0
        ? 'No codes are loaded yet.'
        : `${plural(loaded, 'code', 'codes')} loaded, ${left.toLocaleString('en-US')} of them still to give. They are given in their order.`,
    made: 'Each person who redeems it gets a code made here, such as 7KQM-2WXP-HB9D. Send the provider the list below by its ends to compare.',
    label: 'Codes as CSV',
    hint: `One code a line, or a column called “code”; at most ${perkLimits.codes.toLocaleString('en-US')} at once. If a line is wrong, none is stored.`,
    choose: 'Choose a File',
    add: 'Add Codes',
    pending: 'Adding...',
    added: (count: number) => `${plural(count, 'code', 'codes')} added`,
    wrong: 'Nothing was stored:',
    failed: 'The codes could not be added',
    unreadable: 'This file could not be read as text',
    leave: 'The codes that you pasted are not added yet.',
  },
  claims: {
    heading: 'Who redeemed it',
    list: 'Redemptions, newest first',
    none: 'Nobody redeemed it yet',
    show: 'Show Who Redeemed It',
    note: 'Reading this is recorded. Of a code only its end is shown.',
    code: 'Code',
    failed: 'Who redeemed it could not be loaded',
    more: 'Load More',
    moreFailed: 'No more could be loaded',
    progress: (shown: number, total: string) => `${shown} of ${total} shown`,
  },
}
