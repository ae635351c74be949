import { buildVocabulary, type Entry } from './entries.ts'

/**
 * The canonical causes. `labels` are from the specification; `aliases` are typed-in names of exactly the same cause.
 */
export const causes = [
  { id: 'education', label: 'Education', labels: ['Education'], aliases: [] },
  { id: 'health', label: 'Healthcare', labels: ['Health', 'Healthcare'], aliases: ['Public Health'] },
  { id: 'mental-health', label: 'Mental Health', labels: ['Mental Health'], aliases: [] },
  {
    id: 'environment',
    label: 'Environment',
    labels: ['Environment'],
    aliases: ['Environmental Protection', 'Climate', 'Climate Change'],
  },
  { id: 'animals', label: 'Animals', labels: ['Animals', 'Animal Welfare'], aliases: ['Animal Rescue'] },
  {
    id: 'poverty',
    label: 'Poverty/Homelessness',
    labels: ['Poverty Alleviation', 'Poverty/Homelessness'],
    aliases: ['Poverty', 'Homelessness'],
  },
  {
    id: 'food-security',
    label: 'Food Security',
    labels: ['Food Security'],
    aliases: ['Hunger', 'Hunger Relief'],
  },
  { id: 'housing', label: 'Housing', labels: ['Housing'], aliases: ['Affordable Housing'] },
  { id: 'social-services', label: 'Social Services', labels: ['Social Services'], aliases: [] },
  {
    id: 'youth-development',
    label: 'Youth Development',
    labels: ['Youth Development'],
    aliases: ['Youth'],
  },
  {
    id: 'children-youth',
    label: 'Children & Youth',
    labels: ['Children & Youth'],
    aliases: ['Children', 'Kids'],
  },
  {
    id: 'seniors',
    label: 'Seniors',
    labels: ['Seniors', 'Senior Services'],
    aliases: ['Older Adults', 'Elderly'],
  },
  { id: 'veterans', label: 'Veterans Affairs', labels: ['Veterans', 'Veterans Affairs'], aliases: [] },
  { id: 'arts-culture', label: 'Arts & Culture', labels: ['Arts & Culture'], aliases: ['Arts', 'Culture'] },
  {
    id: 'community-development',
    label: 'Community Development',
    labels: ['Community Development'],
    aliases: [],
  },
  {
    id: 'economic-development',
    label: 'Economic Development',
    labels: ['Economic Development'],
    aliases: [],
  },
  {
    id: 'international-development',
    label: 'International Development',
    labels: ['International Development'],
    aliases: ['Global Development'],
  },
  { id: 'technology', label: 'Technology', labels: ['Technology'], aliases: [] },
  {
    id: 'technology-for-good',
    label: 'Technology for Good',
    labels: ['Technology for Good'],
    aliases: ['Tech for Good', 'Civic Tech'],
  },
  {
    id: 'disaster-relief',
    label: 'Disaster Relief',
    labels: ['Disaster Relief'],
    aliases: ['Disaster Response', 'Emergency Relief'],
  },
  {
    id: 'addiction-recovery',
    label: 'Addiction Recovery',
    labels: ['Addiction Recovery'],
    aliases: [],
  },
  { id: 'social-justice', label: 'Social Justice', labels: ['Social Justice'], aliases: [] },
  { id: 'human-rights', label: 'Human Rights', labels: ['Human Rights'], aliases: [] },
  {
    id: 'criminal-justice-reform',
    label: 'Criminal Justice Reform',
    labels: ['Criminal Justice Reform'],
    aliases: ['Criminal Justice'],
  },
  {
    id: 'immigration',
    label: 'Immigration',
    labels: ['Immigration'],
    aliases: ['Immigrants', 'Refugees', 'Immigrants & Refugees'],
  },
  {
    id: 'lgbtq-rights',
    label: 'LGBTQ+ Rights',
    labels: ['LGBTQ+ Rights'],
    aliases: ['LGBTQ Rights', 'LGBTQ', 'LGBTQ+'],
  },
  {
    id: 'disability-rights',
    label: 'Disability Rights',
    labels: ['Disability Rights'],
    aliases: ['Disability', 'Disabilities'],
  },
  {
    id: 'womens-empowerment',
    label: "Women's Empowerment",
    labels: ["Women's Empowerment"],
    aliases: ["Women's Rights", 'Women'],
  },
] as const satisfies readonly Entry[]

const vocabulary = buildVocabulary(causes)

/** The stored id of a cause label: a canonical cause, `custom:<key>` for a typed-in one, '' for a blank one. */
export const canonicalCause = vocabulary.canonical

/** The specification's labels of a canonical cause; empty for a typed-in one. */
export const causeLabelsOf = vocabulary.labelsOf

/** The other labels of the same cause in the specification: "Health" has "Healthcare". */
export const causeSynonymsOf = vocabulary.synonymsOf

/** How a cause is called: the label of its entry, or the words that were typed in. */
export const nameCause = (id: string): string =>
  causes.find((entry) => entry.id === id)?.label ?? id.replace(/^custom:/, '')
