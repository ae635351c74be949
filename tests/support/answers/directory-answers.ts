/** What the server answers about the directory of volunteers. */
import type { DirectoryFacets, ListedVolunteer } from '#contract/matching/directory.ts'

export const aListedVolunteer = (overrides: Partial<ListedVolunteer> = {}): ListedVolunteer => ({
  id: '22222222-2222-4222-8222-222222222222',
  name: 'Maya Lindqvist',
  profileImageUrl: null,
  headline: null,
  language: 'en',
  skills: ['Graphic Design'],
  preferredCauses: ['Education'],
  interests: ['Education'],
  place: null,
  takesRemote: true,
  remoteOnly: false,
  freeHours: 8,
  languages: null,
  portfolio: { completedProjects: 0, averageRating: null, totalReviews: 0 },
  match: null,
  hasReported: false,
  ...overrides,
})

const none = { count: 0, hasMore: false }

export const noDirectoryFacets: DirectoryFacets = {
  total: none,
  skills: [],
  causeAreas: [],
  languages: [],
  freeHours: [],
  remote: none,
  place: null,
}

export const towson: DirectoryFacets['place'] = {
  unit: 'mi',
  area: 'Maryland',
  isArea: false,
  name: 'Towson, MD',
  others: [],
}
