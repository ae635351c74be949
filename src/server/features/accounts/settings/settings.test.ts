import { describe, expect, test } from 'vitest'
import { getAccount, saveAccount } from '#contract/accounts/settings.ts'
import { getCurrentUser } from '#contract/accounts/accounts.ts'
import { removeMember } from '#contract/organizations/members.ts'
import {
  aColleague,
  anOrganization,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

const { rows } = server
const accountOf = async ({ client }: Person) => expectSuccess(await client.call(getAccount, {}))

describe('account settings', () => {
  test('settings show names, email address, time zone and the accepted terms', async () => {
    const person = await aVolunteer(server, { firstName: 'Ada', lastName: 'Byron' })
    expect(await accountOf(person)).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      email: person.email,
      isEmailVerified: false,
      pendingEmail: null,
      timeZone: null,
      language: null,
      termsVersion: '2026-11-01',
      termsAgreedAt: expect.any(String),
      createdAt: expect.any(String),
    })
  })

  test('settings change names and time zone, and rename an organization that still has its owner’s name', async () => {
    const owner = await anOrganization(server, { firstName: 'Ada', lastName: 'Byron' })
    // One that PostgreSQL does not know by this name, and one that it does not know.
    const former = { firstName: 'Ada', lastName: 'Byron', timeZone: 'US/Pacific-New' }
    expect((await owner.client.call(saveAccount, { body: former })).body).toMatchObject({
      timeZone: 'America/Los_Angeles',
    })
    const unknown = { ...former, timeZone: 'SystemV/AST4' }
    expect((await owner.client.call(saveAccount, { body: unknown })).status).toBe(422)
    const body = { firstName: ' Augusta ', lastName: 'King', timeZone: 'Europe/London' }
    const saved = await owner.client.call(saveAccount, { body })
    expect(saved.body).toMatchObject({ firstName: 'Augusta', lastName: 'King', timeZone: 'Europe/London' })
    expect(expectSuccess(await owner.client.call(getCurrentUser, {}))).toMatchObject({
      firstName: 'Augusta',
      timeZone: 'Europe/London',
      organizations: [{ name: 'Augusta King', isNamed: false }],
    })
    await rows(
      "update organizations set named_at = now(), name = 'Engines' where id = $1",
      owner.organizationId,
    )
    const again = await owner.client.call(saveAccount, { body: { firstName: 'Ada', timeZone: null } })
    expect(again.body).toMatchObject({ firstName: 'Ada', lastName: '', timeZone: null })
    expect(expectSuccess(await owner.client.call(getCurrentUser, {})).organizations[0]?.name).toBe('Engines')
  })

  test('settings rename no organization that the person has left, or that closed', async () => {
    const owner = await anOrganization(server, { firstName: 'Ada', lastName: 'Byron' })
    const { organizationId: id } = owner
    const rename = async (firstName: string) => {
      expectSuccess(
        await owner.client.call(saveAccount, { body: { firstName, lastName: 'King', timeZone: null } }),
      )
      return (await rows('select name from organizations where id = $1', id))[0]?.name
    }
    await rows('update organizations set closed_at = now() where id = $1', id)
    expect(await rename('Augusta')).toBe('Ada Byron')
    await rows('update organizations set closed_at = null where id = $1', id)
    expect(await rename('Augusta')).toBe('Augusta King')
    const successor = await aColleague(server, owner)
    await rows("update organization_members set role = 'owner' where user_id = $1", successor.id)
    expectSuccess(await owner.client.call(removeMember, { params: { id, userId: owner.id } }))
    expect(await rename('Annabella')).toBe('Augusta King')
  })

  test('settings reject a missing name and an unknown time zone', async () => {
    const { client } = await aVolunteer(server)
    const { status, body } = await client.patch('/api/account', { firstName: ' ', timeZone: 'Mars/Olympus' })
    expect([status, body['issues']]).toEqual([
      422,
      [
        { path: 'firstName', message: 'Required' },
        { path: 'timeZone', message: 'Please choose a time zone' },
      ],
    ])
  })
})
