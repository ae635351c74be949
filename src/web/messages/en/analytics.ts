/** Texts of review analytics (features 2, 8, 9; decision 0040). */
import { improvementDays } from '#domain/review-analytics.ts'

const reviews = (count: number) => `${count} ${count === 1 ? 'review' : 'reviews'}`
const ratings = (count: number) => `${count} ${count === 1 ? 'rating' : 'ratings'}`
const outOf5 = (average: number) => `${average.toFixed(1)} out of 5`

export const analyticsTexts = {
  title: 'Review Analytics',
  intro: {
    volunteer: 'What organizations say about your work, and what you gave them.',
    organization: (name: string) => `What volunteers say about ${name}, and what its members gave them.`,
  },
  help: 'How these numbers are made',
  back: 'Back to Reviews',
  loading: 'Loading analytics...',
  failed: 'The analytics could not be loaded',
  sides: {
    label: 'Whose reviews',
    volunteer: 'As a volunteer',
    organization: (name: string | null) => (name === null ? 'As an organization' : `As ${name}`),
    text: 'Your two sides are counted apart. The account mode decides which one opens first.',
  },
  empty: {
    title: 'No Review Data Yet',
    text: 'Reviews are written once work is signed off. Your numbers stand here from the first one on.',
    action: 'See pending reviews',
  },
  numbers: 'Reviews in numbers',
  cards: {
    received: 'Reviews Received',
    given: 'Reviews Given',
    average: 'Avg Rating',
    improvement: 'Improvement',
    privateCount: (count: number) => `${count} of them private`,
    allPublic: 'All of them public',
    none: 'None yet',
    onAverage: (average: number) => `${average.toFixed(1)} on average`,
    outOf5: 'out of 5',
    notRated: 'Not rated',
    percent: (percent: number) => `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`,
    compared: (recent: number, before: number) =>
      `${recent.toFixed(2)} in the last ${improvementDays} days, ${before.toFixed(2)} in the ${improvementDays} before`,
    unknown: `Needs reviews in the last ${improvementDays} days and in the ${improvementDays} before`,
  },
  performance: {
    heading: 'Overall Performance',
    average: (average: number, count: number) => `${outOf5(average)}, from ${reviews(count)}`,
    spoken: (average: number) => `Rated ${average.toFixed(1)} of 5`,
    notRated: 'Nobody has rated you yet.',
    given: 'You gave others',
    givenAverage: (average: number, count: number) =>
      `${average.toFixed(1)} on average, in ${reviews(count)}`,
    givenNone: 'You have not reviewed anybody yet.',
    private: (count: number) =>
      `${reviews(count)} of these ${count === 1 ? 'is' : 'are'} private: your side, who wrote ${count === 1 ? 'it' : 'them'} and administrators read ${count === 1 ? 'it' : 'them'}, and no public average counts ${count === 1 ? 'it' : 'them'}.`,
    public: (average: number, count: number) =>
      `Everybody else sees ${average.toFixed(1)}, from ${reviews(count)}.`,
    noPublic: 'Everybody else sees no rating.',
  },
  months: {
    heading: 'Ratings by month',
    label: (told: string) => `Average rating of the reviews received in each of the last 12 months. ${told}`,
    point: (month: string, average: number, count: number) =>
      `${month}: ${outOf5(average)}, ${reviews(count)}`,
    none: 'No reviews in the last 12 months',
    noneText: 'Older ones count in your numbers above.',
    zone: (zone: string) => `By the day of the review, in the time zone ${zone}`,
    columns: ['Month', 'Average', 'Reviews'],
    nothing: '–',
  },
  categories: {
    heading: 'Category Breakdown',
    value: (average: number, count: number) => `${outOf5(average)} · ${ratings(count)}`,
    none: 'No category ratings yet',
    caption: 'Average of each category that reviewers rated',
    columns: ['Category', 'Average', 'Ratings'],
  },
  skills: {
    heading: 'Top Rated Skills',
    none: 'No skill ratings yet',
    text: {
      volunteer:
        'From reviews of your work: their rating counts for the skills that the project asked for and your profile names.',
      organization:
        'From the reviews that you gave: their rating counts for the skills that the project asked for and the volunteer names.',
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
        title: 'Agree on the work before it begins',
        text: 'Say what will be done by when, and speak up as soon as something changes.',
      },
      {
        title: 'Answer within a day or two',
        text: 'A short "I saw this" keeps a collaboration going, also where the answer takes longer.',
      },
      {
        title: 'Review everybody you worked with',
        text: 'A fair review says what went well and what would help next time. Reply to those you receive.',
      },
    ],
  },
}
