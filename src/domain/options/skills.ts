/** Skills offered by the onboarding dialog (foundation 3). */
export const onboardingSkills = [
  'Web Development',
  'Mobile Development',
  'UI/UX Design',
  'Graphic Design',
  'Content Writing',
  'Copywriting',
  'Social Media Marketing',
  'SEO/SEM',
  'Project Management',
  'Data Analysis',
  'Research',
  'Photography',
  'Video Editing',
  'Translation',
  'Legal Consulting',
  'Accounting',
  'Grant Writing',
  'Event Planning',
  'Community Outreach',
  'Teaching',
] as const

/** The skills a portfolio project can name: the first twelve of the setup wizard (features 3). */
export const portfolioSkills = [
  'Web Development',
  'Mobile Development',
  'UI/UX Design',
  'Graphic Design',
  'Data Analysis',
  'Digital Marketing',
  'Content Writing',
  'Photography',
  'Video Production',
  'Social Media',
  'Project Management',
  'Fundraising',
] as const

/** Skills offered by the volunteer setup wizard (features 3). */
export const setupSkills = [
  ...portfolioSkills,
  'Grant Writing',
  'Event Planning',
  'Teaching/Training',
  'Accounting',
  'Legal Services',
  'Consulting',
  'Research',
  'Translation',
  'Copywriting',
  'SEO/SEM',
  'Database Management',
  'Cloud Computing',
  'Cybersecurity',
  'Business Strategy',
  'HR/Recruiting',
  'Public Relations',
  'Branding',
] as const

/** Skills offered by the volunteer profile form (features 3; members chosen by decision A9). */
export const volunteerFormSkills = [
  'Web Development',
  'Mobile Development',
  'UI/UX Design',
  'Graphic Design',
  'Branding',
  'Data Analysis',
  'Research',
  'Digital Marketing',
  'Social Media',
  'Public Relations',
  'Content Writing',
  'Translation',
  'Photography',
  'Video Production',
  'Project Management',
  'Business Strategy',
  'Fundraising',
  'Grant Writing',
  'Event Planning',
  'Community Outreach',
  'Teaching/Training',
  'Accounting',
  'Legal Services',
  'HR/Recruiting',
] as const

/** Skills offered by the project wizard (features 3, decision A9). */
export const projectSkills = [
  ...volunteerFormSkills,
  'SEO/SEM',
  'Database Management',
  'System Administration',
  'Cybersecurity',
] as const
