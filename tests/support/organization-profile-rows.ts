/** The access table's rows about an organization's profile: for its members, by whichever of its addresses. */
import { all, nobody, type Row } from './access-rows.ts'
import { organizationProfileForm } from './forms.ts'

/** The dual one is in an organization with a name; those of the others have none yet, so nothing to show or change. */
const whereNamed = (status: number) => ({ ...all(404), ...nobody, dual: status })

export const organizationProfileRows: readonly Row[] = [
  ...['/current', ''].map((end) => ({
    route: `GET /api/organization-profile${end}`,
    answers: whereNamed(200),
  })),
  {
    route: 'GET /api/organization-profile/:userId',
    about: 'of somebody else',
    ask: ({ stranger }) => ({ path: `/api/organization-profile/${stranger}` }),
    answers: { ...all(404), ...nobody },
  },
  {
    route: 'PATCH /api/organization-profile/current',
    ask: () => ({ body: { location: 'Baltimore, MD' } }),
    answers: whereNamed(200),
  },
  {
    route: 'POST /api/organization-profile/update',
    ask: () => ({ body: { location: 'Norfolk, VA' } }),
    answers: whereNamed(200),
  },
  {
    route: 'POST /api/organization-profile',
    ask: () => ({ body: organizationProfileForm() }),
    answers: { ...all(201), ...nobody, dual: 409 },
  },
  // Everybody has a profile now, of an organization of their own where they had none.
  {
    route: 'POST /api/organization-profile/create',
    ask: () => ({ body: organizationProfileForm() }),
    answers: { ...all(409), ...nobody },
  },
]
