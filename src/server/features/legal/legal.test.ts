import { register } from '#contract/accounts/accounts.ts'
import { getAccount } from '#contract/accounts/settings.ts'
import { describe, expect, test } from 'vitest'
import {
  agreeToLegal,
  getLegalDocument,
  getLegalRecord,
  listAskedAgreements,
  previewLegalText,
  publishLegalVersion,
} from '#contract/legal/legal.ts'
import { getPerson } from '#contract/moderation/moderation.ts'
import { firstTextDay, productTextDays, type LegalDocument } from '#contract/help/legal.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { rows: query } = server

const read = (client: Client, document: LegalDocument, version?: number) =>
  client.call(getLegalDocument, { params: { document }, query: { ...(version && { version }) } })

async function publish(
  client: Client,
  document: LegalDocument,
  { markdown = '## Our rules\n\nBe kind.', asksAgreement = true } = {},
) {
  const { number } = expectSuccess(await read(client, document))
  const body = { markdown, changes: 'We say who we are.', asksAgreement, after: number }
  return client.call(publishLegalVersion, { params: { document }, body })
}

/** What the page of a signed-in person asks them to agree to. */
async function readAsked(client: Client): Promise<unknown> {
  const html = await (await client.send('/help', {})).text()
  const [, data = '{}'] = /id="initial-data"[^>]*>([^<]+)</.exec(html) ?? []
  const parsed: unknown = JSON.parse(data)
  return typeof parsed === 'object' && parsed !== null && 'asked' in parsed ? parsed.asked : []
}

describe('the terms in versions', () => {
  test('the text of the product is version 1, and a published version follows and is in the page', async () => {
    const { client } = await anAdministrator(server)
    const visitor = server.openClient()
    expect(expectSuccess(await read(visitor, 'privacy'))).toMatchObject({ number: 1, blocks: null })
    const { status, body } = await publish(client, 'privacy', { markdown: '## What we store\n\nLittle.' })
    expect([status, body]).toEqual([201, expect.objectContaining({ number: 2 })])
    expect(expectSuccess(await read(visitor, 'privacy'))).toMatchObject({
      number: 2,
      isCurrent: true,
      versions: [{ number: 2, changes: 'We say who we are.' }, { number: 1 }],
    })
    const page = await (await visitor.send('/legal/privacy', {})).text()
    expect(page).toContain('What we store</h2>')
    expect(expectSuccess(await read(visitor, 'privacy', 1))).toMatchObject({ isCurrent: false, blocks: null })
    expect((await read(visitor, 'privacy', 9)).status).toBe(404)
  })

  test('a published version is never changed or removed', async () => {
    const { client } = await anAdministrator(server)
    expectSuccess(await publish(client, 'terms'))
    await expect(query("update legal_versions set markdown = 'Other' where number = 2")).rejects.toThrow(
      'a published version does not change',
    )
    for (const removal of ['delete from legal_versions where number = 2', 'truncate legal_versions'])
      await expect(query(removal)).rejects.toThrow('a published version is not removed')
  })

  test('the agreements of an account go with it, and the version it published stays', async () => {
    const admin = await anAdministrator(server)
    const { number } = expectSuccess(await publish(admin.client, 'terms', { asksAgreement: false }))
    await query('update legal_versions set published_by = null where published_by = $1', admin.id)
    await query('delete from legal_agreements where user_id = $1', admin.id)
    expect(
      await query("select number from legal_versions where document = 'terms' and number = $1", number),
    ).toEqual([{ number }])
  })

  test('of two administrators who publish from the same version, the second is refused and nothing is stored', async () => {
    const [one, other] = [await anAdministrator(server), await anAdministrator(server)]
    const { number } = expectSuccess(await read(other.client, 'terms'))
    const form = { markdown: 'Text', changes: 'New', asksAgreement: false, after: number }
    const [first, second] = await Promise.all(
      [one, other].map(({ client }) =>
        client.call(publishLegalVersion, { params: { document: 'terms' }, body: form }),
      ),
    )
    expect(new Set([first?.status, second?.status])).toEqual(new Set([201, 409]))
    expect(
      await query('select number from legal_versions where document = $1 and number > $2', 'terms', number),
    ).toEqual([{ number: number + 1 }])
  })

  test('people who had an account are asked to agree, people who sign up afterwards have agreed, and the answer is stored', async () => {
    const [admin, earlier] = [await anAdministrator(server), await aVolunteer(server)]
    const { number } = expectSuccess(await publish(admin.client, 'terms'))
    const later = await aVolunteer(server)
    expect(await readAsked(earlier.client)).toContainEqual({
      document: 'terms',
      number,
      changes: 'We say who we are.',
    })
    expect(await readAsked(later.client)).toEqual([])
    const agreements = [{ document: 'terms', number } as const]
    expectSuccess(await earlier.client.call(agreeToLegal, { body: { agreements } }))
    expect(await readAsked(earlier.client)).not.toContainEqual(expect.objectContaining({ document: 'terms' }))
    const stored = 'select number from legal_agreements where user_id = $1 and document = $2'
    expect(await query(stored, earlier.id, 'terms')).toContainEqual({ number })
    expect(await query(stored, later.id, 'terms')).toEqual([{ number }])
    const today = new Date().toISOString().slice(0, 10)
    for (const { client } of [earlier, later]) {
      const { termsVersion, termsAgreedAt } = expectSuccess(await client.call(getAccount, {}))
      expect([termsVersion, termsAgreedAt.slice(0, 10)]).toEqual([today, today])
    }
    expect(await query('select terms_version from users where id = $1', later.id)).toEqual([
      { terms_version: today },
    ])
  })

  test('people who sign up agree to the versions that the page showed; others are refused', async () => {
    const admin = await anAdministrator(server)
    const [terms, privacy] = await Promise.all(
      (['terms', 'privacy'] as const).map(
        async (document) => expectSuccess(await read(admin.client, document)).number,
      ),
    )
    const agreedTo = { terms: terms ?? 0, privacy: privacy ?? 0 }
    const signUp = (email: string) =>
      server.openClient().call(register, {
        body: {
          firstName: 'Maya',
          email,
          password: 'correct horse battery',
          userType: 'volunteer',
          agreedTo,
        },
      })
    expect((await signUp('shown@example.org')).status).toBe(201)
    expectSuccess(await publish(admin.client, 'terms'))
    const late = await signUp('late@example.org')
    expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: 'terms_changed' })])
    expect(await query("select from users where email = 'late@example.org'")).toEqual([])
  })

  test('what a signed-in person is asked can be fetched, and answering it empties it', async () => {
    const [admin, person] = [await anAdministrator(server), await aVolunteer(server)]
    const { number } = expectSuccess(await publish(admin.client, 'terms'))
    const { asked } = expectSuccess(await person.client.call(listAskedAgreements, {}))
    expect(asked).toEqual([{ document: 'terms', number, changes: 'We say who we are.' }])
    const agreements = [{ document: 'terms', number } as const]
    expectSuccess(await person.client.call(agreeToLegal, { body: { agreements } }))
    expect(expectSuccess(await person.client.call(listAskedAgreements, {}))).toEqual({ asked: [] })
  })

  test('the page of a version that does not exist is not found', async () => {
    const visitor = server.openClient()
    for (const document of ['terms', 'privacy'])
      expect((await visitor.send(`/legal/${document}?version=99`, {})).status).toBe(404)
    expect((await visitor.send('/legal/terms?version=1', {})).status).toBe(200)
  })

  test('administrators see when each version came, how many agreed to it and how many are still to be asked', async () => {
    const [admin, asked] = [await anAdministrator(server), await aVolunteer(server)]
    const { number, publishedAt } = expectSuccess(await publish(admin.client, 'privacy'))
    const params = { document: 'privacy' } as const
    const record = async () => expectSuccess(await admin.client.call(getLegalRecord, { params }))
    const before = await record()
    expect(before.versions[0]).toEqual({ number, publishedAt, textSince: null, agreed: 1 })
    expect(before.versions.at(-1)).toMatchObject({ number: 1, publishedAt: null })
    expect(before.unanswered).toBeGreaterThanOrEqual(1)
    const [{ total } = { total: 0 }] = await query('select count(*)::int as total from users')
    expect(before.unanswered).toBe(total - 1)
    const agreements = [{ document: 'privacy', number } as const]
    expectSuccess(await asked.client.call(agreeToLegal, { body: { agreements } }))
    const after = await record()
    expect(after.versions[0]).toEqual({ number, publishedAt, textSince: null, agreed: 2 })
    expect(after.unanswered).toBe(before.unanswered - 1)
    // A version that asks no one leaves those who were asked before to be asked, now for this one.
    expectSuccess(await publish(admin.client, 'privacy', { asksAgreement: false }))
    expect((await record()).unanswered).toBe(after.unanswered)
    // Accounts without a row agreed to the first words of version 1 by signing up; later words count for themselves.
    expect(after.versions.slice(-2)).toMatchObject([
      { number: 1, textSince: productTextDays.privacy },
      { number: 1, textSince: firstTextDay },
    ])
    const first = after.versions.at(-1)?.agreed ?? 0
    await query('delete from legal_agreements where user_id = $1', asked.id)
    expect((await record()).versions.at(-1)?.agreed).toBe(first + 1)
    expect((await asked.client.call(getLegalRecord, { params })).status).toBe(404)
  })

  test('administrators see what a person agreed to and when, also of an account without a row', async () => {
    const [admin, person] = [await anAdministrator(server), await aVolunteer(server)]
    const { number } = expectSuccess(await publish(admin.client, 'terms'))
    const agreements = [{ document: 'terms', number } as const]
    expectSuccess(await person.client.call(agreeToLegal, { body: { agreements } }))
    await query("delete from legal_agreements where user_id = $1 and document = 'privacy'", person.id)
    const shown = expectSuccess(await admin.client.call(getPerson, { params: { id: person.id } })).agreements
    expect(shown[0]).toMatchObject({ document: 'terms', number })
    const [{ at } = { at: null }] = await query(
      'select terms_agreed_at as at from users where id = $1',
      person.id,
    )
    expect(shown.filter(({ document }) => document === 'privacy')).toEqual([
      { document: 'privacy', number: 1, textSince: firstTextDay, agreedAt: at.toISOString() },
    ])
  })

  test('of an agreement without a day, only an old one is known to be to the first words', async () => {
    const [admin, person] = [await anAdministrator(server), await aVolunteer(server)]
    const shown = async (agreedAt: string) => {
      const undated = 'update legal_agreements set number = 1, text_since = null, agreed_at = $2'
      await query(`${undated} where user_id = $1`, person.id, agreedAt)
      const answer = expectSuccess(await admin.client.call(getPerson, { params: { id: person.id } }))
      const params = { document: 'terms' } as const
      const { versions } = expectSuccess(await admin.client.call(getLegalRecord, { params }))
      const unknown = versions.find((each) => each.publishedAt === null && each.textSince === null)
      return { days: answer.agreements.map(({ textSince }) => textSince), unknown: unknown?.agreed ?? 0 }
    }
    expect(await shown('2026-11-20')).toEqual({ days: [firstTextDay, firstTextDay], unknown: 0 })
    expect(await shown('2026-11-30')).toEqual({ days: [null, null], unknown: 1 })
  })

  test('a version that does not ask everyone asks no one', async () => {
    const [admin, earlier] = [await anAdministrator(server), await aVolunteer(server)]
    expectSuccess(await publish(admin.client, 'terms', { asksAgreement: false }))
    expect(await readAsked(earlier.client)).toEqual([])
  })

  test('no one can agree to a version that is not the current one', async () => {
    const [admin, person] = [await anAdministrator(server), await aVolunteer(server)]
    const { number } = expectSuccess(await publish(admin.client, 'terms'))
    const agreements = [{ document: 'terms', number: number + 1 } as const]
    expect((await person.client.call(agreeToLegal, { body: { agreements } })).status).toBe(409)
    const stored = 'select from legal_agreements where user_id = $1 and number = $2'
    expect(await query(stored, person.id, number + 1)).toEqual([])
  })

  test('a preview shows the blocks of a text and stores nothing', async () => {
    const { client } = await anAdministrator(server)
    const before = await query('select * from legal_versions')
    const body = { markdown: '[a](javascript:alert(1)) <script>x</script>' }
    const { blocks } = expectSuccess(await client.call(previewLegalText, { body }))
    expect(JSON.stringify(blocks)).not.toContain('href')
    expect(await query('select * from legal_versions')).toEqual(before)
  })
})
