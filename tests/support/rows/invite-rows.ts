/** The access table's rows about invites: members invite and withdraw, the volunteer answers. */
import type { Db } from '#server/db/db.ts'
import { invites } from '#server/db/tables/invites.ts'
import { all, noAccount, signedIn, type Row } from './access-rows.ts'

/** Inserts an open invite; returns its id. */
export async function insertInvite(
  db: Db,
  invite: { projectId: string; organizationId: string; volunteerId: string },
): Promise<string> {
  const [row] = await db
    .insert(invites)
    .values({ ...invite, content: 'Your maps would help us.' })
    .returning({ id: invites.id })
  return row?.id ?? ''
}

const onlyMembers = { volunteer: 403, 'other volunteer': 403, admin: 403 }

export const inviteRows: readonly Row[] = [
  {
    route: 'GET /api/volunteers/:id/invite-options',
    about: 'someone who applied to one of them',
    ask: ({ volunteer }) => ({ path: `/api/volunteers/${volunteer}/invite-options` }),
    answers: { ...all(404), ...noAccount, ...onlyMembers, owner: 200 },
  },
  {
    route: 'POST /api/projects/:id/invites',
    about: 'a stranger who is hidden',
    ask: ({ project, stranger }) => ({
      path: `/api/projects/${project}/invites`,
      body: { volunteerId: stranger, content: 'Come.' },
    }),
    answers: { ...all(404), ...noAccount, ...onlyMembers },
  },
  { route: 'GET /api/my-invites', answers: signedIn },
  { route: 'POST /api/my-invites/export', ask: () => ({ body: {} }), answers: signedIn },
  { route: 'GET /api/my-invites/answers', answers: signedIn },
  { route: 'GET /api/sent-invites', answers: signedIn },
  { route: 'POST /api/sent-invites/export', ask: () => ({ body: {} }), answers: signedIn },
  {
    route: 'POST /api/invites/:id/reports',
    about: 'by the volunteer',
    ask: ({ invite }) => ({ path: `/api/invites/${invite}/reports`, body: { reason: 'spam' } }),
    answers: { ...all(404), ...noAccount, volunteer: 201, owner: 403 },
  },
  {
    route: 'GET /api/invites/:id',
    ask: ({ invite }) => ({ path: `/api/invites/${invite}` }),
    answers: { ...all(404), ...noAccount, volunteer: 200, owner: 200 },
  },
  {
    route: 'PATCH /api/invites/:id',
    about: 'by the volunteer',
    ask: ({ invite }) => ({ path: `/api/invites/${invite}`, body: { status: 'declined' } }),
    answers: { ...all(404), ...noAccount, volunteer: 200, owner: 403 },
  },
  {
    route: 'PATCH /api/invites/:id',
    about: 'by the organization',
    ask: ({ invite }) => ({ path: `/api/invites/${invite}`, body: { status: 'withdrawn' } }),
    answers: { ...all(404), ...noAccount, volunteer: 403, owner: 200 },
  },
]
