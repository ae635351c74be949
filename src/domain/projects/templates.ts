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
  },
  logoBrandBasics: {
    requiredSkills: ['Graphic Design', 'Branding'],
    preferredSkills: [],
    experienceLevel: 'intermediate',
    timeCommitment: 4,
    duration: '1-2 months',
  },
  socialMediaPlan: {
    requiredSkills: ['Social Media'],
    preferredSkills: ['Digital Marketing', 'Content Writing'],
    experienceLevel: 'intermediate',
    timeCommitment: 4,
    duration: '3-4 weeks',
  },
  annualReportDesign: {
    requiredSkills: ['Graphic Design'],
    preferredSkills: ['Photography'],
    experienceLevel: 'intermediate',
    timeCommitment: 5,
    duration: '1-2 months',
  },
  grantProposal: {
    requiredSkills: ['Grant Writing'],
    preferredSkills: ['Fundraising', 'Research'],
    experienceLevel: 'experienced',
    timeCommitment: 6,
    duration: '3-4 weeks',
  },
  donorDatabase: {
    requiredSkills: ['Database Management'],
    preferredSkills: ['Data Analysis', 'Fundraising'],
    experienceLevel: 'intermediate',
    timeCommitment: 5,
    duration: '1-2 months',
  },
  bookkeepingCatchUp: {
    requiredSkills: ['Accounting'],
    preferredSkills: [],
    experienceLevel: 'experienced',
    timeCommitment: 5,
    duration: '1-2 months',
  },
  impactSurvey: {
    requiredSkills: ['Research'],
    preferredSkills: ['Data Analysis'],
    experienceLevel: 'intermediate',
    timeCommitment: 4,
    duration: '1-2 months',
  },
  boardRecruitment: {
    requiredSkills: ['HR/Recruiting'],
    preferredSkills: ['Community Outreach', 'Business Strategy'],
    experienceLevel: 'experienced',
    timeCommitment: 3,
    duration: '1-2 months',
  },
  volunteerHandbook: {
    requiredSkills: ['Content Writing'],
    preferredSkills: ['HR/Recruiting'],
    experienceLevel: 'intermediate',
    timeCommitment: 4,
    duration: '1-2 months',
  },
  itSecurityCheck: {
    requiredSkills: ['Cybersecurity'],
    preferredSkills: ['System Administration'],
    experienceLevel: 'experienced',
    timeCommitment: 5,
    duration: '1-2 months',
  },
  translation: {
    requiredSkills: ['Translation'],
    preferredSkills: ['Content Writing'],
    experienceLevel: 'experienced',
    timeCommitment: 5,
    duration: '3-4 weeks',
  },
}
