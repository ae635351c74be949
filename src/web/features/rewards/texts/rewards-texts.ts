/** Written from rewards.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface RewardsTexts {
  title: string
  intro: string
  help: string
  portfolio: string
  failed: string
  points: (values: { count: number }) => string
  empty: {
    title: string
    text: string
    action: string
    noVolunteer: string
    addVolunteer: string
    topOrganizations: string
  }
  tabs: {
    label: string
    overview: string
    badges: string
    perks: string
    achievements: string
  }
  level: {
    level: (values: { level: string | number }) => string
    tier: (values: { tier: string }) => string
    progress: (values: { next: number; earned: number }) => string
    toGo: (values: { left: number; level: string | number }) => string
    bar: (values: { level: string | number }) => string
  }
  rank: {
    heading: string
    position: (values: { position: number }) => string
    of: (values: { total: number }) => string
    text: string
  }
  balance: {
    heading: string
    store: string
    text: string
  }
  counters: {
    label: string
    number: (values: { value: number }) => string
    projects: string
    hours: string
    hoursHint: string
    streak: string
    weeks: (values: { count: number }) => string
    badges: string
    ofBadges: (values: { total: number }) => string
  }
  latest: {
    heading: string
    all: string
    none: string
  }
  badges: {
    earned: string
    none: string
    open: string
    openText: string
    complete: string
    rarity: string
    rarities: {
      legendary: string
      epic: string
      rare: string
      common: string
    }
    category: string
    categories: {
      contribution: string
      hours: string
      consistency: string
      community: string
    }
    earnedOn: (values: { day: string | number }) => string
    asks: {
      contributions: (values: { count: number }) => string
      hours: (values: { count: number }) => string
      organizations: (values: { count: number }) => string
      loyalty: (values: { count: number }) => string
      weeksInARow: (values: { count: number }) => string
      publicReviews: (values: { count: number }) => string
      completeProfiles: string
    }
    evidence: string
    noProject: string
    credential: string
    credentialOf: (values: { name: string | number }) => string
    revoked: string
    revokedOf: (values: { name: string | number }) => string
  }
  streak: {
    heading: string
    text: string
    announced: string
    none: string
    week: string
    weekOf: (values: { day: string | number }) => string
    thisWeek: (values: { day: string | number }) => string
    announce: string
    done: string
    doneText: (values: { day: string | number }) => string
    failed: string
    cancel: string
    cancelOf: (values: { day: string | number }) => string
    cancelled: string
    cancelFailed: string
    full: string
  }
  history: {
    heading: string
    link: string
    list: string
    none: string
    failed: string
    more: string
    moreFailed: string
    hours: (values: { hours: number }) => string
    contribution: string
    profile: string
    review: string
    achievement: (values: { title: string | number }) => string
    perk: (values: { title: string | number }) => string
    perkBack: (values: { title: string | number }) => string
    undone: (values: { what: string | number }) => string
    change: (values: { change: number }) => string
    changeSpoken: (values: { change: number }) => string
    balance: (values: { balance: number }) => string
    spent: (values: { change: number }) => string
    spentSpoken: (values: { change: number }) => string
  }
  perks: {
    heading: string
    filter: string
    all: string
    count: (values: { count: number }) => string
    none: string
    noneOf: string
    noneText: string
    by: (values: { provider: string | number }) => string
    left: (values: { left: number }) => string
    noneLeft: string
    until: (values: { day: string | number }) => string
    claimed: string
    claimedOn: (values: { day: string | number }) => string
    redeem: string
    notEnough: string
    missing: (values: { missing: number }) => string
    code: string
    copyCode: (values: { title: string | number }) => string
  }
  redeem: {
    title: (values: { title: string | number }) => string
    text: string
    cost: string
    have: string
    after: string
    confirm: string
    pending: string
    failed: string
    failedText: string
    already: string
    unanswered: string
    unansweredText: string
    back: string
    done: (values: { title: string | number }) => string
    doneText: (values: { balance: number; provider: string | number }) => string
    close: string
  }
  achievements: {
    heading: string
    completed: string
    count: (values: { completed: string | number; total: string | number }) => string
    reward: (values: { reward: number }) => string
    progress: (values: { progress: number; max: number }) => string
    progressOf: (values: { title: string | number }) => string
  }
}

export const rewardsCatalog = defineTexts<RewardsTexts>('web/features/rewards/texts/rewards')
