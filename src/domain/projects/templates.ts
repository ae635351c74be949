/** Templates for common skilled projects: what a wizard fills in beside their texts. */
import type { Duration } from '#domain/options/projects.ts'
import type { projectSkills } from '#domain/options/skills.ts'
import type { ExperienceLevel } from './projects.ts'

type Skill = (typeof projectSkills)[number]

export type ProjectTemplate = {
  requiredSkills: readonly Skill[]
  preferredSkills: readonly Skill[]
  experienceLevel: ExperienceLevel
  /** Hours a week. */
  timeCommitment: number
  duration: Duration
  /** After how many hours each of its milestones is reached. */
  milestoneHours: readonly [number, number, number, number]
}

/** In the order in which they are offered. */
export const templateIds = [
  'websiteRefresh',
  'logoBrandBasics',
  'socialMediaPlan',
  'annualReportDesign',
  'grantProposal',
  'donorDatabase',
  'bookkeepingCatchUp',
  'impactSurvey',
  'boardRecruitment',
  'volunteerHandbook',
  'itSecurityCheck',
  'translation',
] as const
export type TemplateId = (typeof templateIds)[number]

export const projectTemplates: Readonly<Record<TemplateId, ProjectTemplate>> = {
  websiteRefresh: {
    requiredSkills: ['Web Development', 'UI/UX Design'],
    preferredSkills: ['Content Writing'],
    experienceLevel: 'experienced',
    timeCommitment: 5,
    duration: '1-2 months',
    milestoneHours: [5, 15, 30, 32],
  },
  logoBrandBasics: {
    requiredSkills: ['Graphic Design', 'Branding'],
    preferredSkills: [],
    experienceLevel: 'intermediate',
    timeCommitment: 4,
    duration: '1-2 months',
    milestoneHours: [4, 8, 16, 20],
  },
  socialMediaPlan: {
    requiredSkills: ['Social Media'],
    preferredSkills: ['Digital Marketing', 'Content Writing'],
    experienceLevel: 'intermediate',
    timeCommitment: 4,
    duration: '3-4 weeks',
    milestoneHours: [4, 8, 12, 14],
  },
  annualReportDesign: {
    requiredSkills: ['Graphic Design'],
    preferredSkills: ['Photography'],
    experienceLevel: 'intermediate',
    timeCommitment: 5,
    duration: '1-2 months',
    milestoneHours: [5, 10, 20, 25],
  },
  grantProposal: {
    requiredSkills: ['Grant Writing'],
    preferredSkills: ['Fundraising', 'Research'],
    experienceLevel: 'experienced',
    timeCommitment: 6,
    duration: '3-4 weeks',
    milestoneHours: [6, 12, 18, 21],
  },
  donorDatabase: {
    requiredSkills: ['Database Management'],
    preferredSkills: ['Data Analysis', 'Fundraising'],
    experienceLevel: 'intermediate',
    timeCommitment: 5,
    duration: '1-2 months',
    milestoneHours: [5, 10, 20, 25],
  },
  bookkeepingCatchUp: {
    requiredSkills: ['Accounting'],
    preferredSkills: [],
    experienceLevel: 'experienced',
    timeCommitment: 5,
    duration: '1-2 months',
    milestoneHours: [5, 20, 25, 30],
  },
  impactSurvey: {
    requiredSkills: ['Research'],
    preferredSkills: ['Data Analysis'],
    experienceLevel: 'intermediate',
    timeCommitment: 4,
    duration: '1-2 months',
    milestoneHours: [4, 8, 12, 20],
  },
  boardRecruitment: {
    requiredSkills: ['HR/Recruiting'],
    preferredSkills: ['Community Outreach', 'Business Strategy'],
    experienceLevel: 'experienced',
    timeCommitment: 3,
    duration: '1-2 months',
    milestoneHours: [3, 6, 18, 20],
  },
  volunteerHandbook: {
    requiredSkills: ['Content Writing'],
    preferredSkills: ['HR/Recruiting'],
    experienceLevel: 'intermediate',
    timeCommitment: 4,
    duration: '1-2 months',
    milestoneHours: [4, 8, 16, 20],
  },
  itSecurityCheck: {
    requiredSkills: ['Cybersecurity'],
    preferredSkills: ['System Administration'],
    experienceLevel: 'experienced',
    timeCommitment: 5,
    duration: '1-2 months',
    milestoneHours: [5, 15, 20, 30],
  },
  translation: {
    requiredSkills: ['Translation'],
    preferredSkills: ['Content Writing'],
    experienceLevel: 'experienced',
    timeCommitment: 5,
    duration: '3-4 weeks',
    milestoneHours: [5, 10, 15, 18],
  },
}
