/**
 * The figures and sample projects of the public pages (spec F2.3, F2.8; decisions A17, A18); the words are in
 * `texts/stories.en.json` and `texts/samples.en.json`. A site shows them with demo data only, unless FIGURES says
 * otherwise; its own figures are counted.
 */
import type { Duration } from '#domain/options/projects.ts'
import type { SamplesTexts } from './texts/samples-texts.ts'

/** The platform overview of the landing page. */
export const overviewFigures = {
  volunteers: '2,400+',
  organizations: '450+',
  impact: '$2.4M+',
  success: '98%',
  rating: '4.9/5',
}

/** Beside the features on the home page. */
export const featureFigures = {
  matching: '92%',
  organizations: '850+',
  volunteers: '5,420+',
  impact: '$2.5M+',
}

type Sample = {
  /** The key of its words. */
  key: keyof SamplesTexts
  skills: readonly string[]
  timeCommitment: number
  duration: Duration
  volunteersNeeded: number
  rating: string
}

/** Shown in place of open projects while the platform has fewer than three. */
export const sampleProjects: readonly Sample[] = [
  {
    key: 'guide',
    skills: ['Graphic Design', 'Translation', 'Content Writing'],
    timeCommitment: 6,
    duration: '1-2 months',
    volunteersNeeded: 2,
    rating: '4.8',
  },
  {
    key: 'grants',
    skills: ['Grant Writing', 'Project Management'],
    timeCommitment: 4,
    duration: '3-4 weeks',
    volunteersNeeded: 1,
    rating: '4.6',
  },
  {
    key: 'intake',
    skills: ['UI/UX Design', 'Research', 'Web Development'],
    timeCommitment: 8,
    duration: '1-2 months',
    volunteersNeeded: 3,
    rating: '4.9',
  },
]
