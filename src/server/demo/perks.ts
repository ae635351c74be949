import type { CodeSource, PerkCategory, PerkState } from '#domain/rewards/perks.ts'

/** A perk of the demo. Dates are days before or after the demo is loaded. */
export interface DemoPerk {
  title: string
  description: string
  provider: string
  category: PerkCategory
  pointsCost: number
  discount?: string
  stock?: number
  codeSource: CodeSource
  codes?: readonly string[]
  state?: PerkState
  addedDaysAgo: number
  startedDaysAgo?: number
  endedDaysAgo?: number
  endsInDays?: number
  /** The people who redeemed it. */
  claimedBy?: readonly string[]
}

const numbered = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word}-${String(4107 + index * 37)}`)

/** Invented perks of invented providers. */
export const demoPerks: readonly DemoPerk[] = [
  {
    title: 'A month of coffee',
    description:
      'A bag of freshly roasted beans each Friday for four weeks. Show the code at the counter, or type it in at the checkout.',
    provider: 'Copper Kettle Roasters',
    category: 'lifestyle',
    pointsCost: 120,
    codeSource: 'list',
    codes: numbered('KETTLE', 24),
    addedDaysAgo: 70,
    claimedBy: ['maya', 'samuel'],
  },
  {
    title: 'Two seats at the Saturday matinee',
    description:
      'Any Saturday afternoon of the season, stalls or balcony. Send the code with your date of choice.',
    provider: 'Lamplighter Playhouse',
    category: 'lifestyle',
    pointsCost: 250,
    stock: 3,
    codeSource: 'made',
    addedDaysAgo: 44,
    endsInDays: 75,
  },
  {
    title: 'A year of short courses',
    description:
      'Every course of the open library: budgets, photography, speaking, spreadsheets. The code opens an account for a year.',
    provider: 'Fernhill Learning',
    category: 'learning',
    pointsCost: 2400,
    discount: '100% off',
    codeSource: 'list',
    codes: numbered('FERN', 40),
    addedDaysAgo: 90,
  },
  {
    title: 'Grant-writing evening',
    description:
      'Three hours with two people who read proposals for a living. Bring one of yours; leave with a better one.',
    provider: 'Fernhill Learning',
    category: 'learning',
    pointsCost: 180,
    stock: 12,
    codeSource: 'made',
    addedDaysAgo: 21,
    endsInDays: 40,
  },
  {
    title: 'An hour with a career coach',
    description:
      'By video, at a time that suits you: what you do well, and what could come next. Book with the code.',
    provider: 'Northbridge Coaching',
    category: 'career',
    pointsCost: 500,
    discount: '60% off',
    codeSource: 'made',
    addedDaysAgo: 62,
  },
  {
    title: 'Breakfast with local founders',
    description: 'Ten people around one table on the first Tuesday of a month. The code is your place.',
    provider: 'Tidewater Makers Guild',
    category: 'networking',
    pointsCost: 150,
    stock: 10,
    codeSource: 'made',
    addedDaysAgo: 35,
    endsInDays: 120,
  },
  {
    title: 'Five yoga classes',
    description:
      'Mornings or evenings, for beginners too; mats are there. Show the code at your first class.',
    provider: 'Still Pond Studio',
    category: 'wellness',
    pointsCost: 200,
    discount: '50% off',
    codeSource: 'made',
    addedDaysAgo: 50,
  },
  {
    title: 'Autumn trail weekend',
    description:
      'A guided weekend on the ridge with a hut for the night. The code is your place in the group.',
    provider: 'Ridgeline Walks',
    category: 'wellness',
    pointsCost: 600,
    stock: 8,
    codeSource: 'made',
    addedDaysAgo: 100,
    startedDaysAgo: 95,
    endedDaysAgo: 12,
  },
  {
    title: 'Portfolio review by two designers',
    description: 'Forty minutes on what you have, and three notes to take home.',
    provider: 'Paper Lantern Collective',
    category: 'career',
    pointsCost: 350,
    codeSource: 'list',
    state: 'draft',
    addedDaysAgo: 2,
  },
]
