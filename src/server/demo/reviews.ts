import { earlierReviews } from './earlier-reviews.ts'
import { pastReviews } from './past.ts'
import type { DemoReview } from './shapes.ts'

/** Invented reviews of finished work. Some people have not written theirs yet. */
export const demoReviews: readonly DemoReview[] = [
  {
    project: 'lantern-database',
    volunteer: 'samuel',
    by: 'volunteer',
    rating: 5,
    reviewText:
      'They knew what they wanted, answered every question the same day and never asked for one more thing. The confidentiality note was short and meant seriously.',
    categories: { clarity: 5, respect: 5, impact: 4, followThrough: 5 },
    daysAgo: 60,
  },
  {
    project: 'lantern-database',
    volunteer: 'samuel',
    by: 'organization',
    rating: 5,
    reviewText:
      'Samuel documented every row he merged. Months later we still find his notes exactly where we look for them.',
    categories: { reliability: 5, fit: 5, communication: 4, followThrough: 5 },
    daysAgo: 58,
  },
  {
    project: 'strings-poster',
    volunteer: 'maya',
    by: 'volunteer',
    rating: 5,
    reviewText:
      'Late changes, as promised, but each of them was a child with a name. The youth council gives better feedback than most clients.',
    categories: { clarity: 4, respect: 5, impact: 5, followThrough: 4 },
    daysAgo: 50,
  },
  {
    project: 'strings-poster',
    volunteer: 'maya',
    by: 'organization',
    rating: 5,
    reviewText:
      'A hundred and thirty names without a mistake. Maya listened to twelve-year-olds about purple and made something we would have paid for.',
    categories: { reliability: 5, fit: 5, communication: 5, followThrough: 5 },
    daysAgo: 49,
  },
  {
    project: 'evening-budget',
    volunteer: 'daniel',
    by: 'volunteer',
    rating: 5,
    reviewText: 'The shoeboxes were in order of year, which is all one can ask. Good people, short meetings.',
    categories: { clarity: 5, respect: 5, followThrough: 5 },
    daysAgo: 33,
  },
  {
    project: 'evening-budget',
    volunteer: 'daniel',
    by: 'organization',
    rating: 5,
    reviewText: 'One page a quarter, and for the first time all seven of us understood the same thing.',
    categories: { reliability: 5, fit: 5, communication: 5 },
    daysAgo: 32,
  },
  {
    project: 'lantern-orientation',
    volunteer: 'denise',
    by: 'volunteer',
    rating: 5,
    reviewText: 'They let us try things and said thank you for the ones that failed too.',
    categories: { clarity: 5, respect: 5, impact: 5, followThrough: 4 },
    daysAgo: 22,
  },
  {
    project: 'lantern-orientation',
    volunteer: 'denise',
    by: 'organization',
    rating: 5,
    reviewText:
      'Denise knows what a first evening feels like. Our new tutors still talk about the paper boats.',
    daysAgo: 21,
  },
  {
    project: 'lantern-orientation',
    volunteer: 'leo',
    by: 'volunteer',
    rating: 5,
    reviewText: 'Clear about time, money and the kettle. I would do it again next September.',
    categories: { clarity: 5, respect: 5, impact: 4, followThrough: 5 },
    daysAgo: 20,
  },
  {
    project: 'lantern-orientation',
    volunteer: 'leo',
    by: 'organization',
    rating: 5,
    reviewText: 'Leo kept forty people on time and nobody noticed. We noticed.',
    daysAgo: 19,
  },
  {
    project: 'lantern-orientation',
    volunteer: 'hannah',
    by: 'volunteer',
    rating: 4,
    reviewText:
      'Warm people and a real need. The date moved twice, which was hard beside a job; otherwise a pleasure.',
    categories: { clarity: 3, respect: 5, impact: 5, followThrough: 3 },
    daysAgo: 17,
    reply: {
      text: 'You are right about the date, and we are sorry. The next two evenings are fixed already, and printed.',
      daysAgo: 16,
    },
  },
  {
    project: 'acre-signs',
    volunteer: 'aiyana',
    by: 'volunteer',
    rating: 5,
    reviewText:
      'Everybody had signed their release before I came, and there was lunch. They use the pictures well.',
    categories: { clarity: 5, respect: 5, impact: 5, followThrough: 5 },
    daysAgo: 15,
  },
  {
    project: 'acre-signs',
    volunteer: 'maya',
    by: 'organization',
    rating: 4,
    reviewText:
      'Beautiful letters that our crew could really paint. We would have liked the big map a week earlier, and we would ask Maya again tomorrow.',
    categories: { reliability: 3, fit: 5, communication: 4, followThrough: 4 },
    daysAgo: 5,
    reply: { text: 'The map was late, and it was the map I liked best. Ask me tomorrow.', daysAgo: 3 },
  },
  ...earlierReviews,
  ...pastReviews,
]
