/** Texts of /perks-and-rewards (features 2, 8; decisions B3, B13). */
import type { RewardStat } from '#domain/rewards/badges.ts'
import type { PerkCategory } from '#domain/rewards/perks.ts'
import type { BadgeCategory, BadgeRarity } from '#domain/rewards/rewards.ts'

const numbers = new Intl.NumberFormat('en-US')
const number = (value: number) => numbers.format(value)
const points = (count: number) => `${number(count)} ${count === 1 ? 'point' : 'points'}`

const rarities: Record<BadgeRarity, string> = {
  legendary: 'Legendary',
  epic: 'Epic',
  rare: 'Rare',
  common: 'Common',
}
const badgeCategories: Record<BadgeCategory, string> = {
  contribution: 'Contribution',
  hours: 'Hours',
  consistency: 'Consistency',
  community: 'Community',
}
/** What a badge requires, by count: its description (domain/badges.ts) phrased as a goal. */
const asks: Record<RewardStat, (atLeast: number) => string> = {
  contributions: (count) =>
    count === 1
      ? 'Complete your first project and get it signed off.'
      : `Complete ${number(count)} projects and get them signed off.`,
  hours: (count) => `Volunteer ${number(count)} hours that organizations confirm.`,
  organizations: (count) => `Complete projects for ${number(count)} different organizations.`,
  loyalty: (count) =>
    count === 2
      ? 'Complete a second project for the same organization.'
      : `Complete ${number(count)} projects for the same organization.`,
  weeksInARow: (count) => `Volunteer ${number(count)} weeks in a row.`,
  publicReviews: (count) => `Write ${number(count)} public reviews of organizations.`,
  completeProfiles: () => 'Complete your volunteer profile.',
}
const perkCategories: Record<PerkCategory, string> = {
  learning: 'Learning',
  lifestyle: 'Lifestyle',
  networking: 'Networking',
  career: 'Career',
  wellness: 'Wellness',
}

export const rewardsTexts = {
  title: 'Perks & Rewards',
  intro: 'What you’ve earned with completed work and confirmed hours.',
  help: 'How points, levels and badges work',
  portfolio: 'Your portfolio',
  failed: 'Couldn’t load your rewards',
  points,
  empty: {
    title: 'Start Your Volunteer Journey',
    text: 'Earn points, badges and perks for confirmed hours, completed projects and reviews.',
    action: 'Browse Projects',
    noVolunteer:
      'Points, badges and perks are for volunteers. Add a volunteer profile to your account to start earning.',
    addVolunteer: 'Become a volunteer too',
  },
  tabs: {
    label: 'Perks and rewards',
    overview: 'Overview',
    badges: 'Badges',
    perks: 'Perks Store',
    achievements: 'Achievements',
  },
  level: {
    level: (level: number) => `Level ${level}`,
    tier: (tier: string) => `${tier} tier`,
    progress: (earned: number, next: number) => `${number(earned)} of ${points(next)}`,
    toGo: (left: number, level: number) => `${points(left)} to level ${level}`,
    bar: (level: number) => `Progress to level ${level}`,
  },
  rank: {
    heading: 'Global rank',
    position: (position: number) => `#${number(position)}`,
    of: (total: number) => `out of ${number(total)} ${total === 1 ? 'volunteer' : 'volunteers'}`,
    text: 'Based on all points earned. Spending points doesn’t lower it, and it never affects who is found or accepted.',
  },
  balance: {
    heading: 'Available points',
    store: 'Go to the Perks Store',
    text: 'Points earned minus points spent.',
  },
  counters: {
    label: 'Reward totals',
    number,
    projects: 'Projects completed',
    hours: 'Hours volunteered',
    hoursHint: 'confirmed',
    streak: 'Weekly streak',
    weeks: (count: number) => (count === 1 ? 'week in a row' : 'weeks in a row'),
    badges: 'Badges earned',
    ofBadges: (total: number) => `of ${number(total)} badges`,
  },
  latest: {
    heading: 'Latest badges',
    all: 'All badges',
    none: 'No badges yet. The first ones come early: see how to earn each one.',
  },
  badges: {
    earned: 'Earned badges',
    none: 'You haven’t earned a badge yet. See below how to earn each one.',
    open: 'Still to earn',
    openText: 'How to earn each badge. You earn these automatically.',
    complete: 'You’ve earned every badge.',
    rarity: 'Rarity',
    rarities,
    category: 'Category',
    categories: badgeCategories,
    earnedOn: (day: string) => `Earned ${day}`,
    asks,
    evidence: 'Earned with',
    noProject: 'Your work here',
    credential: 'View credential',
    credentialOf: (name: string) => `View credential: ${name}`,
    revoked: 'Credential revoked',
    revokedOf: (name: string) => `Credential revoked: ${name}`,
  },
  streak: {
    heading: 'Rest weeks',
    text: 'A week counts toward your streak if an organization confirms hours for it or signs off your work in it. Plan a rest week ahead, and it won’t break your streak.',
    announced: 'Planned rest weeks',
    none: 'No rest weeks planned.',
    week: 'Rest week',
    weekOf: (day: string) => `Week of ${day}`,
    thisWeek: (day: string) => `This week (${day})`,
    announce: 'Plan rest',
    done: 'Rest week planned',
    doneText: (day: string) => `The week of ${day} won’t break your streak.`,
    failed: 'Couldn’t plan the rest week',
    cancel: 'Cancel',
    cancelOf: (day: string) => `Cancel the rest week of ${day}`,
    cancelled: 'Rest week canceled',
    cancelFailed: 'Couldn’t cancel the rest week',
    full: 'You’ve planned as many rest weeks as you can.',
  },
  history: {
    heading: 'Points history',
    link: 'Points history',
    list: 'Points earned and spent',
    none: 'No points yet.',
    failed: 'Couldn’t load your points history',
    more: 'Load More',
    moreFailed: 'Couldn’t load more of your history',
    hours: (hours: number) => `${number(hours)} ${hours === 1 ? 'hour' : 'hours'} confirmed`,
    contribution: 'Work signed off',
    profile: 'Profile completed',
    review: 'Review written',
    achievement: (title: string) => `Achievement: ${title}`,
    perk: (title: string) => `Redeemed: ${title}`,
    perkBack: (title: string) => `Points returned: ${title}`,
    undone: (what: string) => `Reversed: ${what}`,
    change: (change: number) => `${change > 0 ? '+' : '−'}${number(Math.abs(change))}`,
    changeSpoken: (change: number) => (change > 0 ? `${points(change)} earned` : `${points(-change)} spent`),
    balance: (balance: number) => `${number(balance)} left`,
  },
  perks: {
    heading: 'Perks to redeem',
    categories: perkCategories,
    filter: 'Category',
    all: 'All',
    count: (count: number) => `${number(count)} ${count === 1 ? 'perk' : 'perks'}`,
    none: 'No perks available right now',
    noneOf: 'No perks in this category right now',
    noneText: 'You keep your points. Check back later.',
    by: (provider: string) => `By ${provider}`,
    left: (left: number) => `${number(left)} left`,
    noneLeft: 'None left',
    until: (day: string) => `Until ${day}`,
    claimed: 'Claimed',
    claimedOn: (day: string) => `Claimed ${day}`,
    redeem: 'Redeem',
    notEnough: 'Not Enough Points',
    missing: (missing: number) => `${points(missing)} more needed`,
    code: 'Claim code',
    copyCode: (title: string) => `Copy the claim code for ${title}`,
  },
  redeem: {
    title: (title: string) => `Redeem “${title}”?`,
    text: 'You spend the points immediately and can’t undo this. You get a claim code, which stays under the perk.',
    cost: 'Cost',
    have: 'You have',
    after: 'You keep',
    confirm: 'Redeem',
    pending: 'Redeeming...',
    failed: 'Couldn’t redeem the perk',
    failedText: 'Something went wrong on our side. You spent no points. Please try again.',
    already: 'You spent no points this time',
    unanswered: 'We didn’t get a response',
    unansweredText:
      'We don’t know whether you redeemed the perk. Check the store: if it says “Claimed”, your code is there. If not, redeem it again when you’re online. You never pay twice for a perk.',
    back: 'Back to the store',
    done: (title: string) => `“${title}” is yours`,
    doneText: (provider: string, balance: number) =>
      `Show this code to ${provider}. It stays under the perk. You have ${points(balance)} left.`,
    close: 'Done',
  },
  achievements: {
    heading: 'Achievements',
    completed: 'Completed',
    count: (completed: number, total: number) => `${completed} of ${total} completed`,
    reward: (reward: number) => `+${points(reward)}`,
    progress: (progress: number, max: number) => `${number(progress)} of ${number(max)}`,
    progressOf: (title: string) => `Progress of ${title}`,
  },
}
