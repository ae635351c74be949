import type { DemoReview } from './shapes.ts'

/** Invented reviews of finished work; some sides have not written theirs yet. */
export const demoReviews: readonly DemoReview[] = [
  {
    project: 'lantern-database',
    volunteer: 'samuel',
    by: 'volunteer',
    rating: 5,
    reviewText:
      'They knew what they wanted, answered every question the same day and never asked for one more thing. The confidentiality note was short and meant seriously.',
    daysAgo: 60,
  },
  {
    project: 'lantern-database',
    volunteer: 'samuel',
    by: 'organization',
    rating: 5,
    reviewText:
      'Samuel documented every row he merged. Months later we still find his notes exactly where we look for them.',
    daysAgo: 58,
  },
  {
    project: 'strings-poster',
    volunteer: 'maya',
    by: 'volunteer',
    rating: 5,
    reviewText:
      'Late changes, as promised, but each of them was a child with a name. The youth council gives better feedback than most clients.',
    daysAgo: 50,
  },
  {
    project: 'strings-poster',
    volunteer: 'maya',
    by: 'organization',
    rating: 5,
    reviewText:
      'A hundred and thirty names without a mistake. Maya listened to twelve-year-olds about purple and made something we would have paid for.',
    daysAgo: 49,
  },
  {
    project: 'evening-budget',
    volunteer: 'daniel',
    by: 'volunteer',
    rating: 5,
    reviewText: 'The shoeboxes were in order of year, which is all one can ask. Good people, short meetings.',
    daysAgo: 33,
  },
  {
    project: 'evening-budget',
    volunteer: 'daniel',
    by: 'organization',
    rating: 5,
    reviewText: 'One page a quarter, and for the first time all seven of us understood the same thing.',
    daysAgo: 32,
  },
  {
    project: 'lantern-orientation',
    volunteer: 'denise',
    by: 'volunteer',
    rating: 5,
    reviewText: 'They let us try things and said thank you for the ones that failed too.',
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
    daysAgo: 17,
  },
  {
    project: 'acre-signs',
    volunteer: 'aiyana',
    by: 'volunteer',
    rating: 5,
    reviewText:
      'Everybody had signed their release before I came, and there was lunch. They use the pictures well.',
    daysAgo: 15,
  },
  {
    project: 'acre-signs',
    volunteer: 'maya',
    by: 'organization',
    rating: 4,
    reviewText:
      'Beautiful letters that our crew could really paint. We would have liked the big map a week earlier, and we would ask Maya again tomorrow.',
    daysAgo: 5,
  },
]
