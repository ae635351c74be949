/** Texts of /project-matching and of volunteer matches on a project (spec F2, F9; decisions A22, B4, B10, B12). */
import type { MatchFactor } from '#domain/matching/factors.ts'
import type { Urgency } from '#domain/projects/projects.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const factors: Record<MatchFactor, string> = {
  skills: 'Skills',
  causes: 'Causes',
  location: 'Location',
  time: 'Time',
  experience: 'Experience',
}
const weightHints: Record<MatchFactor, string> = {
  skills: 'the project’s skills and yours',
  causes: 'the project’s causes and yours',
  location: 'how close it is, or remote',
  time: 'its hours per week and your free time',
  experience: 'its experience level and yours',
}
const priorities: Record<Urgency, string> = {
  high: 'HIGH PRIORITY',
  medium: 'MEDIUM PRIORITY',
  low: 'LOW PRIORITY',
}

export const matchingTexts = {
  title: 'Smart Project Matching',
  intro:
    'Open projects, ranked by how well they fit your profile. See the reasons behind each score and choose what matters most.',
  factors,
  tabs: {
    label: 'Project matching',
    recommendations: 'Smart Recommendations',
    insights: 'Matching Insights',
    preferences: 'Preferences',
  },
  loading: 'Finding projects that fit you...',
  failed: 'Couldn’t load your matches',
  empty: {
    title: 'No Matches Found',
    text: 'We match open projects to the skills, causes, location and hours in your profile. Add more details, or check back for new projects.',
    noVolunteer: 'Create a volunteer profile to see projects that fit you.',
    action: 'Complete Profile',
  },
  banner: (count: number) => {
    if (count === 0) return 'We found no projects that match your profile and that you’re eligible for'
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
      'best-fit': 'Highest match score first.',
      recommended: 'Best fit first, then the projects that need volunteers most.',
    },
  },
  ineligible: 'Include projects you’re not eligible for',
  unsaved: {
    text: 'These scores use unsaved preferences.',
    link: 'Go to your preferences',
  },
  card: {
    priorities,
    posted: 'Posted',
    estimated: 'Estimated hours',
    hours: (hours: number) => plural(hours, 'hour', 'hours'),
    aWeek: (hours: number) => `${plural(hours, 'hour', 'hours')} per week`,
    moreReasons: 'More',
    cannotTake: 'You’re not eligible for this project',
    commitment: 'Time commitment',
    place: 'Location',
    skills: 'Required skills',
    causes: 'Cause areas',
    benefits: 'Benefits',
    reasons: 'Why it matches',
    points: (points: number) => `+${points}`,
    pointsSpoken: (points: number) => plural(points, 'point', 'points'),
    gap: 'What’s missing',
    change: 'Raise your match',
    changed: (description: string, score: number) => `${description} to raise your match to ${score}%`,
    standings: { met: 'Yes', unsure: 'Ask first', unmet: 'Not eligible' },
    notRated: 'Not rated',
    view: 'View Details',
    viewOf: (title: string) => `View Details: ${title}`,
    apply: 'Apply Now',
    applyTo: (title: string) => `Apply Now: ${title}`,
  },
  insights: {
    heading: 'Compatibility',
    noneText: 'Your scores appear here when projects match your profile.',
    overall: 'Overall match score',
    overallText: (matches: number) =>
      matches === 1 ? 'Your match’s score.' : `The average of your ${matches} best matches.`,
    breakdown: 'By factor',
    breakdownText: 'The average score for each factor.',
    percent: (percent: number) => `${percent}%`,
    none: 'Complete projects to see compatibility insights',
    failed: 'Couldn’t load your insights',
    profile: 'Complete Profile',
    trending: 'Trending skills',
    trendingText: 'The skills new projects need most. Select one to see its projects.',
    noTrending: 'No trending skills right now.',
    trendingFailed: 'Couldn’t load trending skills',
    demand: 'High demand',
  },
  preferences: {
    heading: 'What matters to you',
    text: 'Give each factor a weight from 0 to 100. Only the relative weights matter: double the weight counts twice as much. Your matches update immediately. Save to keep your changes.',
    share: (percent: number, hint: string) => `${percent}% of the score: ${hint}`,
    allZero: 'At least one weight must be above 0. Until then, we use the default weights.',
    save: 'Save Preferences',
    saving: 'Saving...',
    saved: 'Preferences saved',
    savedText: 'We updated your matches and recommendations.',
    saveFailed: 'Couldn’t save your preferences',
    discard: 'Discard',
    isDirty: 'Not saved yet',
    isClean: 'Saved',
    reset: 'Reset to default',
    resetDone: 'Weights reset to default',
    resetFailed: 'Couldn’t reset your preferences',
    undo: 'Undo',
    failed: 'Couldn’t load your preferences',
    leave: 'You’ll lose your unsaved weights.',
    first: 'Your first matches',
    firstText: 'Based on your current weights.',
    moved: (places: number) =>
      places > 0 ? `up ${plural(places, 'place', 'places')}` : `down ${plural(-places, 'place', 'places')}`,
    none: 'No matches yet.',
    announced: (title: string, score: number) => `Top match: ${title}, ${score}%`,
    weights: weightHints,
  },
  why: {
    heading: 'Your match',
    more: 'All your matches',
  },
  volunteers: {
    heading: 'Volunteers who fit',
    text: 'Volunteers who are open to invitations, ranked by how well they fit this project.',
    none: 'No matching volunteers yet',
    noneText: 'To reach more volunteers, ask for more common skills or allow remote work.',
    failed: 'Couldn’t load matching volunteers',
    moreFailed: 'Couldn’t load more volunteers',
    more: 'Load More',
    portfolio: 'Portfolio',
    portfolioOf: (name: string) => `Portfolio of ${name}`,
    skills: 'Skills',
    reasonsOf: (name: string) => `Why ${name} fits`,
  },
  likely: {
    label: 'Matching volunteers',
    count: (count: number, isMore: boolean) => {
      if (isMore) return `More than ${count} volunteers fit`
      return count === 0
        ? 'No volunteers fit so far'
        : `${plural(count, 'volunteer fits', 'volunteers fit')} so far`
    },
    counting: 'Counting the volunteers who fit...',
    text: 'Based on your answers and volunteers who are open to invitations.',
    waiting: 'Choose skills or causes to see how many volunteers fit.',
  },
}
