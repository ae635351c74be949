import { describe, expect, test } from 'vitest'
import { listMessages } from '#contract/messages/messages.ts'
import { getConversation, startConversation } from '#contract/messages/conversations.ts'
import {
  aPartnership,
  aConversationByCall,
  say,
  send,
  startWith,
} from '#tests/support/scenarios/messaging.ts'
import {
  aColleague,
  aDual,
  anOrganization,
  aVolunteer,
  countStatuses,
  insertPerson,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

let time = Date.parse('2026-03-01T12:00:00Z')
const server = useServer({ now: () => new Date(time), env: { FIRST_MESSAGES_A_DAY: '3' } })
const run = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)

const allowMessages = (userId: string) =>
  run(
    `insert into volunteer_profiles (user_id, is_contactable) values ($1, true)
     on conflict (user_id) do update set is_contactable = true`,
    userId,
  )
const suspend = (organizationId: string) =>
  run(
    'insert into organization_suspensions (organization_id, reason) values ($1, $2)',
    organizationId,
    'Spam',
  )

const begin = ({ client }: Person, body: object) => client.post('/api/conversations', body)
const toContactStatus = async ({ client }: Person, id: string) =>
  expectSuccess(await client.call(getConversation, { params: { id } }))
const block = ({ client }: Person, id: string) => client.put(`/api/conversations/${id}/block`, {})
const unblock = ({ client }: Person, id: string) => client.delete(`/api/conversations/${id}/block`)

describe('who may write to whom', () => {
  test('an organization can write to volunteers who accept messages, and learns nothing about others', async () => {
    const [volunteer, owner] = [await aVolunteer(server), await anOrganization(server)]
    expect(await begin(owner, { volunteerId: volunteer.id })).toMatchObject({
      status: 404,
      body: { code: 'person_not_found' },
    })
    await allowMessages(volunteer.id)
    const { status, body } = await begin(owner, { volunteerId: volunteer.id })
    expect([status, body['side']]).toEqual([201, 'organization'])
    await say(owner, body['id'], 'We look for an editor.')
    await run('update volunteer_profiles set is_contactable = false where user_id = $1', volunteer.id)
    expect(await send(owner, body['id'], 'Hello?')).toMatchObject({
      status: 409,
      body: { code: 'not_contactable' },
    })
    await say(volunteer, body['id'], 'Tell me more.')
    expect((await send(owner, body['id'], 'With pleasure.')).status).toBe(201)
  })

  test('an organization can write to anyone who applied to it, and answer anyone who wrote to it', async () => {
    const { volunteer, owner, id } = await aPartnership(server)
    expect((await begin(owner, { volunteerId: volunteer.id })).status).toBe(201)
    expect((await send(volunteer, id, 'Hello.')).status).toBe(201)
    const talk = await aConversationByCall(server)
    expect((await send(talk.owner, talk.id, 'Yes.')).status).toBe(201)
  })

  test('a volunteer cannot write first to an organization without active accounts, or to their own', async () => {
    const volunteer = await aVolunteer(server)
    const empty = await anOrganization(server)
    await run('update users set disabled_at = now() where id = $1', empty.id)
    expect(await begin(volunteer, { organizationId: empty.organizationId })).toMatchObject({
      status: 409,
      body: { code: 'nobody_reads' },
    })
    const dual = await aDual(server)
    expect(await begin(dual, { organizationId: dual.organizationId })).toMatchObject({
      status: 403,
      body: { code: 'own_organization' },
    })
  })

  test('a project can be named only with its own organization', async () => {
    const { volunteer, projectId } = await aPartnership(server)
    const { organizationId } = await anOrganization(server)
    expect(await begin(volunteer, { organizationId, projectId })).toMatchObject({
      status: 404,
      body: { code: 'project_not_found' },
    })
  })

  test('a suspended organization can neither send nor receive messages', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server)
    await suspend(owner.organizationId)
    expect((await send(owner, id, 'Hello.')).body).toMatchObject({ code: 'organization_suspended' })
    expect((await send(volunteer, id, 'Hello.')).body).toMatchObject({ code: 'contact_unavailable' })
    expect(await toContactStatus(volunteer, id)).toMatchObject({
      canWrite: false,
      refusal: 'contact_unavailable',
    })
  })

  test('a former member can no longer read or write', async () => {
    const { owner, id } = await aConversationByCall(server)
    const colleague = await aColleague(server, owner)
    await say(colleague, id, 'Hello.')
    await run('delete from organization_members where user_id = $1', colleague.id)
    expect((await send(colleague, id, 'Hello.')).status).toBe(404)
    expect((await colleague.client.call(listMessages, { params: { id }, query: {} })).status).toBe(404)
  })
})

describe('a block', () => {
  test('stops both sides in all their conversations, without telling the blocked side, until it is removed', async () => {
    const { volunteer, owner, id } = await aPartnership(server)
    await say(volunteer, id, 'Hello.')
    const general = await startWith(volunteer, { organizationId: owner.organizationId })
    expect(await block(volunteer, id)).toMatchObject({
      status: 200,
      body: { isBlocked: true, canWrite: false, refusal: 'contact_blocked' },
    })
    expect((await block(volunteer, id)).status).toBe(200)
    expect((await send(owner, id, 'Hello?')).body).toMatchObject({
      code: 'contact_unavailable',
      message:
        'You cannot write to them right now. Their account may not be available, or they don’t take messages from you.',
    })
    expect(await toContactStatus(owner, id)).toMatchObject({
      isBlocked: false,
      refusal: 'contact_unavailable',
    })
    expect((await send(volunteer, general.id, 'Hello?')).body).toMatchObject({ code: 'contact_blocked' })
    // Each side removes its own block.
    expect(await unblock(owner, id)).toMatchObject({ body: { canWrite: false } })
    expect(await unblock(volunteer, id)).toMatchObject({ body: { isBlocked: false, canWrite: true } })
    expect((await send(owner, id, 'Hello!')).status).toBe(201)
  })

  test('set while messages are being sent lets none through once it is confirmed', async () => {
    const { volunteer, owner, id } = await aConversationByCall(server)
    const [blocked] = await Promise.all([
      block(volunteer, id),
      ...[1, 2, 3, 4].map((n) => send(owner, id, `${n}`)),
    ])
    const { lastPosition } = await toContactStatus(volunteer, id)
    const answers = await Promise.all([5, 6].map((n) => send(owner, id, `${n}`)))
    expect([blocked?.status, countStatuses(answers)]).toEqual([200, { 409: 2 }])
    expect((await toContactStatus(volunteer, id)).lastPosition).toBe(lastPosition)
  })
})

describe('S18 the daily limit', () => {
  const contactStrangers = async (person: Person, count: number): Promise<string[]> => {
    const ids: string[] = []
    for (let n = 0; n < count; n += 1) {
      const { organizationId } = await anOrganization(server)
      ids.push((await startWith(person, { organizationId })).id)
    }
    return ids
  }

  test('counts first messages to strangers, including concurrent ones, but not follow-ups', async () => {
    const volunteer = await aVolunteer(server)
    const ids = await contactStrangers(volunteer, 6)
    const answers = await Promise.all(ids.map((id) => send(volunteer, id, 'Hello.')))
    expect(countStatuses(answers)).toEqual({ 201: 3, 429: 3 })
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body).toMatchObject({ code: 'approaches_used_up' })
    expect(Number(refused?.headers.get('retry-after'))).toBe(12 * 3600)
    const open = ids[answers.findIndex(({ status }) => status === 201)] ?? ''
    expect((await send(volunteer, open, 'One more thing.')).status).toBe(201)
    time += 12 * 3_600_000
    const late = ids[answers.findIndex(({ status }) => status === 429)] ?? ''
    expect((await send(volunteer, late, 'Good morning.')).status).toBe(201)
  })

  const firstContact = async (owner: Person): Promise<number> => {
    const volunteerId = await insertPerson(server.database.db)
    await allowMessages(volunteerId)
    const { body } = await begin(owner, { volunteerId })
    return (await send(owner, body['id'], 'Hello.')).status
  }

  test('counts all members of an organization together', async () => {
    const owner = await anOrganization(server)
    const colleague = await aColleague(server, owner)
    const answers = await Promise.all([owner, colleague, owner, colleague].map(firstContact))
    expect(countStatuses(answers.map((status) => ({ status })))).toEqual({ 201: 3, 429: 1 })
  })

  test('is higher if both the legal status and the authority are confirmed', async () => {
    const owner = await anOrganization(server)
    for (let n = 0; n < 3; n += 1) await firstContact(owner)
    await run('update organizations set is_verified = true where id = $1', owner.organizationId)
    expect(await firstContact(owner)).toBe(429)
    await run(
      "insert into organization_authority (organization_id, method, name) values ($1, 'letter', 'Aid')",
      owner.organizationId,
    )
    expect(await firstContact(owner)).toBe(201)
  })

  test('does not count partners, or answers', async () => {
    const partner = await aPartnership(server)
    await begin(partner.owner, { volunteerId: partner.volunteer.id, projectId: partner.projectId })
    const talk = await aConversationByCall(server)
    for (const { owner, id } of [partner, talk]) expect((await send(owner, id, 'Hello.')).status).toBe(201)
    const { rows } = await run(
      "select 1 from contacts where approached_by = 'organization' and organization_id = any($1)",
      [partner.owner.organizationId, talk.owner.organizationId],
    )
    expect(rows).toEqual([])
  })
})

test('an organization account cannot write first as a volunteer, nor a volunteer for an organization', async () => {
  const [volunteer, owner] = [await aVolunteer(server), await anOrganization(server)]
  const { organizationId } = await anOrganization(server)
  expect((await owner.client.call(startConversation, { body: { organizationId } })).body).toMatchObject({
    code: 'volunteers_only',
  })
  expect(
    (await volunteer.client.call(startConversation, { body: { volunteerId: owner.id } })).body,
  ).toMatchObject({ code: 'organizations_only' })
})
