import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { getApplication } from '#contract/applications/applications.ts'
import { getCredential, listMyCredentials, revokeCredential } from '#contract/credentials/credentials.ts'
import { confirmHours, logHours } from '#contract/hours/hours.ts'
import { findFault } from '#tests/support/scenarios/credential-verifier.ts'
import { readerOf, runJob, secrets } from '#tests/support/scenarios/credentials.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aCollaboration, aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { encodeMultikey } from './multikey.ts'
import { signDocument } from './proof.ts'

const server = useServer({ env: { SECRETS: secrets, PUBLIC_URL: 'https://bridge.example' } })
const address = { PUBLIC_URL: 'https://bridge.example' }
const issue = () => runJob(server, 'credentials.sweep', { env: address })
const stranger = () => server.openClient()
const { rows } = server

async function credentialsOf({ client }: Person) {
  return expectSuccess(await client.call(listMyCredentials, { query: {} }))
}

/** Signed-off work and its credential. */
async function aCredential() {
  const done = await aDoneCollaboration(server)
  await issue()
  const [own] = await credentialsOf(done.volunteer)
  if (!own) throw new Error('nothing was issued')
  return { ...done, applicationId: done.id, id: own.id, own }
}

const read = async (id: string) => expectSuccess(await stranger().call(getCredential, { params: { id } }))
const publish = (id: string) => readerOf(server)(`https://bridge.example/credentials/${id}.json`)
const faultOf = async (document: unknown) => findFault(document, readerOf(server))

describe('the credential of signed-off work', () => {
  test('another verifier accepts the credential as an Open Badge, with its issuer, key and status', async () => {
    const { id } = await aCredential()
    const document = await publish(id)
    expect(await faultOf(document)).toBeNull()
    expect(document).toMatchObject({
      id: `https://bridge.example/credentials/${id}`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: { id: 'https://bridge.example/issuer.json', name: 'Bridge Collective' },
      credentialSubject: {
        type: ['AchievementSubject'],
        achievement: { achievementType: 'CommunityService' },
      },
      proof: { type: 'DataIntegrityProof', cryptosuite: 'eddsa-rdfc-2022' },
    })
  })

  test('the credential states the work, the volunteer and the confirmed hours, and is signed again when more are confirmed', async () => {
    const work = await aCollaboration(server)
    const log = async (hours: number) => {
      const { volunteer, owner, id } = work
      const date = new Date().toISOString().slice(0, 10)
      const entry = expectSuccess(
        await volunteer.client.call(logHours, { params: { id }, body: { date, hours } }),
      )
      expectSuccess(
        await owner.client.call(confirmHours, {
          body: { entries: [{ id: entry.id, version: entry.version }] },
        }),
      )
    }
    await log(1.5)
    const { owner, volunteer, id: applicationId } = work
    expectSuccess(await owner.client.patch(`/api/applications/${applicationId}`, { status: 'completed' }))
    await issue()
    const [own] = await credentialsOf(volunteer)
    const first = await publish(own?.id ?? '')
    expect(await read(own?.id ?? '')).toMatchObject({ state: 'valid', kind: 'work', hours: 1.5 })
    await log(2)
    await runJob(server, 'credentials.work', { payload: { applicationId }, env: address })
    expect(await credentialsOf(volunteer)).toHaveLength(1)
    const presented = await read(own?.id ?? '')
    expect(presented).toMatchObject({ state: 'valid', hours: 3.5, scopeVersion: 1, revokedAt: null })
    // The scope is not public: only its two sides get to it.
    expect(presented.scopeApplicationId).toBeNull()
    for (const { client } of [volunteer, owner]) {
      const call = client.call(getCredential, { params: { id: own?.id ?? '' } })
      expect(expectSuccess(await call).scopeApplicationId).toBe(applicationId)
    }
    expect(presented.evidence).toEqual([
      {
        name: presented.name,
        narrative: expect.stringMatching(
          /confirmed 3\.5 hours and signed off the work on [A-Z][a-z]+ \d{1,2}, \d{4}\.$/,
        ),
      },
      {
        name: 'Agreed scope, version 1',
        narrative: expect.stringMatching(/^SHA-256 of the agreed scope: [0-9a-f]{64}$/),
      },
    ])
    // Both are genuine: the earlier file states what was true at that time.
    expect([await faultOf(first), await faultOf(await publish(own?.id ?? ''))]).toEqual([null, null])
  })

  test('the volunteer’s application leads to the certificate, until it is revoked, and no one else’s view of it does', async () => {
    const { id, applicationId, volunteer, owner } = await aCredential()
    const ledTo = async ({ client }: Person) =>
      expectSuccess(await client.call(getApplication, { params: { id: applicationId } })).credentialId
    expect([await ledTo(volunteer), await ledTo(owner)]).toEqual([id, null])
    await rows("update credentials set revoked_at = now(), revoked_because = 'Wrong' where id = $1", id)
    expect(await ledTo(volunteer)).toBeNull()
  })

  test('the signed data contains neither name nor address, only a hash of each', async () => {
    const { id, volunteer } = await aCredential()
    const text = JSON.stringify(await publish(id))
    expect(text).not.toContain(volunteer.email)
    expect(text).not.toContain(volunteer.user.lastName)
    expect(text).toContain('"identityType":"name"')
    // No one has verified the address.
    expect(text).not.toContain('emailAddress')
    expect((await read(id)).holderName).toBe(`${volunteer.user.firstName} ${volunteer.user.lastName}`)
    await rows('update users set email_verified_at = now() where id = $1', volunteer.id)
    await rows('delete from credentials where id = $1', id)
    await issue()
    const [again] = await credentialsOf(volunteer)
    expect(JSON.stringify(await publish(again?.id ?? ''))).toContain('"identityType":"emailAddress"')
  })

  test('concurrent jobs issue a credential once, each with its own position in the status list', async () => {
    const { volunteer, id: applicationId } = await aDoneCollaboration(server)
    const jobs = Array.from({ length: 6 }, (_, index) =>
      index % 2 === 0
        ? issue()
        : runJob(server, 'credentials.work', { payload: { applicationId }, env: address }),
    )
    await Promise.all(jobs)
    expect(await credentialsOf(volunteer)).toMatchObject([{ applicationId, kind: 'work' }])
    const [counted] = await rows(
      'select count(*)::int as all, count(distinct (status_list, status_place))::int as places, (select sum(next)::int from status_lists) as given from credentials',
    )
    expect(counted).toMatchObject({ all: counted.places })
    expect(await rows('select id from issuer_keys where retired_at is null')).toHaveLength(1)
  })

  test('signing off the work and confirming its hours each enqueue the credential', async () => {
    const { id: applicationId } = await aDoneCollaboration(server)
    const requested = await rows(
      `select payload from jobs where kind = 'credentials.work' and payload ->> 'applicationId' = $1`,
      applicationId,
    )
    expect(requested).toHaveLength(1)
  })
})

describe('a tampered credential', () => {
  test('we and other verifiers reject a credential with one changed word', async () => {
    const { id } = await aCredential()
    const document = await publish(id)
    const forged = { ...document, name: 'Chief of everything' }
    expect(await faultOf(forged)).toContain('Verification error')
    await rows('update credentials set document = $2 where id = $1', id, JSON.stringify(forged))
    const presented = await read(id)
    expect(presented).toMatchObject({ state: 'forged', name: 'Chief of everything' })
    expect(presented.checks).toContainEqual({ id: 'signature', passed: false })
  })

  test('a credential with the proof of another one is rejected', async () => {
    const [one, other] = [await aCredential(), await aCredential()]
    const moved = { ...(await publish(one.id)), proof: (await publish(other.id))['proof'] }
    expect(await faultOf(moved)).not.toBeNull()
    await rows('update credentials set document = $2 where id = $1', one.id, JSON.stringify(moved))
    expect((await read(one.id)).state).toBe('forged')
  })

  test('a genuine credential at another one’s address is rejected', async () => {
    const [one, other] = [await aCredential(), await aCredential()]
    await rows(
      'update credentials set document = $2 where id = $1',
      one.id,
      JSON.stringify(await publish(other.id)),
    )
    expect(await read(one.id)).toMatchObject({
      state: 'forged',
      checks: [
        { id: 'signature', passed: true },
        { id: 'issuer', passed: false },
        { id: 'status', passed: true },
      ],
    })
  })

  test('a credential signed by a key of another site is rejected', async () => {
    const { id } = await aCredential()
    const { publicKey, privateKey: key } = generateKeyPairSync('ed25519')
    const { proof: _, ...document } = await publish(id)
    const keyAddress = `https://bridge.example/issuer.json#${encodeMultikey(publicKey)}`
    const forged = await signDocument(document, { key, keyAddress, at: new Date() })
    expect(await faultOf(forged)).toContain('is not published')
    await rows('update credentials set document = $2 where id = $1', id, JSON.stringify(forged))
    expect(await read(id)).toMatchObject({
      state: 'forged',
      checks: [{ passed: true }, { id: 'issuer', passed: false }, { passed: true }],
    })
  })
})

describe('revoking a credential', () => {
  test('an administrator revokes a credential permanently and with a reason, for us and other verifiers, and others stay valid', async () => {
    const admin = await anAdministrator(server)
    const [one, other] = [await aCredential(), await aCredential()]
    const reason = 'The hours were made up'
    const ask = () => admin.client.call(revokeCredential, { params: { id: one.id }, body: { reason } })
    expect(expectSuccess(await ask())).toMatchObject({ state: 'revoked', revokedBecause: reason })
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'credential_revoked' } })
    expect(await read(one.id)).toMatchObject({
      state: 'revoked',
      checks: [{ passed: true }, { passed: true }, { id: 'status', passed: false }],
    })
    expect(await faultOf(await publish(one.id))).toBe('revoked')
    expect(await faultOf(await publish(other.id))).toBeNull()
    expect((await one.volunteer.client.get('/api/notifications')).body[0]).toMatchObject({
      kind: 'credential.revoked',
      path: `/credentials/${one.id}`,
      reward: { name: one.own.name },
    })
    // Nor is it signed again.
    await rows('update hour_entries set hours = 9 where application_id = $1', one.applicationId)
    await issue()
    expect((await read(one.id)).state).toBe('revoked')
    expect(
      await rows(
        `select actor_id, after from audit_log where action = 'credential.revoke' and object_id = $1`,
        one.id,
      ),
    ).toMatchObject([{ actor_id: admin.id, after: { state: 'revoked', reason } }])
  })

  test('revoking several credentials together puts all of them in the status list', async () => {
    const admin = await anAdministrator(server)
    const several = [await aCredential(), await aCredential(), await aCredential()]
    await Promise.all(
      several.map(({ id }) =>
        admin.client.call(revokeCredential, { params: { id }, body: { reason: 'A mistake' } }),
      ),
    )
    const faults = await Promise.all(several.map(async ({ id }) => faultOf(await publish(id))))
    expect(faults).toEqual(['revoked', 'revoked', 'revoked'])
  })
})
