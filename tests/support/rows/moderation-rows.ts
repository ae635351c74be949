/** The access table's rows about moderation, and the objects these calls use. */
import { secondFactors, users } from '#server/db/tables/accounts.ts'
import { jobs } from '#server/db/tables/job-queue.ts'
import { organizationSuspensions, userSuspensions } from '#server/db/tables/moderation.ts'
import { registryRuns } from '#server/db/tables/registry.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import {
  adminOnly,
  all,
  moderatorOnly,
  noAccount,
  verifierOnly,
  type Row,
  type World,
} from './access-rows.ts'
import { insertOrganization, insertPerson } from '#tests/support/scenarios/scenario.ts'

const reason = 'Asks volunteers for money'

/** People and organizations before and after a suspension, and a failed job. */
export async function insertModerationTargets(db: Db): Promise<World['moderation']> {
  const suspendedPerson = await insertPerson(db)
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, suspendedPerson))
  await db.insert(userSuspensions).values({ userId: suspendedPerson, reason })
  const suspendedOrganization = await insertOrganization(db)
  await db.insert(organizationSuspensions).values({ organizationId: suspendedOrganization, reason })
  const [job] = await db
    .insert(jobs)
    .values({ kind: 'test.dead', deadAt: new Date(), lastError: 'out of order' })
    .returning({ id: jobs.id })
  const run = {
    files: [{ kind: 'bmf' as const, name: 'eo1.csv', size: 5, source: 'upload' as const }],
    isPartial: false,
  }
  const [uploading] = await db
    .insert(registryRuns)
    .values({ ...run, state: 'uploading', isDryRun: true })
    .returning({ id: registryRuns.id })
  const personWithFactor = await insertPerson(db)
  await db.insert(secondFactors).values({ userId: personWithFactor, secret: 'none', confirmedAt: new Date() })
  return {
    person: await insertPerson(db),
    personWithFactor,
    registerRun: uploading?.id ?? '',
    suspendedPerson,
    organization: await insertOrganization(db),
    suspendedOrganization,
    job: job?.id ?? 0,
  }
}

const write = (
  route: string,
  idOf: (moderation: World['moderation']) => string | number,
  body: object = {},
): Row => ({
  route: `POST ${route}`,
  ask: ({ moderation }) => ({ path: route.replace(':id', String(idOf(moderation))), body }),
  answers: adminOnly(200),
})

const nowhere = '00000000-0000-4000-8000-000000000000'

/** Reporting an account that is not the caller's, and deciding a case that does not exist. */
const reportRows: readonly Row[] = (['people', 'organizations'] as const).flatMap((kind) => [
  {
    route: `POST /api/${kind}/:id/reports`,
    ask: ({ moderation }) => ({
      path: `/api/${kind}/${kind === 'people' ? moderation.person : moderation.organization}/reports`,
      body: { reason: 'spam' },
    }),
    answers: { ...all(201), ...noAccount },
  },
  {
    route: `POST /api/admin/${kind}/:id/decision`,
    about: 'that does not exist',
    ask: () => ({
      path: `/api/admin/${kind}/${nowhere}/decision`,
      body: { verdict: 'warn', note: 'A reason', version: 'none' },
    }),
    answers: moderatorOnly(404),
  },
])

export const moderationRows: readonly Row[] = [
  { route: 'GET /api/admin/reports', answers: moderatorOnly(200) },
  {
    route: 'POST /api/admin/reports/export',
    ask: () => ({ path: '/api/admin/reports/export', body: {} }),
    answers: moderatorOnly(200),
  },
  ...reportRows,
  {
    route: 'GET /api/admin/people',
    ask: () => ({ path: '/api/admin/people?q=canary' }),
    answers: adminOnly(200),
  },
  {
    route: 'GET /api/admin/people/:id',
    ask: ({ moderation }) => ({ path: `/api/admin/people/${moderation.person}` }),
    answers: adminOnly(200),
  },
  write('/api/admin/people/:id/suspend', ({ person }) => person, { reason }),
  write('/api/admin/people/:id/reinstate', ({ suspendedPerson }) => suspendedPerson),
  write('/api/admin/people/:id/end-sessions', ({ person }) => person),
  write('/api/admin/people/:id/resend-verification', ({ person }) => person),
  write('/api/admin/people/:id/correct-address', ({ person }) => person, {
    email: 'corrected@example.net',
    reason,
  }),
  write('/api/admin/people/:id/export', ({ person }) => person, { reason }),
  write('/api/admin/people/:id/reset-second-factor', ({ personWithFactor }) => personWithFactor, { reason }),
  {
    route: 'GET /api/admin/people/:id/deletion',
    ask: ({ moderation }) => ({ path: `/api/admin/people/${moderation.person}/deletion` }),
    answers: adminOnly(200),
  },
  write('/api/admin/people/:id/delete-account', ({ person }) => person, { reason }),
  {
    route: 'POST /api/admin/people/:id/keep-account',
    about: 'of someone who is not leaving',
    ask: ({ moderation }) => ({
      path: `/api/admin/people/${moderation.person}/keep-account`,
      body: { reason },
    }),
    answers: adminOnly(409),
  },
  { route: 'GET /api/admin/registers/run', answers: verifierOnly(200) },
  {
    ...write('/api/admin/registers/runs', () => '', {
      files: [{ kind: 'bmf', name: 'eo1.csv', source: 'upload', size: 12 }],
    }),
    answers: verifierOnly(201),
  },
  {
    route: 'POST /api/admin/registers/runs/:id/parts',
    ask: ({ moderation }) => ({
      path: `/api/admin/registers/runs/${moderation.registerRun}/parts?file=0&offset=0`,
      file: new Blob(['EIN']),
    }),
    answers: verifierOnly(200),
  },
  {
    ...write('/api/admin/registers/runs/:id/load', ({ registerRun }) => registerRun),
    answers: verifierOnly(409),
  },
  {
    ...write('/api/admin/registers/runs/:id/cancel', ({ registerRun }) => registerRun),
    answers: verifierOnly(200),
  },
  { route: 'GET /api/admin/organizations', answers: adminOnly(200) },
  {
    route: 'GET /api/admin/organizations/:id',
    ask: ({ moderation }) => ({ path: `/api/admin/organizations/${moderation.organization}` }),
    answers: adminOnly(200),
  },
  {
    route: 'POST /api/admin/organizations/:id/owner',
    about: 'for someone who is no member',
    ask: ({ moderation }) => ({
      path: `/api/admin/organizations/${moderation.organization}/owner`,
      body: { userId: moderation.person, ownerId: moderation.person, reason },
    }),
    answers: adminOnly(404),
  },
  write('/api/admin/organizations/:id/suspend', ({ organization }) => organization, { reason }),
  write('/api/admin/organizations/:id/reinstate', ({ suspendedOrganization }) => suspendedOrganization),
  { route: 'GET /api/admin/jobs', answers: adminOnly(200) },
  { route: 'GET /api/admin/jobs/counts', answers: adminOnly(200) },
  write('/api/admin/jobs/:id/retry', ({ job }) => job),
  write('/api/admin/jobs/retry', () => '', { kind: 'test.dead' }),
  write('/api/admin/jobs/export', () => '', {}),
  write('/api/admin/schedule/export', () => '', {}),
  { route: 'GET /api/admin/schedule', answers: adminOnly(200) },
  { route: 'GET /api/admin/schedule/counts', answers: adminOnly(200) },
  ...['run', 'skip'].map((act) => ({
    ...write(`/api/admin/schedule/:id/${act}`, () => '999999', { reason }),
    answers: adminOnly(404),
  })),
  { route: 'GET /api/admin/audit', answers: adminOnly(200) },
  { route: 'GET /api/admin/audit/check', answers: adminOnly(200) },
  write('/api/admin/audit/export', () => '', { format: 'csv' }),
]
