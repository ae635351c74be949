/** Texts of review analytics (features 2, 8, 9; decision 0040). */
import { improvementDays } from '#domain/reviews/analytics.ts'

const reviews = (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'}`
const ratings = (count: number) => `${count} ${count === 1 ? 'rating' : 'ratings'}`
const outOf5 = (average: number) => `${average.toFixed(1)} out of 5`

export const analyticsTexts = {
  title: 'Review analytics',
  intro: {
    volunteer: 'What organizations say about your work, and how you rated them.',
    organization: (name: string) => `What volunteers say about ${name}, and how its members rated them.`,
  },
  help: 'How we calculate these numbers',
  back: 'Back to reviews',
  loading: 'Loading analytics...',
  failed: 'Couldn’t load the analytics',
  sides: {
    label: 'Whose reviews',
    volunteer: 'As a volunteer',
    organization: (name: string | null) => (name === null ? 'As an organization' : `As ${name}`),
    text: 'We count your two roles separately. Your account mode decides which one you see first.',
  },
  empty: {
    title: 'No Review Data Yet',
    text: 'You can review each other once work is signed off. Your numbers appear here after the first review.',
    action: 'See pending reviews',
  },
  numbers: 'Review totals',
  cards: {
    received: 'Reviews Received',
    given: 'Reviews Given',
    average: 'Avg Rating',
    improvement: 'Improvement',
    privateCount: (count: number) => `${count} private`,
    allPublic: 'All public',
    none: 'None yet',
    onAverage: (average: number) => `${average.toFixed(1)} on average`,
    outOf5: 'out of 5',
    notRated: 'Not rated',
    percent: (percent: number) => `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`,
    compared: (recent: number, before: number) =>
      `${recent.toFixed(2)} in the last ${improvementDays} days, ${before.toFixed(2)} in the ${improvementDays} days before`,
    unknown: `Needs reviews in the last ${improvementDays} days and in the ${improvementDays} days before`,
  },
  performance: {
    heading: 'Overall Performance',
    average: (average: number, count: number) => `${outOf5(average)}, from ${reviews(count)}`,
    spoken: (average: number) => `Rated ${average.toFixed(1)} of 5`,
    notRated: 'No one has rated you yet.',
    given: 'Your ratings of others',
    givenAverage: (average: number, count: number) =>
      `${average.toFixed(1)} on average, in ${reviews(count)}`,
    givenNone: 'You haven’t reviewed anyone yet.',
    private: (count: number) =>
      `This includes ${count} private ${count === 1 ? 'review' : 'reviews'}. Only your side, ${count === 1 ? 'its author' : 'their authors'} and administrators can read ${count === 1 ? 'it' : 'them'}. Public averages leave ${count === 1 ? 'it' : 'them'} out.`,
    public: (average: number, count: number) =>
      `Everyone else sees ${average.toFixed(1)}, from ${reviews(count)}.`,
    noPublic: 'Everyone else sees no rating.',
  },
  months: {
    heading: 'Ratings by month',
    label: (description: string) =>
      `Average rating of the reviews you received in each of the last 12 months. ${description}`,
    point: (month: string, average: number, count: number) =>
      `${month}: ${outOf5(average)}, ${reviews(count)}`,
    none: 'No reviews in the last 12 months',
    noneText: 'The numbers above include older reviews.',
    zone: (zone: string) => `By the day of the review, ${zone} time`,
    columns: ['Month', 'Average', 'Reviews'],
    nothing: '–',
  },
  categories: {
    heading: 'Category Breakdown',
    value: (average: number, count: number) => `${outOf5(average)} · ${ratings(count)}`,
    none: 'No category ratings yet',
    caption: 'Average rating in each category',
    columns: ['Category', 'Average', 'Ratings'],
  },
  skills: {
    heading: 'Top Rated Skills',
    none: 'No skill ratings yet',
    text: {
      volunteer:
        'From reviews of your work. Each rating counts for skills that both the project and your profile list.',
      organization:
        'From reviews you gave. Each rating counts for skills that both the project and the volunteer list.',
    },
    value: (rating: number, count: number) => `${rating.toFixed(1)} · ${reviews(count)}`,
    spoken: (rating: number) => `Rated ${rating.toFixed(1)} of 5`,
  },
  history: {
    heading: 'Recent Collaboration History',
    none: 'No collaboration history yet',
    projects: (count: number) => `${count} ${count === 1 ? 'project' : 'projects'}`,
    notRated: 'Not rated',
    spoken: (rating: number) => `Rated ${rating.toFixed(1)} of 5`,
  },
  table: 'Show as a table',
  trust: {
    heading: 'Building Trust',
    tips: [
      {
        title: 'Agree on the work before you start',
        text: 'Agree on what you’ll do and by when. Speak up as soon as something changes.',
      },
      {
        title: 'Answer within a day or two',
        text: 'A short “I saw this” keeps the work moving, even if your full answer takes longer.',
      },
      {
        title: 'Review everyone you work with',
        text: 'A fair review says what went well and what would help next time. Reply to the reviews you receive.',
      },
    ],
  },
}
