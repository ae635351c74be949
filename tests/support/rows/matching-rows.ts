/** The access table's rows about matching: your own, and a project's volunteers for its members. */
import { adminOnly, all, noAccount, signedIn, type Row } from './access-rows.ts'

const weights = {
  skillsWeight: 40,
  causeWeight: 25,
  locationWeight: 15,
  timeWeight: 10,
  experienceWeight: 10,
}
const lists = ['project-matches', 'matching-insights']
const noMember = { volunteer: 403, 'other volunteer': 403, admin: 403 }

export const matchingRows: readonly Row[] = [
  {
    route: 'POST /api/project-matches/seen',
    ask: ({ project }) => ({ body: { list: 'home', order: 'recommended', projectIds: [project] } }),
    answers: signedIn,
  },
  ...lists.map((list) => ({ route: `GET /api/${list}`, answers: signedIn })),
  ...lists.map((list): Row => ({
    route: `GET /api/${list}/:userId`,
    about: 'of someone else',
    ask: ({ stranger }) => ({ path: `/api/${list}/${stranger}` }),
    answers: { ...all(404), ...noAccount },
  })),
  {
    route: 'GET /api/projects/:id/match',
    about: 'published',
    ask: ({ project }) => ({ path: `/api/projects/${project}/match` }),
    // Null, because none of these has a volunteer profile.
    answers: signedIn,
  },
  {
    route: 'GET /api/projects/:id/match',
    about: 'a draft',
    ask: ({ draft }) => ({ path: `/api/projects/${draft}/match` }),
    answers: { ...all(404), ...noAccount },
  },
  { route: 'GET /api/matching-weights', answers: signedIn },
  { route: 'PUT /api/matching-weights', ask: () => ({ body: weights }), answers: signedIn },
  { route: 'DELETE /api/matching-weights', answers: signedIn },
  { route: 'GET /api/dismissed-matches', answers: signedIn },
  ...['PUT', 'DELETE'].flatMap((method): Row[] => [
    {
      route: `${method} /api/projects/:id/dismissal`,
      about: 'published',
      ask: ({ project }) => ({ path: `/api/projects/${project}/dismissal`, body: { reason: 'other' } }),
      answers: signedIn,
    },
    {
      route: `${method} /api/projects/:id/dismissal`,
      about: 'a draft',
      ask: ({ draft }) => ({ path: `/api/projects/${draft}/dismissal`, body: { reason: 'other' } }),
      answers: { ...all(404), ...noAccount },
    },
  ]),
  { route: 'GET /api/match-exclusions', answers: signedIn },
  {
    route: 'PUT /api/match-exclusions',
    ask: () => ({ body: { kind: 'hours', hours: 5 } }),
    answers: signedIn,
  },
  {
    route: 'DELETE /api/match-exclusions/:id',
    about: 'of someone else',
    ask: ({ matchExclusion }) => ({ path: `/api/match-exclusions/${matchExclusion}` }),
    answers: { ...all(404), ...noAccount, volunteer: 200 },
  },
  {
    route: 'GET /api/projects/:id/volunteer-matches',
    ask: ({ project }) => ({ path: `/api/projects/${project}/volunteer-matches` }),
    answers: { ...all(404), ...noAccount, ...noMember, owner: 200 },
  },
  {
    route: 'POST /api/projects/likely-volunteers',
    ask: () => ({ body: { title: 'A garden', requiredSkills: ['Gardening'] } }),
    answers: { ...signedIn, ...noMember },
  },
  ...['', '/facets'].flatMap((part): Row[] => [
    { route: `GET /api/volunteers${part}`, answers: { ...signedIn, ...noMember } },
    {
      route: `GET /api/volunteers${part}`,
      about: 'for a project',
      ask: ({ project }) => ({ path: `/api/volunteers${part}?projectId=${project}` }),
      answers: { ...all(404), ...noAccount, ...noMember, owner: 200 },
    },
  ]),
  { route: 'GET /api/volunteers/projects', answers: { ...signedIn, ...noMember } },
  // None of these has a volunteer profile.
  { route: 'GET /api/volunteer-profile/card', answers: { ...all(404), ...noAccount } },
  { route: 'GET /api/admin/skill-suggestions', answers: adminOnly(200) },
  { route: 'POST /api/admin/skill-suggestions/export', ask: () => ({ body: {} }), answers: adminOnly(200) },
  {
    route: 'PUT /api/admin/skill-suggestions',
    about: 'that no one states',
    ask: () => ({ body: { id: 'custom:nowhere', decision: 'keep', version: 'none' } }),
    answers: adminOnly(404),
  },
]
