/** Texts of /project-matching and of who fits a project (features 2, 9; decisions A22, B4, B10, B12). */
import type { MatchFactor } from '#domain/matching.ts'
import type { Urgency } from '#domain/projects.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const factors: Record<MatchFactor, string> = {
  skills: 'Skills',
  causes: 'Causes',
  location: 'Location',
  time: 'Time',
  experience: 'Experience',
}
const weightHints: Record<MatchFactor, string> = {
  skills: 'what a project asks for and what you can do',
  causes: 'what it is for and what you care about',
  location: 'where it is, or that it is remote',
  time: 'its hours a week and those you have free',
  experience: 'the level it asks for and yours',
}
const priorities: Record<Urgency, string> = {
  high: 'HIGH PRIORITY',
  medium: 'MEDIUM PRIORITY',
  low: 'LOW PRIORITY',
}

export const matchingTexts = {
  title: 'Smart Project Matching',
  intro:
    'Open projects by how well they fit your profile. Each score is the sum of reasons that you can read and weigh yourself.',
  factors,
  tabs: {
    label: 'Parts of project matching',
    recommendations: 'Smart Recommendations',
    insights: 'Matching Insights',
    preferences: 'Preferences',
  },
  loading: 'Finding the projects that fit you...',
  failed: 'Your matches could not be loaded',
  empty: {
    title: 'No Matches Found',
    text: 'Matches are made from the skills, causes, place and hours of your profile, and from the projects that are open now. Say more about yourself, or look again when new projects are posted.',
    noVolunteer: 'Matches are for volunteers. With a volunteer profile, projects that fit you stand here.',
    action: 'Complete Profile',
  },
  banner: (count: number) => {
    if (count === 0) return 'We found no project that matches your profile and that you can take'
    return count === 1
      ? 'We found 1 project that matches your profile'
      : `We found ${count} projects that match your profile`
  },
  more: 'Load More',
  shown: (shown: number, total: number) => `${Math.min(shown, total)} of ${total} shown`,
  order: {
    label: 'Order',
    'best-fit': 'Best fit',
    recommended: 'Recommended',
    text: {
      'best-fit': 'The highest match score first.',
      recommended:
        'Fit first, then where you are needed most: projects that wait for volunteers come before those that many have applied to.',
    },
  },
  ineligible: 'Show projects that you cannot take, too',
  unsaved: {
    text: 'Scored by preferences that you have not saved.',
    link: 'Go to your preferences',
  },
  card: {
    priorities,
    posted: 'Posted',
    estimated: 'Estimated hours',
    hours: (hours: number) => `${hours} h`,
    aWeek: (hours: number) => `${hours} h a week`,
    moreReasons: 'More',
    cannotTake: 'You cannot take this project',
    commitment: 'Time commitment',
    place: 'Location',
    skills: 'Required skills',
    causes: 'Cause areas',
    benefits: 'Benefits',
    reasons: 'Why it matches',
    points: (points: number) => `+${points}`,
    pointsSpoken: (points: number) => plural(points, 'point', 'points'),
    gap: 'What is missing',
    change: 'What would raise it',
    changed: (description: string, from: number, to: number) => `${description}: ${from} to ${to}`,
    standings: { met: 'Yes', unsure: 'Worth asking', unmet: 'Not for you' },
    notRated: 'Not rated',
    view: 'View Details',
    viewOf: (title: string) => `View Details: ${title}`,
    apply: 'Apply Now',
    applyTo: (title: string) => `Apply Now: ${title}`,
  },
  insights: {
    heading: 'Compatibility',
    noneText: 'Your scores stand here as soon as projects match your profile.',
    overall: 'Overall match score',
    overallText: (matches: number) =>
      matches === 1 ? 'The score of your one match.' : `The average over your ${matches} best matches.`,
    breakdown: 'By factor',
    breakdownText: 'How much of each factor they reach on average.',
    percent: (percent: number) => `${percent}%`,
    none: 'Complete projects to see compatibility insights',
    failed: 'Your insights could not be loaded',
    profile: 'Complete Profile',
    trending: 'Trending skills',
    trendingText: 'What most new projects ask for. Each leads to the projects that ask for it.',
    noTrending: 'No skills are asked for at the moment.',
    trendingFailed: 'The trending skills could not be loaded',
    demand: 'High demand',
  },
  preferences: {
    heading: 'What counts for you',
    text: 'Give each factor a weight from 0 to 100. Only how they stand to each other counts: a factor with twice the weight counts twice as much. The list follows at once; save to keep it.',
    share: (percent: number, hint: string) => `${percent}% of the score: ${hint}`,
    allZero: 'At least one weight must be above 0. Until then the standard weights count.',
    save: 'Save Preferences',
    saving: 'Saving...',
    saved: 'Preferences Saved',
    savedText: 'Your matches and recommendations go by them from now on.',
    saveFailed: 'Your preferences were not saved',
    discard: 'Discard',
    isDirty: 'Not saved yet',
    isClean: 'Saved',
    reset: 'Reset to Standard',
    resetDone: 'Standard weights are back',
    resetFailed: 'Your preferences were not reset',
    undo: 'Undo',
    failed: 'Your preferences could not be loaded',
    leave: 'Your weights are not saved and will be lost.',
    first: 'Your first matches',
    firstText: 'With the weights as they stand.',
    moved: (places: number) =>
      places > 0 ? `up ${plural(places, 'place', 'places')}` : `down ${plural(-places, 'place', 'places')}`,
    none: 'There are no matches to order yet.',
    announced: (title: string, score: number) => `First now: ${title}, ${score}% match`,
    weights: weightHints,
  },
  why: {
    heading: 'How it matches you',
    more: 'All your matches',
  },
  volunteers: {
    heading: 'Volunteers who fit',
    text: 'Volunteers who let organizations find them, by how well this project fits them.',
    none: 'No volunteer fits yet',
    noneText:
      'Nobody who lets organizations find them fits this project at the moment. Skills that more people have, and remote work, widen the circle.',
    failed: 'The volunteers who fit could not be loaded',
    moreFailed: 'More volunteers could not be loaded',
    more: 'Load More',
    portfolio: 'Portfolio',
    portfolioOf: (name: string) => `Portfolio of ${name}`,
    skills: 'Skills',
    reasonsOf: (name: string) => `Why ${name} fits`,
  },
  likely: {
    label: 'Likely volunteers',
    count: (count: number, isMore: boolean) => {
      if (isMore) return `More than ${count} volunteers fit`
      return count === 0
        ? 'No volunteer fits so far'
        : `${plural(count, 'volunteer fits', 'volunteers fit')} so far`
    },
    counting: 'Counting the volunteers who fit...',
    text: 'Good matches among those who let organizations find them, by what you have written.',
    waiting: 'Choose skills or causes to see how many volunteers fit.',
  },
}
