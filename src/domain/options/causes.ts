/** Focus areas offered by the verification form (features 3). */
export const focusAreas = [
  'Education',
  'Healthcare',
  'Environment',
  'Social Services',
  'Arts & Culture',
  'Community Development',
  'Animal Welfare',
  'Human Rights',
  'Technology',
  'Youth Development',
  'Senior Services',
  'Disaster Relief',
  'Mental Health',
  'Food Security',
  'Housing',
  'Economic Development',
  'Immigration',
  'Veterans',
] as const

/** Causes offered by the volunteer setup wizard (features 3). */
export const setupCauses = [
  'Education',
  'Healthcare',
  'Environment',
  'Poverty/Homelessness',
  'Children & Youth',
  'Seniors',
  'Animals',
  'Arts & Culture',
  'Community Development',
  'Human Rights',
  'Technology for Good',
  'Disaster Relief',
  'Mental Health',
  'Addiction Recovery',
  'Criminal Justice Reform',
  'Immigration',
  'LGBTQ+ Rights',
  "Women's Empowerment",
] as const

/** Causes offered by the organization setup wizard (features 3). */
export const organizationSetupCauses = [
  ...setupCauses,
  'Economic Development',
  'Food Security',
  'Housing',
  'Veterans Affairs',
] as const

/** Causes offered by the volunteer profile form (features 3; members chosen by decision A9). */
export const volunteerFormCauses = [
  'Education',
  'Healthcare',
  'Environment',
  'Poverty/Homelessness',
  'Children & Youth',
  'Seniors',
  'Animals',
  'Arts & Culture',
  'Community Development',
  'Social Justice',
  'Human Rights',
  'Technology for Good',
  'Mental Health',
  'Food Security',
  'Immigration',
  'LGBTQ+ Rights',
  "Women's Empowerment",
] as const

/** Causes offered by the project wizard (features 3, decision A9). */
export const projectCauses = [
  ...volunteerFormCauses,
  'International Development',
  'Veterans Affairs',
  'Disability Rights',
] as const

/**
 * Causes offered by the organization profile form (spec features 3): an organization can name the same causes as its
 * projects.
 */
export const organizationFormCauses = projectCauses
