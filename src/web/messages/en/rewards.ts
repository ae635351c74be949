/** Texts of /perks-and-rewards (features 2, 8; decisions B3, B13). */
import type { RewardFigure } from '#domain/badges.ts'
import type { PerkCategory } from '#domain/perks.ts'
import type { BadgeCategory, BadgeRarity } from '#domain/rewards.ts'

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
/** What a badge asks, from so many on: the sentence of its description (domain/badges.ts), as a goal. */
const asks: Record<RewardFigure, (atLeast: number) => string> = {
  contributions: (count) =>
    count === 1
      ? 'Finish a first piece of work that the organization signs off.'
      : `Finish ${number(count)} pieces of work that organizations sign off.`,
  hours: (count) => `Give ${number(count)} hours that organizations confirm.`,
  organizations: (count) => `Finish work for ${number(count)} different organizations.`,
  loyalty: (count) =>
    count === 2
      ? 'Finish work for the same organization a second time.'
      : `Finish ${number(count)} pieces of work for the same organization.`,
  weeksInARow: (count) => `Work in ${number(count)} weeks in a row.`,
  publicReviews: (count) => `Write ${number(count)} public reviews about organizations.`,
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
  intro: 'What your finished work and confirmed hours have earned you.',
  help: 'How points, levels and badges are counted',
  portfolio: 'Your portfolio',
  failed: 'Your rewards could not be loaded',
  points,
  empty: {
    title: 'Start Your Volunteer Journey',
    text: 'Points, badges and perks begin with your first piece of work: hours that an organization confirms, a project you see through, a review you write.',
    action: 'Browse Projects',
    noVolunteer:
      'Points, badges and perks are for volunteers. Add a volunteer profile to your account, and what you do counts from then on.',
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
    text: 'By points earned in all. What you spend does not lower it, and it never decides who is found or accepted.',
  },
  balance: {
    heading: 'Available points',
    store: 'Go to the Perks Store',
    text: 'What you earned, less what you redeemed.',
  },
  counters: {
    label: 'Rewards in numbers',
    number,
    projects: 'Projects completed',
    hours: 'Hours volunteered',
    hoursHint: 'confirmed',
    streak: 'Weekly streak',
    weeks: (count: number) => (count === 1 ? 'week in a row' : 'weeks in a row'),
    badges: 'Badges earned',
    ofBadges: (total: number) => `of ${number(total)} there are`,
  },
  latest: {
    heading: 'Latest badges',
    all: 'All badges',
    none: 'No badge yet. The first ones come early: look what each of them asks.',
  },
  badges: {
    earned: 'Earned badges',
    none: 'You have not earned a badge yet. Below stands what each of them asks.',
    open: 'Still to earn',
    openText: 'What each of these badges asks. They come by themselves once you are there.',
    complete: 'You have earned every badge there is.',
    rarity: 'Rarity',
    rarities,
    category: 'Category',
    categories: badgeCategories,
    earnedOn: (day: string) => `Earned ${day}`,
    asks,
    evidence: 'What it was earned with',
    noProject: 'Your work here',
    credential: 'View credential',
    credentialOf: (name: string) => `View credential: ${name}`,
    revoked: 'Credential revoked',
    revokedOf: (name: string) => `Credential revoked: ${name}`,
  },
  streak: {
    heading: 'Weeks of rest',
    text: 'A week counts toward your streak when hours of yours are confirmed for it or work of yours is signed off in it. Announce a week of rest beforehand, and it does not break the streak.',
    announced: 'Announced weeks of rest',
    none: 'No week of rest is announced.',
    week: 'Week to rest',
    weekOf: (day: string) => `Week of ${day}`,
    thisWeek: (day: string) => `This week (${day})`,
    announce: 'Announce Rest',
    done: 'Week of rest announced',
    doneText: (day: string) => `The week of ${day} does not break your streak.`,
    failed: 'The week of rest was not announced',
    cancel: 'Cancel',
    cancelOf: (day: string) => `Cancel the rest in the week of ${day}`,
    cancelled: 'Week of rest cancelled',
    cancelFailed: 'The week of rest was not cancelled',
    full: 'You have announced as many weeks of rest as there can be.',
  },
  history: {
    heading: 'History of points',
    link: 'History of points',
    list: 'Points earned and spent',
    none: 'No points yet.',
    failed: 'The history of points could not be loaded',
    more: 'Load More',
    moreFailed: 'More of the history could not be loaded',
    hours: (hours: number) => `${number(hours)} ${hours === 1 ? 'hour' : 'hours'} confirmed`,
    contribution: 'Work signed off',
    profile: 'Profile completed',
    review: 'Review written',
    achievement: (title: string) => `Achievement: ${title}`,
    perk: (title: string) => `Redeemed: ${title}`,
    perkBack: (title: string) => `Points back for ${title}`,
    undone: (what: string) => `Taken back: ${what}`,
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
    none: 'No perks are offered at the moment',
    noneOf: 'No perk of this category is offered at the moment',
    noneText: 'Your points stay yours. Look in again later.',
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
    copyCode: (title: string) => `Copy the claim code of ${title}`,
  },
  redeem: {
    title: (title: string) => `Redeem “${title}”?`,
    text: 'The points are spent at once and do not come back. You get a claim code, which stays under the perk.',
    cost: 'It costs',
    have: 'You have',
    after: 'You keep',
    confirm: 'Redeem',
    pending: 'Redeeming...',
    failed: 'The perk was not redeemed',
    failedText: 'Something went wrong here, and nothing was spent. Please try again.',
    already: 'Nothing was spent this time',
    unanswered: 'The answer did not come',
    unansweredText:
      'The perk may be redeemed or not. Look at it in the store: if it says “Claimed”, its code is there. If not, redeem it again once you are connected; nobody pays for a perk twice.',
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
