/** What the browse filter offers: apart from the lists of forms, because visitors load it first. */

/** Skills offered by the browse filter (foundation 3). */
export const browseSkills = [
  'UX Design',
  'Marketing',
  'Data Analysis',
  'Web Development',
  'Social Media',
  'Content Writing',
  'Graphic Design',
  'Project Management',
  'Operations',
  'Legal',
  'Fundraising',
  'Research',
  'Strategy',
  'Finance',
  'HR',
  'Nonprofit Management',
  'Grant Writing',
  'Event Planning',
] as const

/** The cause areas of onboarding and of the browse filter (foundation 3). */
export const causeAreas = [
  'Environment',
  'Education',
  'Health',
  'Social Justice',
  'Youth Development',
  'Community Development',
  'Human Rights',
  'Arts & Culture',
  'Animal Welfare',
  'Poverty Alleviation',
  'Mental Health',
  'Immigration',
  'LGBTQ+ Rights',
  'Disability Rights',
] as const
