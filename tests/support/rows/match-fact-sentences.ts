import type { SentenceTable } from './match-sentences.ts'

/** The sentences of the other factors. */
export const sentencesAboutFacts: SentenceTable<'location' | 'time' | 'experience'> = {
  location: [
    [{}, {}, 'Remote work'],
    [
      { takesRemote: false },
      {},
      'Remote work, which isn’t in your working style',
      'Remote work, which isn’t in their working style',
    ],
    [{ takesRemote: false, remoteOnly: true }, {}, 'Remote work'],
    [
      { remoteOnly: true },
      { isRemote: false, location: 'Baltimore, MD' },
      'On site, but you only take remote work',
      'On site, but they only take remote work',
    ],
    [
      {},
      { isRemote: false, location: 'Baltimore, MD' },
      'Near you: Baltimore, MD',
      'Near them: Baltimore, MD',
    ],
    [
      {},
      { isRemote: false, location: 'Towson, MD' },
      'In your state: Towson, MD',
      'In their state: Towson, MD',
    ],
    [
      { location: 'Brooklyn, New York, NY' },
      { isRemote: false, location: 'Queens, New York, NY' },
      'In your city: Queens, New York, NY',
      'In their city: Queens, New York, NY',
    ],
    [
      {},
      { isRemote: false, location: 'Detroit, MI' },
      'Far from you: Detroit, MI',
      'Far from them: Detroit, MI',
    ],
    [
      { location: 'Brooklyn, New York, NY', biography: 'Only in Brooklyn, please.' },
      { isRemote: false, location: 'Queens, New York, NY' },
      'Queens, New York, NY, but your profile says “Only in Brooklyn”',
      'Queens, New York, NY, but their profile says “Only in Brooklyn”',
    ],
    [{ location: null }, { isRemote: false, location: 'Detroit, MI' }, 'Unknown location'],
  ],
  time: [
    [{}, {}, '5 hours a week fits your available hours', '5 hours a week fits their available hours'],
    [
      {},
      { timeCommitment: 1 },
      '1 hour a week fits your available hours',
      '1 hour a week fits their available hours',
    ],
    [{}, { timeCommitment: null }, 'Weekly hours not stated'],
    [
      { freeHours: null },
      {},
      '5 hours a week; add your weekly hours to improve this',
      '5 hours a week; their profile lists no hours',
    ],
    [
      { freeHours: null },
      { timeCommitment: 1 },
      '1 hour a week; add your weekly hours to improve this',
      '1 hour a week; their profile lists no hours',
    ],
    [
      { freeHours: 1 },
      {},
      '5 hours a week, but you have 1 hour available',
      '5 hours a week, but they have 1 hour available',
    ],
    [
      { freeHours: 0 },
      { timeCommitment: 1 },
      '1 hour a week, but you have 0 hours available',
      '1 hour a week, but they have 0 hours available',
    ],
    [
      { freeHours: 6, committedHours: { hours: 8, of: 14 } },
      {},
      '5 hours a week fits your available hours (14 a week, 8 already committed)',
      '5 hours a week fits their available hours (14 a week, 8 already committed)',
    ],
    [
      { freeHours: 1, committedHours: { hours: 9, of: 10 } },
      { timeCommitment: 1 },
      '1 hour a week fits your available hours (10 a week, 9 already committed)',
      '1 hour a week fits their available hours (10 a week, 9 already committed)',
    ],
    [
      { freeHours: 2, committedHours: { hours: 8, of: 10 } },
      {},
      '5 hours a week, but you have 2 hours available (10 a week, 8 already committed)',
      '5 hours a week, but they have 2 hours available (10 a week, 8 already committed)',
    ],
    [
      { availability: 'weekends' },
      { title: 'Garden', description: 'Every Tuesday morning.' },
      '5 hours a week fits your available hours; not on the days you listed',
      '5 hours a week fits their available hours; not on the days they listed',
    ],
    [
      { availability: 'weekends', freeHours: 2, committedHours: { hours: 8, of: 10 } },
      { title: 'Garden', description: 'Every Tuesday morning.' },
      '5 hours a week, but you have 2 hours available (10 a week, 8 already committed); not on the days you listed',
      '5 hours a week, but they have 2 hours available (10 a week, 8 already committed); not on the days they listed',
    ],
  ],
  experience: [
    [
      {},
      {},
      'Your experience level: Intermediate (2-5 years)',
      'The experience level you asked for: Intermediate (2-5 years)',
    ],
    [
      { experienceLevel: null },
      {},
      'Asks for Intermediate (2-5 years); add your experience level to improve this',
      'Asks for Intermediate (2-5 years); their profile lists no level',
    ],
    [
      { experienceLevel: 'expert' },
      {},
      'Asks for Intermediate (2-5 years); your level is Expert (10+ years)',
      'Asks for Intermediate (2-5 years); their level is Expert (10+ years)',
    ],
    [{}, { experienceLevel: null }, 'No experience level required'],
    [{ experienceLevel: 'expert' }, { title: 'Garden intern' }, 'Beginner role: “intern”'],
  ],
}

/** What is missing, and whether someone is eligible. */
export const sentencesAboutRequirements: SentenceTable<'gap' | 'eligibility'> = {
  gap: [
    [
      {},
      { requiredSkills: ['Grant Writing'] },
      'Requires Grant Writing, which isn’t in your profile',
      'Requires Grant Writing, which isn’t in their profile',
    ],
    [{}, { preferredSkills: ['Grant Writing'] }, 'Grant Writing is a plus'],
  ],
  eligibility: [
    [{ remoteOnly: true }, {}, 'Remote, as you prefer', 'Remote, as they prefer'],
    [
      { remoteOnly: true },
      { isRemote: false },
      'On site, but you only take remote work',
      'On site, but they only take remote work',
    ],
    [
      { remoteOnly: true, skills: ['Graphic Design'] },
      { isRemote: false, requiredSkills: ['Graphic Design'] },
      'Listed as on site. Ask whether you can do it remotely.',
      'Listed as on site, but this work may be possible remotely',
    ],
    [
      { languages: ['English', 'Spanish'] },
      { description: 'Fluent Spanish required.' },
      'Asks for Spanish (“Fluent Spanish required”), and you speak Spanish',
      'Asks for Spanish (“Fluent Spanish required”), and they speak Spanish',
    ],
    [
      { languages: ['English', 'Spanish', 'French'] },
      { description: 'You must speak Spanish or French.' },
      'Asks for Spanish or French (“You must speak Spanish or French”), and you speak Spanish and French',
      'Asks for Spanish or French (“You must speak Spanish or French”), and they speak Spanish and French',
    ],
    [
      { languages: ['English'] },
      { description: 'Fluent Spanish required.' },
      'Asks for Spanish (“Fluent Spanish required”), which isn’t in your languages',
      'Asks for Spanish (“Fluent Spanish required”), which isn’t in their languages',
    ],
    [
      {},
      { description: 'You must speak Spanish or French.' },
      'Asks for Spanish or French (“You must speak Spanish or French”), but your profile doesn’t list your languages',
      'Asks for Spanish or French (“You must speak Spanish or French”), but their profile doesn’t list their languages',
    ],
    [
      { biography: 'Hablo español.' },
      { description: 'Fluent Russian required.' },
      'Asks for Russian (“Fluent Russian required”), and your profile names only Spanish',
      'Asks for Russian (“Fluent Russian required”), and their profile names only Spanish',
    ],
    [
      {},
      {
        description:
          'Fluent Spanish, which you use on every single day with many of our wonderful guests, neighbors and their children, required.',
      },
      'Asks for Spanish (“Fluent Spanish, which you use on every single day with many of our wonderful guests, neighbors and…”), but your profile doesn’t list your languages',
      'Asks for Spanish (“Fluent Spanish, which you use on every single day with many of our wonderful guests, neighbors and…”), but their profile doesn’t list their languages',
    ],
    [
      {},
      { description: 'You must be at least 18 years old.' },
      'Asks for “must be at least 18”. You haven’t confirmed that you are 18 or older.',
    ],
    [
      { isAdult: true },
      { description: 'You must be at least 18 years old.' },
      'Asks for “must be at least 18”, which fits you',
    ],
    [
      { isAdult: false },
      { description: 'You must be at least 18 years old.' },
      'Asks for “must be at least 18”, which doesn’t match your profile',
    ],
  ],
}
