import { beforeAll, describe, expect, test } from 'vitest'
import { publish } from '#server/events/publish.ts'
import { actors, type Actor } from '#tests/support/rows/access-rows.ts'
import { insertReports } from '#tests/support/rows/project-case-rows.ts'
import { accessTable } from '#tests/support/checks/access-table.ts'
import { createCast, type Cast } from '#tests/support/running/actors.ts'
import { inBatches } from '#tests/support/checks/limits.ts'
import { openClient, useServer } from '#tests/support/running/server.ts'

// As in production, where no one can read other people's emails.
const server = useServer({
  env: { NODE_ENV: 'production', INSECURE_COOKIES: '1', SECRETS: `v1:${'k'.repeat(32)}` },
})

/** Private texts, and who may see each. A new private field adds its row. */
const canaries: { text: string; who: readonly Actor[]; stored?: string }[] = [
  { text: 'canary-volunteer@example.org', who: ['volunteer', 'owner', 'admin'] },
  { text: 'canary-owner@example.org', who: ['owner', 'admin'] },
  { text: 'canary-other@example.org', who: ['other volunteer', 'admin'] },
  { text: 'canary-pending@example.org', who: ['volunteer'] },
  { text: 'canary-invited@example.org', who: ['owner'] },
  { text: 'canary-claim@example.org', who: ['volunteer'] },
  { text: 'canary-authority@example.org', who: ['owner'] },
  { text: 'canary-portrait', who: ['volunteer', 'owner'] },
  { text: 'canary letter', who: ['volunteer', 'owner'] },
  { text: 'canary approach', who: ['volunteer', 'owner'] },
  { text: 'canary question', who: ['volunteer', 'owner'] },
  { text: 'canary answer', who: ['volunteer', 'owner'] },
  { text: 'canary feedback', who: ['volunteer', 'owner'] },
  // Administrators read all of a reported project.
  { text: 'canary contact', who: ['volunteer', 'owner', 'admin'] },
  { text: 'canary second letter', who: ['other volunteer', 'owner'] },
  { text: 'canary end', who: ['other volunteer', 'owner'] },
  { text: 'canary review', who: ['volunteer', 'owner'] },
  // A review waits for the other side's; until then only its writer can see it.
  { text: 'canary waiting', who: ['owner'] },
  { text: 'canary hidden', who: ['volunteer', 'admin'] },
  { text: 'canary report', who: ['admin'] },
  { text: 'canary project report', who: ['admin'] },
  { text: 'canary evidence', who: ['owner', 'admin'] },
  { text: 'canary note', who: ['volunteer', 'owner'] },
  { text: 'canary private note', who: ['owner'] },
  { text: 'canary saved reply', who: ['owner'] },
  { text: 'canary rejection', who: ['volunteer', 'owner'] },
  { text: 'canary draft', who: ['owner'] },
  { text: 'canary bio', who: ['volunteer'] },
  { text: 'canary tongue', who: ['volunteer'] },
  { text: 'canary portfolio', who: ['volunteer'] },
  { text: '987654321', who: [] },
  // Of the four accounts, only the dual one belongs to an organization with a profile.
  { text: '98-7654321', who: ['dual', 'admin'], stored: '987654321' },
  // How to reach an organization: visible to its members, and to a volunteer it accepted.
  { text: 'canary-reach@example.org', who: ['volunteer', 'owner', 'dual'] },
  { text: 'canary phone', who: ['volunteer', 'owner', 'dual'] },
  { text: '98-7654320', who: ['owner', 'admin'], stored: '987654320' },
  { text: '98-7654322', who: ['owner', 'admin'], stored: '987654322' },
  { text: 'canary street', who: ['owner', 'admin'] },
  { text: 'canary caller', who: ['owner', 'admin'] },
  { text: 'canary person', who: ['owner', 'admin'] },
  { text: 'canary-person@example.org', who: ['owner', 'admin'] },
  { text: 'canary verdict', who: ['admin'] },
  { text: 'canary explanation', who: ['volunteer', 'admin'] },
  { text: 'canary claim code', who: ['volunteer'] },
  { text: 'canary unused code', who: [] },
  // Why a credential was revoked; anyone who checks it sees the reason.
  { text: 'canary revocation', who: actors },
  { text: 'canary sealed key', who: [] },
  { text: '$argon2id', who: [] },
]

let cast: Cast
let paths: string[]
beforeAll(async () => {
  cast = await createCast(server)
  const { ids } = cast
  const world = await cast.makeWorld()
  const run = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
  const name = (id: string, email: string) => run('update users set email = $2 where id = $1', id, email)
  await name(ids.volunteer, 'canary-volunteer@example.org')
  await run(
    "update users set profile_image_url = '/images/canary-portrait.webp' where id = $1",
    ids.volunteer,
  )
  await name(ids.owner, 'canary-owner@example.org')
  await name(ids['other volunteer'], 'canary-other@example.org')
  await run(
    `insert into volunteer_profiles (user_id, bio, languages, portfolio)
     values ($1, 'canary bio', '{canary tongue}', '[{"title": "canary portfolio", "description": "", "impact": "", "skills": []}]')`,
    ids.volunteer,
  )
  await run(
    `insert into account_tokens (user_id, purpose, email, expires_at)
     values ($1, 'change', 'canary-pending@example.org', now() + interval '1 hour')`,
    ids.volunteer,
  )
  await run("update organization_invitations set email = 'canary-invited@example.org'")
  await run(
    `insert into organization_claims (organization_id, user_id, email, expires_at)
     values ($1, $2, 'canary-claim@example.org', now() + interval '1 hour')`,
    world.imported,
    ids.volunteer,
  )
  await run(
    `insert into authority_letters (organization_id, user_id, email, expires_at)
     values ($1, $2, 'canary-authority@example.org', now() + interval '1 hour')`,
    world.organization,
    ids.owner,
  )
  await run(
    `update applications set status = 'accepted', cover_letter = 'canary letter', proposed_approach = 'canary approach',
       questions = 'canary question',
       screening_answers = '[{"questionId": "q", "question": "Why?", "answer": "canary answer"}]',
       organization_feedback = 'canary feedback' where id = $1`,
    world.application,
  )
  await run(
    "update projects set contact_instructions = 'canary contact', accepted_count = 1, status = 'active' where id = $1",
    world.project,
  )
  await run("update projects set title = 'canary draft' where id = $1", world.draft)
  await run(
    `update organizations
     set ein = '987654321', contact_email = 'canary-reach@example.org', contact_phone = 'canary phone'`,
  )
  await run(
    `insert into verifications (organization_id, state, ein, name, street, phone, contact_name, contact_email,
       absence, sponsor_ein)
     values ($1, 'pending', '987654320', 'Harbor', 'canary street', 'canary caller', 'canary person',
       'canary-person@example.org', 'sponsored', '987654322')`,
    world.organization,
  )
  await run(
    `insert into verification_decisions (organization_id, state, is_by_register, note)
     values ($1, 'verified', false, 'canary verdict')`,
    world.organization,
  )
  await run(
    "insert into claim_reviews (organization_id, user_id, explanation) values ($1, $2, 'canary explanation')",
    world.imported,
    ids.volunteer,
  )
  const ended = await run(
    `insert into applications (project_id, volunteer_id, status, ended_by, end_reason, cover_letter)
     values ($1, $2, 'withdrawn', 'organization', 'canary end', 'canary second letter') returning id`,
    world.project,
    ids['other volunteer'],
  )
  // Each of them gets a notification; the organization already got one about the application when the world was
  // built.
  const data = { projectId: world.project }
  const { db } = server.database
  await publish(db, { type: 'application.accepted', actorId: ids.owner, subjectId: world.application, data })
  await publish(db, {
    type: 'application.withdrawn',
    actorId: ids.owner,
    subjectId: ended.rows[0].id,
    data: { ...data, endedBy: 'organization' },
  })
  await run(
    `insert into reviews (application_id, project_id, type, reviewee_organization_id, rating, review_text, is_public,
       revealed_at)
     values ($1, $2, 'volunteer_to_organization', $3, 1, 'canary review', false, now())`,
    world.done,
    world.completedProject,
    world.organization,
  )
  await run(
    `insert into reviews (application_id, project_id, type, reviewee_user_id, writer_id, rating, review_text)
     values ($1, $2, 'organization_to_volunteer', $3, $4, 1, 'canary waiting')`,
    world.done,
    world.completedProject,
    ids.volunteer,
    ids.owner,
  )
  await run(
    "update reviews set review_text = 'canary hidden', reply_text = 'canary hidden', replied_at = now(), hidden_at = now() where id = $1",
    world.review,
  )
  await insertReports(run, world, { byOwner: ids.owner, byOther: ids['other volunteer'] })
  await run(
    `insert into hour_entries (application_id, date, hours, note, status, reason, decided_at)
     values ($1, current_date, 1, 'canary note', 'rejected', 'canary rejection', now())`,
    world.done,
  )
  await run(
    "insert into perk_codes (perk_id, code) values ($1, 'canary claim code'), ($1, 'canary unused code')",
    world.store.offered,
  )
  await run(
    "insert into redemptions (perk_id, user_id, code, points) values ($1, $2, 'canary claim code', 100)",
    world.store.offered,
    ids.volunteer,
  )
  await run(
    "update credentials set revoked_at = now(), revoked_because = 'canary revocation' where id = $1",
    world.credential,
  )
  await run("update issuer_keys set sealed = 'canary sealed key'")
  await run("update saved_replies set text = 'canary saved reply' where id = $1", world.savedReply)
  await run("update application_notes set text = 'canary private note' where id = $1", world.note)
  paths = accessTable
    .filter(({ route }) => route.startsWith('GET ') && !/health|outbox|docs|openapi/.test(route))
    .map(({ route, ask }) => ask?.(world).path ?? route.replace('GET ', ''))
  paths.push('/', `/projects/${world.project}`, '/api/projects?search=canary', '/dev/outbox')
  paths.push(`/api/applications/check?projectId=${world.project}&volunteerId=${ids.volunteer}`)
})

describe('S2 private texts', () => {
  test.each(actors)('private texts are returned only to the people they are for: %s', async (actor) => {
    const cookie = await cast.cookieOf(actor)
    const read = async (path: string) =>
      (await openClient(server.url).send(path, { headers: { cookie } })).text()
    const all = (await inBatches(paths, read)).join('\n')
    const isOut = actor === 'disabled account' || actor === 'expired session'
    const seen = canaries.filter(({ text }) => all.includes(text)).map(({ text }) => text)
    const isDue = ({ who }: { who: readonly Actor[] }) => who.includes(actor) && (!isOut || who === actors)
    const due = canaries.filter(isDue).map(({ text }) => text)
    expect(seen).toEqual(due)
  })

  test('private texts are in no notification, although each of the three people has one', async () => {
    for (const actor of ['volunteer', 'other volunteer', 'owner'] as const) {
      const headers = { cookie: await cast.cookieOf(actor) }
      const response = await openClient(server.url).send('/api/notifications', { headers })
      const text = await response.text()
      expect([actor, JSON.parse(text)]).toEqual([
        actor,
        [expect.objectContaining({ title: expect.any(String) })],
      ])
      expect(canaries.filter((canary) => text.includes(canary.text))).toEqual([])
    }
  })

  test('private texts are in the database, so that the searches could find them', async () => {
    const tables = `
      users applications projects organizations reviews review_reports project_reports account_tokens perk_codes
      hour_entries application_notes organization_invitations saved_replies organization_claims
      claim_reviews verification_decisions redemptions organization_authority authority_letters credentials
      issuer_keys volunteer_profiles verifications`
    const rowsOf = (table: string) => `select t::text as line from ${table} t`
    const all = tables.trim().split(/\s+/u).map(rowsOf).join(' union all ')
    for (const { text, stored = text } of canaries) {
      const { rows } = await server.database.pool.query(
        `select 1 from (${all}) lines where position($1 in line) > 0 limit 1`,
        [stored],
      )
      expect([text, rows.length]).toEqual([text, 1])
    }
  })
})
