/** Top organizations, and an organization's ranking on its own page (spec F2; decision B13). */
import type { OrganizationFilter, OrganizationSort, TrustPart } from '#domain/rankings/top-organizations.ts'

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
  completion: 'Work completed',
  answers: 'Applications answered',
}

export const topOrganizationsTexts = {
  title: 'Top-Rated Organizations',
  description:
    'Organizations ranked by the volunteers who worked with them: verification, ratings, completed projects and people helped.',
  intro: 'Ranked by the volunteers who worked with them. No one can buy a higher rank.',
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
    placeholder: 'Name, cause or location',
    filter: 'Show',
    filters,
    sort: 'Sort by',
    sorts,
  },
  count: (total: string) => `${total} ${total === '1' ? 'organization' : 'organizations'}`,
  list: 'Organizations',
  failed: 'Couldn’t load the organizations',
  empty: {
    title: 'No Organizations Found',
    filtered: 'No organizations match. Try fewer filters.',
    unfiltered: 'Organizations appear here once they are verified or have posted a project.',
    clear: 'Show all organizations',
    browse: 'Browse Projects',
  },
  more: 'Load More',
  moreFailed: 'Couldn’t load more organizations',
  shown: (shown: number, total: string) => `${shown} of ${total} shown`,
  card: {
    tier: (tier: string) => `${tier} tier`,
    joined: (year: number) => `Joined ${year}`,
    trust: 'Trust score',
    trustValue: (percent: number) => `${percent}%`,
    trustSpoken: (percent: number) => `Trust score ${percent} percent`,
    notRated: 'Not rated',
    noText: 'This organization hasn’t added a description yet.',
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
        title: 'Legal verification',
        text: 'The public register or an administrator confirmed the EIN and details of each verified organization.',
      },
      {
        title: 'Quality ratings',
        text: 'Only volunteers who completed work with an organization can review it. A few reviews count less than many.',
      },
      {
        title: 'Impact tracking',
        text: 'Organizations report how many people each completed project helped. This can earn a badge, but never a better tier.',
      },
    ],
    help: 'How scores and tiers work',
  },
  standing: {
    heading: 'Trust and badges',
    trust: 'Trust score',
    parts,
    part: (points: number, of: number) => `${points} of ${of}`,
    badges: 'Badges',
    help: 'How we calculate this',
    all: 'All top organizations',
  },
}
