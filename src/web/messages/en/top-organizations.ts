/** Top organizations, and how an organization stands on its own page (features 2; decision B13). */
import type { OrganizationFilter, OrganizationSort, TrustPart } from '#domain/top-organizations.ts'

const filters: Record<OrganizationFilter, string> = {
  all: 'All Organizations',
  verified: 'Verified Only',
  'top-rated': 'Top Rated (4.5+)',
  'gold-tier': 'Gold Tier',
  'rising-star': 'Rising Stars',
}
const sorts: Record<OrganizationSort, string> = {
  rating: 'Highest Rated',
  impact: 'Most Impact',
  projects: 'Most Projects',
  recent: 'Recently Joined',
}
const parts: Record<TrustPart, string> = {
  verification: 'Legal verification',
  authority: 'Authority to act',
  quality: 'Quality of reviews',
  completion: 'Work brought to its end',
  answers: 'Applications answered',
}

export const topOrganizationsTexts = {
  title: 'Top-Rated Organizations',
  description:
    'Organizations ranked by the volunteers who worked with them: verified status, ratings, finished projects and people helped.',
  intro: 'Ranked by the volunteers who worked with them. A place here is earned and cannot be bought.',
  featured: {
    heading: 'Organization of the Month',
    of: (month: string) => `For ${month}`,
    topPerformer: 'Top Performer',
    peopleImpacted: 'People impacted',
    projects: 'Projects',
    volunteers: 'Volunteers',
    learnMore: 'Learn More',
    viewProjects: 'View Projects',
  },
  controls: {
    heading: 'Search and sort',
    search: 'Search organizations',
    placeholder: 'Name, cause or place',
    filter: 'Show',
    filters,
    sort: 'Sort by',
    sorts,
  },
  count: (total: string) => `${total} ${total === '1' ? 'organization' : 'organizations'}`,
  list: 'Organizations',
  failed: 'The organizations could not be loaded',
  empty: {
    title: 'No Organizations Found',
    filtered: 'No organization fits what you search for.',
    unfiltered: 'Organizations appear here once they are verified or have posted a project.',
    clear: 'Show All Organizations',
    browse: 'Browse Projects',
  },
  more: 'Load More',
  moreFailed: 'More organizations could not be loaded',
  shown: (shown: number, total: string) => `${shown} of ${total} shown`,
  card: {
    tier: (tier: string) => `${tier} tier`,
    joined: (year: number) => `Joined ${year}`,
    trust: 'Trust score',
    trustValue: (percent: number) => `${percent}%`,
    trustSpoken: (percent: number) => `Trust score ${percent} percent`,
    notRated: 'Not rated',
    noText: 'This organization has not described itself yet.',
    focusAreas: 'Focus areas',
    badges: 'Badges',
    peopleHelped: 'People helped',
    projects: 'Projects',
    volunteers: 'Volunteers',
    viewProfile: 'View Profile',
    viewProjects: 'View Projects',
    websiteOf: (name: string) => `Website of ${name} (opens in a new tab)`,
  },
  standards: {
    heading: 'Our trust standards',
    cards: [
      {
        title: 'Legal Verification',
        text: 'The EIN and the details of a verified organization were checked against the public register or by a person.',
      },
      {
        title: 'Quality Ratings',
        text: 'Only volunteers whose work with it is done review an organization. Few reviews count less than many.',
      },
      {
        title: 'Impact Tracking',
        text: 'Organizations report whom each completed project helped. What they report earns a badge, and never a better tier.',
      },
    ],
    help: 'How scores and tiers are counted',
  },
  standing: {
    heading: 'Standing',
    trust: 'Trust score',
    parts,
    part: (points: number, of: number) => `${points} of ${of}`,
    badges: 'Badges',
    help: 'How this is counted',
    all: 'All top organizations',
  },
}
