/** What deleting an account leaves alone, and what it must not leave behind. */
import { describe, expect, test } from 'vitest'
import { cancelDeletion, getDeletion, requestDeletion } from '#contract/accounts/deletion.ts'
import { changeEmail, keepEmail, verifyEmail } from '#contract/accounts/settings.ts'
import { uploadAttachment } from '#contract/messages/messages.ts'
import { reinstatePerson, suspendPerson } from '#contract/moderation/moderation.ts'
import { uploadDocument } from '#contract/images/documents.ts'
import { formatRecoveryCode } from '#domain/accounts/second-factor.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator, insertSecondFactor } from '#tests/support/scenarios/administrators.ts'
import { leave, leaveUntilDeleted, passDays } from '#tests/support/scenarios/deletion.ts'
import { aPdf } from '#tests/support/scenarios/documents.ts'
import { blobOf } from '#tests/support/scenarios/images.ts'
import { aConversationByCall } from '#tests/support/scenarios/messaging.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  nextNumber,
} from '#tests/support/scenarios/scenario.ts'
import { hashRecoveryCode, makeRecoveryCodes } from '#server/features/accounts/second-factor/authenticator.ts'

const server = useServer()
const emails = useEmails(server)
const { rows } = server

test('deletes jobs, emails and live events of exactly this person, not of people whose names or addresses contain theirs', async () => {
  const number = nextNumber()
  const ann = await aVolunteer(server, { email: `ann${number}@example.org`, firstName: 'e', lastName: 'a' })
  const joann = await aVolunteer(server, { email: `joann${number}@example.org` })
  await leave(ann)
  const marks = ['mine', 'theirs'] as const
  for (const [index, { id, email }] of [ann, joann].entries()) {
    const mark = `${marks[index]}-${number}`
    await rows(
      `insert into jobs (kind, payload, run_at) values
         ('email.send', jsonb_build_object('userId', $1::text, 'mark', $3::text), now() + interval '90 days'),
         ('email.send', jsonb_build_object('email', upper($2::text), 'mark', $3::text), now() + interval '90 days')`,
      id,
      email,
      mark,
    )
    await rows(
      `insert into outbox (message_id, user_id, recipient, subject, text, html) values
         ($3 || '1', $1, 'else@example.org', 's', 't', 'h'), ($3 || '2', null, upper($2), 's', 't', 'h')`,
      id,
      email,
      mark,
    )
    await rows(
      `insert into live_heads (user_id, last_event) values ($1, 1) on conflict (user_id) do nothing`,
      id,
    )
    await rows(
      `insert into live_events (user_id, id, kind, data) values ($1, 999999, 'x', jsonb_build_object('email', $2::text))`,
      id,
      email,
    )
  }
  const count = async (mark: string, id: string) => {
    const [row] = await rows(
      `select (select count(*)::int from jobs where payload ->> 'mark' = $1) as jobs,
         (select count(*)::int from outbox where message_id like $1 || '%') as emails,
         (select count(*)::int from live_events where user_id = $2 and id = 999999) as events`,
      mark,
      id,
    )
    return row
  }
  await passDays(server.database, 31)
  expect(await count(`mine-${number}`, ann.id)).toEqual({ jobs: 0, emails: 0, events: 0 })
  expect(await count(`theirs-${number}`, joann.id)).toEqual({ jobs: 2, emails: 2, events: 1 })
})

test('deletes a job that names the new address of someone who never confirmed it', async () => {
  const person = await aVolunteer(server)
  const token = await emails.findToken(person.email, '/auth/verify')
  expectSuccess(await server.openClient().call(verifyEmail, { body: { token } }))
  const email = `never-confirmed${nextNumber()}@example.org`
  expectSuccess(await person.client.call(changeEmail, { body: { email, currentPassword: person.password } }))
  const jobs = () => rows('select id from jobs where payload::text like $1', `%${email}%`)
  // It could not be sent and waits for someone to look at it.
  await rows('update jobs set dead_at = now() where payload::text like $1', `%${email}%`)
  expect(await jobs()).not.toEqual([])
  await leave(person)
  await passDays(server.database, 31)
  expect(await jobs()).toEqual([])
})

describe('someone who took an account over and asked to delete it', () => {
  const takeOver = async () => {
    const person = await aVolunteer(server)
    const verify = async (token: string) =>
      expectSuccess(await server.openClient().call(verifyEmail, { body: { token } }))
    await verify(await emails.findToken(person.email, '/auth/verify'))
    const email = `moved${nextNumber()}@example.org`
    const body = { email, currentPassword: person.password }
    expect((await person.client.call(changeEmail, { body })).status).toBe(202)
    await verify(await emails.findToken(email, '/auth/verify'))
    const first = await emails.findToken(person.email, '/auth/keep-email')
    await leave(person)
    return { person, email, first }
  }
  const use = (token: string) => server.openClient().call(keepEmail, { body: { token } })
  const stateOf = (id: string) =>
    rows(
      `select u.email, u.disabled_at is null as "isActive",
         exists (select from account_deletions d where d.user_id = u.id) as "hasDeletion"
       from users u where u.id = $1`,
      id,
    )

  test('loses it to the person with the link at the old address, which keeps the account', async () => {
    const { person, first } = await takeOver()
    expect(await use(first)).toMatchObject({ status: 200, body: { email: person.email } })
    expect(await stateOf(person.id)).toEqual([{ email: person.email, isActive: true, hasDeletion: false }])
    await passDays(server.database, 31)
    expect(await stateOf(person.id)).toEqual([{ email: person.email, isActive: true, hasDeletion: false }])
  })

  test('also to the link in the email about the deletion to that address, and neither link works again', async () => {
    const { person, email, first } = await takeOver()
    const notice = await emails.findEmail(person.email, 'Your account will be deleted')
    expect(notice?.text).toContain('/auth/keep-email#')
    expect((await emails.findEmail(email, 'Your account will be deleted'))?.text).toContain(
      '/auth/keep-account#',
    )
    const second = await emails.findToken(person.email, '/auth/keep-email')
    expect(second).not.toBe(first)
    expect((await use(second)).status).toBe(200)
    expect(await stateOf(person.id)).toEqual([{ email: person.email, isActive: true, hasDeletion: false }])
    expect(await use(first)).toMatchObject({ status: 410 })
  })

  test('but not once the account is deleted', async () => {
    const { person, first } = await takeOver()
    await passDays(server.database, 31)
    expect(await use(first)).toMatchObject({ status: 410 })
    expect(await rows('select * from account_tokens where user_id = $1', person.id)).toEqual([])
  })
})

test('while it waits, message files and documents are refused, and can be read again once the account is kept', async () => {
  const { owner, id } = await aConversationByCall(server)
  const file = expectSuccess(
    await owner.client.call(uploadAttachment, {
      params: { id },
      query: { name: 'Plan.pdf' },
      file: blobOf(aPdf()),
    }),
  )
  const params = { id: owner.organizationId, kind: 'exemptionLetter' } as const
  expectSuccess(await owner.client.call(uploadDocument, { params, file: blobOf(aPdf()) }))
  const paths = [file.path, `/api/organizations/${owner.organizationId}/documents/exemptionLetter/file`]
  const statuses = async () => {
    const read: number[] = []
    for (const path of paths) read.push((await owner.client.send(path, {})).status)
    return read
  }
  expect(await statuses()).toEqual([200, 200])
  await leave(owner)
  expect(await statuses()).toEqual([403, 403])
  expectSuccess(await owner.client.call(cancelDeletion, {}))
  expect(await statuses()).toEqual([200, 200])
})

test('a refused request uses up no recovery code', async () => {
  await rows('update users set is_admin = false')
  const person = await anAdministrator(server)
  await insertSecondFactor(server, person.id)
  const [text = ''] = makeRecoveryCodes()
  await rows(
    'insert into recovery_codes (user_id, code_hash) values ($1, $2)',
    person.id,
    hashRecoveryCode(text),
  )
  const codes = () =>
    rows('select used_at is null as "isLeft" from recovery_codes where user_id = $1', person.id)
  const before = await codes()
  const body = { credentials: 'keep', code: formatRecoveryCode(text) } as const
  expect(await person.client.call(requestDeletion, { body })).toMatchObject({
    body: { code: 'last_administrator' },
  })
  expect(await codes()).toEqual(before)
  await anAdministrator(server)
  expect((await person.client.call(requestDeletion, { body })).status).toBe(200)
})

test('a suspended person’s account is deleted only once they are reinstated', async () => {
  const admin = await anAdministrator(server)
  const person = await aVolunteer(server)
  await leave(person)
  const params = { id: person.id }
  expectSuccess(await admin.client.call(suspendPerson, { params, body: { reason: 'Asks for money' } }))
  const isDeleted = async () =>
    (
      await rows(
        'select completed_at is not null as done from account_deletions where user_id = $1',
        person.id,
      )
    )[0]?.done
  await passDays(server.database, 31)
  expect(await isDeleted()).toBe(false)
  expect(await rows('select email from users where id = $1', person.id)).toEqual([{ email: person.email }])
  expectSuccess(await admin.client.call(reinstatePerson, { params }))
  await passDays(server.database, 31)
  expect(await isDeleted()).toBe(true)
})

test('clears only the person’s own name and address where their organization’s projects say whom to ask', async () => {
  const owner = await anOrganization(server)
  const other = await anOrganization(server)
  const name = `${owner.user.firstName} ${owner.user.lastName}`
  const add = async (contact: string, instructions: string) => {
    const { id } = await aProject(other)
    await rows(
      'update projects set contact_name = $2, contact_instructions = $3 where id = $1',
      id,
      contact,
      instructions,
    )
    return id
  }
  await rows(
    `insert into organization_members (organization_id, user_id, role) values ($1, $2, 'manager')`,
    other.organizationId,
    owner.id,
  )
  const own = await add(name.toUpperCase(), `Write to <${owner.email}>.`)
  const longer = await add(`Jo ${name}`, `Write to jo${owner.email}`)
  await leaveUntilDeleted(server.database, owner)
  const read = (id: string) =>
    rows('select contact_name, contact_instructions from projects where id = $1', id)
  expect(await read(own)).toEqual([{ contact_name: null, contact_instructions: null }])
  expect(await read(longer)).toEqual([
    { contact_name: `Jo ${name}`, contact_instructions: `Write to jo${owner.email}` },
  ])
  expect(expectSuccess(await other.client.call(getDeletion, {})).closing).toHaveLength(1)
})
