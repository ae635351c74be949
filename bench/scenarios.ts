/** The measured calls: the ones people make most. */
import { createRandomSource, uuidOf } from './random.ts'
import { emailOf, open, password, signedIn, tokenOf, type Sizes } from './generate.ts'
import type { Call } from './record.ts'
import { causeLabels, skillLabels } from './texts.ts'

export interface Scenario {
  name: string
  /** The minimum share of the floor; null if there is no target. */
  goal: number | null
  /** All calls, or null if each is made only once. */
  calls: readonly [Call, ...Call[]] | null
  /** True for a page of projects, whose query must not slow down as projects are added. */
  isPage: boolean
  /** True for a call that needs so many rows that PostgreSQL rightly reads a table of some thousand from end to end. */
  isBroad?: boolean
  /** Creates the nth call. */
  make(index: number): Call
}

/** The cover letter of the benchmark's applications, which identifies them for removal. */
export const benchCoverLetter = 'I sit on this bench and would like to help.'

const variants = 64

function reads(name: string, goal: number | null, make: (index: number) => Call): Scenario {
  const calls = Array.from({ length: variants }, (_, index) => make(index))
  return { name, goal, isPage: false, calls: [make(0), ...calls.slice(1)], make }
}

const get = (path: string, query: Record<string, string> = {}): Call => {
  const search = new URLSearchParams(query)
  return { method: 'GET', path: search.size > 0 ? `${path}?${search.toString()}` : path }
}

const page = (name: string, make: (index: number) => Call): Scenario => ({
  ...reads(name, 0.75, make),
  isPage: true,
})

const words = [
  'website',
  'grant',
  'newsletter',
  'legal clinic',
  'garden',
  'annual report',
  'donor database',
  'food',
]

/** Filters by skills, causes and hours, common and rare. */
function filtersOf(index: number): Record<string, string> {
  const random = createRandomSource(index)
  return {
    skills: random.pickSeveral(skillLabels, 2).join(','),
    causeAreas: random.pickSeveral(causeLabels, 2).join(','),
    timeCommitment: String(random.pick([5, 10, 20])),
  }
}

const towns = ['Portland, OR', 'Austin, TX', '60614', 'Albany, NY', 'Boise, ID']

/** Filters with few choices, which most projects have. */
function kindOf(index: number): Record<string, string> {
  const random = createRandomSource(index)
  return {
    experienceLevel: random.pick(['beginner', 'intermediate', 'experienced,expert']),
    duration: '1-2 months,3-6 months',
    urgency: 'low,medium',
  }
}

const facets = '/api/projects/facets'

/** Calls that count results, by what they filter. */
export function countsOf(): { name: string; calls: Call[] }[] {
  const few = Array.from({ length: 8 }, (_, index) => index)
  return [
    { name: 'all projects', calls: [get(facets)] },
    { name: 'those that take applications', calls: [get(facets, { open: 'true' })] },
    { name: 'skills, causes and hours', calls: few.map((index) => get(facets, filtersOf(index))) },
    { name: 'search', calls: words.map((search) => get(facets, { search })) },
    { name: 'near a place', calls: towns.map((near) => get(facets, { near })) },
    { name: 'verified organizations', calls: [get(facets, { verified: 'true' })] },
    { name: 'level, duration and urgency', calls: few.map((index) => get(facets, kindOf(index))) },
  ]
}

/** All scenarios for a database of these sizes. */
export function scenariosOf(sizes: Sizes): Scenario[] {
  const session = (index: number) => `sid=${tokenOf(index % Math.min(signedIn, sizes.volunteers))}`
  const slots = Math.floor(sizes.projects / 25) * open
  // Each call uses another project, spread over the whole table.
  const project = (index: number) => {
    const slot = (index * 7919) % slots
    return uuidOf('project', Math.floor(slot / open) * 25 + (slot % open))
  }
  return [
    page('browse', () => get('/api/projects')),
    page('browse, skills, causes and hours', (index) => get('/api/projects', filtersOf(index))),
    page('browse, taking applications', () => get('/api/projects', { open: 'true' })),
    page('search', (index) => get('/api/projects', { search: words[index % words.length] ?? '' })),
    page('browse, near a place', (index) =>
      get('/api/projects', { near: towns[index % towns.length] ?? '' }),
    ),
    page('browse, verified organizations', () => get('/api/projects', { verified: 'true' })),
    page('browse, level, duration and urgency', (index) => get('/api/projects', kindOf(index))),
    reads('facets', null, (index) => get(facets, filtersOf(index))),
    reads('detail', 0.75, (index) => get(`/api/projects/${project(index)}`)),
    reads('detail, signed in', 0.75, (index) => ({
      ...get(`/api/projects/${project(index)}`),
      cookie: session(index),
    })),
    {
      ...reads('a volunteer’s matches', null, (index) => ({
        ...get('/api/project-matches', { order: 'best-fit' }),
        cookie: session(index),
      })),
      isBroad: true,
    },
    {
      name: 'apply',
      goal: null,
      isPage: false,
      calls: null,
      make: (index) => ({
        method: 'POST',
        path: '/api/applications',
        cookie: session(Math.floor(index / 500)),
        body: { projectId: project(index % 500), coverLetter: benchCoverLetter },
      }),
    },
    {
      name: 'sign-in',
      goal: null,
      isPage: false,
      calls: null,
      make: (index) => ({
        method: 'POST',
        path: '/api/login',
        body: { email: emailOf(index % sizes.volunteers), password },
      }),
    },
  ]
}
