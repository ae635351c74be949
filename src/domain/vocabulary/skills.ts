import { buildVocabulary, type Entry } from './entries.ts'

export type SkillFamily =
  | 'design'
  | 'media'
  | 'software'
  | 'data'
  | 'marketing'
  | 'writing'
  | 'language'
  | 'development'
  | 'operations'
  | 'management'
  | 'finance'
  | 'legal'
  | 'education'

export type Skill = Entry & { readonly family: SkillFamily }

/**
 * The canonical skills. `labels` are from the specification; `aliases` are typed-in names of exactly the same skill.
 */
export const skills = [
  {
    id: 'ui-ux-design',
    label: 'UI/UX Design',
    family: 'design',
    labels: ['UI/UX Design', 'UX Design'],
    aliases: [
      'UX',
      'UI/UX',
      'UX/UI',
      'UX/UI Design',
      'UI Design',
      'User Experience Design',
      'User Experience',
    ],
  },
  {
    id: 'graphic-design',
    label: 'Graphic Design',
    family: 'design',
    labels: ['Graphic Design'],
    aliases: ['Graphics Design', 'Graphic Designer'],
  },
  {
    id: 'branding',
    label: 'Branding',
    family: 'design',
    labels: ['Branding'],
    aliases: ['Brand Identity', 'Brand Design'],
  },
  {
    id: 'photography',
    label: 'Photography',
    family: 'media',
    labels: ['Photography'],
    aliases: ['Photographer'],
  },
  {
    id: 'video',
    label: 'Video Production',
    family: 'media',
    labels: ['Video Production', 'Video Editing'],
    aliases: ['Video', 'Videography', 'Film Editing'],
  },
  {
    id: 'web-development',
    label: 'Web Development',
    family: 'software',
    labels: ['Web Development'],
    aliases: ['Web Dev', 'Website Development', 'Web Developer', 'Web Programming'],
  },
  {
    id: 'mobile-development',
    label: 'Mobile Development',
    family: 'software',
    labels: ['Mobile Development'],
    aliases: ['Mobile App Development', 'App Development'],
  },
  {
    id: 'database',
    label: 'Database Management',
    family: 'software',
    labels: ['Database Management'],
    aliases: ['Database', 'Databases', 'Database Administration'],
  },
  {
    id: 'cloud',
    label: 'Cloud Computing',
    family: 'software',
    labels: ['Cloud Computing'],
    aliases: ['Cloud'],
  },
  {
    id: 'system-administration',
    label: 'System Administration',
    family: 'software',
    labels: ['System Administration'],
    aliases: ['Systems Administration', 'Sysadmin'],
  },
  {
    id: 'cybersecurity',
    label: 'Cybersecurity',
    family: 'software',
    labels: ['Cybersecurity'],
    aliases: ['Information Security', 'IT Security'],
  },
  {
    id: 'data-analysis',
    label: 'Data Analysis',
    family: 'data',
    labels: ['Data Analysis'],
    aliases: ['Data Analytics', 'Data Analyst'],
  },
  { id: 'research', label: 'Research', family: 'data', labels: ['Research'], aliases: ['Researcher'] },
  {
    id: 'digital-marketing',
    label: 'Digital Marketing',
    family: 'marketing',
    labels: ['Digital Marketing', 'Marketing'],
    aliases: ['Online Marketing'],
  },
  {
    id: 'social-media',
    label: 'Social Media',
    family: 'marketing',
    labels: ['Social Media', 'Social Media Marketing'],
    aliases: ['Social Media Management'],
  },
  {
    id: 'seo-sem',
    label: 'SEO/SEM',
    family: 'marketing',
    labels: ['SEO/SEM'],
    aliases: ['SEO', 'SEM', 'Search Engine Optimization', 'Search Engine Marketing'],
  },
  {
    id: 'public-relations',
    label: 'Public Relations',
    family: 'marketing',
    labels: ['Public Relations'],
    aliases: ['PR', 'Media Relations'],
  },
  {
    id: 'content-writing',
    label: 'Content Writing',
    family: 'writing',
    labels: ['Content Writing'],
    aliases: ['Content Writer', 'Blog Writing'],
  },
  {
    id: 'copywriting',
    label: 'Copywriting',
    family: 'writing',
    labels: ['Copywriting'],
    aliases: ['Copywriter'],
  },
  {
    id: 'translation',
    label: 'Translation',
    family: 'language',
    labels: ['Translation'],
    aliases: ['Translating', 'Translator'],
  },
  {
    id: 'fundraising',
    label: 'Fundraising',
    family: 'development',
    labels: ['Fundraising'],
    aliases: ['Fundraiser', 'Donor Relations'],
  },
  {
    id: 'grant-writing',
    label: 'Grant Writing',
    family: 'development',
    labels: ['Grant Writing'],
    aliases: ['Grant Writer', 'Grants', 'Proposal Writing'],
  },
  {
    id: 'community-outreach',
    label: 'Community Outreach',
    family: 'development',
    labels: ['Community Outreach'],
    aliases: ['Outreach', 'Community Engagement'],
  },
  {
    id: 'event-planning',
    label: 'Event Planning',
    family: 'operations',
    labels: ['Event Planning'],
    aliases: ['Event Management', 'Event Coordination', 'Event Organizing'],
  },
  {
    id: 'project-management',
    label: 'Project Management',
    family: 'operations',
    labels: ['Project Management'],
    aliases: ['Project Manager', 'Project Coordination'],
  },
  {
    id: 'operations',
    label: 'Operations',
    family: 'operations',
    labels: ['Operations'],
    aliases: ['Operations Management'],
  },
  {
    id: 'strategy',
    label: 'Business Strategy',
    family: 'management',
    labels: ['Strategy', 'Business Strategy', 'Consulting'],
    aliases: ['Strategic Planning', 'Business Consulting', 'Management Consulting'],
  },
  {
    id: 'nonprofit-management',
    label: 'Nonprofit Management',
    family: 'management',
    labels: ['Nonprofit Management'],
    aliases: ['Nonprofit Leadership'],
  },
  {
    id: 'human-resources',
    label: 'HR/Recruiting',
    family: 'management',
    labels: ['HR', 'HR/Recruiting'],
    aliases: ['Human Resources', 'Recruiting', 'Recruitment'],
  },
  {
    id: 'accounting',
    label: 'Accounting',
    family: 'finance',
    labels: ['Accounting', 'Finance'],
    aliases: ['Accountant', 'Financial Management'],
  },
  {
    id: 'legal',
    label: 'Legal Services',
    family: 'legal',
    labels: ['Legal', 'Legal Services', 'Legal Consulting'],
    aliases: ['Law', 'Legal Advice'],
  },
  {
    id: 'teaching',
    label: 'Teaching/Training',
    family: 'education',
    labels: ['Teaching', 'Teaching/Training'],
    aliases: ['Training', 'Teacher'],
  },
] as const satisfies readonly Skill[]

const vocabulary = buildVocabulary(skills)

/** The stored id of a skill label: a canonical skill, `custom:<key>` for a typed-in one, '' for a blank one. */
export const canonicalSkill = vocabulary.canonical

/** The specification's labels of a canonical skill; empty for a typed-in one. */
export const skillLabelsOf = vocabulary.labelsOf

/** The other labels of the same skill in the specification: "Legal" has "Legal Services" and "Legal Consulting". */
export const synonymsOf = vocabulary.synonymsOf
