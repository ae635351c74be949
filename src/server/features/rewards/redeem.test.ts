import { describe, expect, test } from 'vitest'
import { changePerk, withdrawPerk } from '#contract/rewards/perk-catalog.ts'
import { redeemPerk } from '#contract/rewards/perks.ts'
import { getUserRewards, listPointEntries } from '#contract/rewards/rewards.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { insertPerk, perkForm } from '#tests/support/rows/perk-rows.ts'
import { givePoints, listBalances } from '#tests/support/checks/points.ts'
import { aVolunteer, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

async function aRichVolunteer(points = 300): Promise<Person> {
  const person = await aVolunteer(server)
  await givePoints(server, person.id, points)
  return person
}
const redeem = ({ client }: Person, id: string, pointsCost = 100) =>
  client.call(redeemPerk, { params: { id }, body: { pointsCost } })
const storeOf = async ({ client }: Person) =>
  expectSuccess(await client.call(getUserRewards, { query: {} })).availablePerks
const inStore = async (person: Person, id: string) =>
  (await storeOf(person)).find((perk) => perk.id === id) ?? null
const { rows } = server

describe('redeeming a perk', () => {
  test('spends the points, returns a code, and shows it again only to the person who has it', async () => {
    const [person, other] = [await aRichVolunteer(), await aRichVolunteer()]
    const id = await insertPerk(server.database.db, { title: 'A month of coffee' })
    const answer = await redeem(person, id)
    expect(answer).toMatchObject({
      status: 201,
      body: { balance: 200, redemption: { perkId: id, points: 100 } },
    })
    const { claimCode, redeemedAt } = expectSuccess(answer).redemption
    expect(claimCode).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/)
    expect(await inStore(person, id)).toMatchObject({ claimed: true, claimCode, redeemedAt })
    expect(await inStore(other, id)).toMatchObject({ claimed: false, claimCode: null, redeemedAt: null })
    expect(JSON.stringify(await storeOf(other))).not.toContain(claimCode)
    const [entry] = expectSuccess(await person.client.call(listPointEntries, { query: {} }))
    expect(entry).toMatchObject({
      kind: 'perk',
      points: -100,
      balanceAfter: 200,
      data: { perkId: id, perkTitle: 'A month of coffee' },
    })
  })

  test('creates a notification that links to the store', async () => {
    const person = await aRichVolunteer()
    const id = await insertPerk(server.database.db, { title: 'Five yoga classes' })
    const { claimCode } = expectSuccess(await redeem(person, id)).redemption
    const { body } = await person.client.get('/api/notifications')
    expect(body).toMatchObject([{ kind: 'perk.redeemed', path: '/perks-and-rewards?tab=perks' }])
    expect(JSON.stringify(body)).not.toContain(claimCode)
  })

  test('is recorded in the audit log and as an event, without the code', async () => {
    const person = await aRichVolunteer()
    const id = await insertPerk(server.database.db, { title: 'Five yoga classes' })
    const { claimCode } = expectSuccess(await redeem(person, id)).redemption
    const audit = await rows('select action, after from audit_log where object_id = $1', id)
    expect(audit).toEqual([{ action: 'perk.redeem', after: { points: 100 } }])
    const events = await rows(
      "select data from facts where type = 'perk.redeemed' and subject_id = $1",
      person.id,
    )
    expect(events).toMatchObject([{ data: { perkId: id, points: 100 } }])
    expect(JSON.stringify([audit, events])).not.toContain(claimCode)
  })

  test('works once per person, and the refusal says so', async () => {
    const person = await aRichVolunteer()
    const id = await insertPerk(server.database.db)
    await redeem(person, id)
    expect(await redeem(person, id)).toMatchObject({ status: 409, body: { code: 'perk_claimed' } })
    expect(await listBalances(server, [person.id])).toEqual([{ balance: 200, sum: 200 }])
  })

  test('retried with its Idempotency-Key has one effect and the same code', async () => {
    const person = await aRichVolunteer()
    const id = await insertPerk(server.database.db)
    const again = async () => {
      const response = await person.client.send(`/api/perks/${id}/redeem`, {
        method: 'POST',
        body: JSON.stringify({ pointsCost: 100 }),
        headers: { 'content-type': 'application/json', 'idempotency-key': 'once' },
      })
      return { status: response.status, body: await response.json() }
    }
    const first = await again()
    expect(first.status).toBe(201)
    expect(await again()).toEqual(first)
    expect(await listBalances(server, [person.id])).toEqual([{ balance: 200, sum: 200 }])
  })

  test('is refused without enough points, and then nothing is spent and no code is taken', async () => {
    const person = await aRichVolunteer(99)
    const id = await insertPerk(server.database.db, { codeSource: 'list', codes: ['ONLY-1'] })
    expect(await redeem(person, id)).toMatchObject({ status: 409, body: { code: 'not_enough_points' } })
    expect(await listBalances(server, [person.id])).toEqual([{ balance: 99, sum: 99 }])
    expect(await rows('select from perk_codes where perk_id = $1 and taken_at is null', id)).toHaveLength(1)
  })

  test('requires the cost that the person saw', async () => {
    const person = await aRichVolunteer()
    const id = await insertPerk(server.database.db, { pointsCost: 120 })
    expect(await redeem(person, id)).toMatchObject({ status: 409, body: { code: 'perk_cost_changed' } })
    expect((await redeem(person, id, 120)).status).toBe(201)
  })

  test('assigns the codes of a list in order until none is left', async () => {
    const id = await insertPerk(server.database.db, { codeSource: 'list', codes: ['Z-1', 'A-2'] })
    const codes = []
    for (let turn = 0; turn < 2; turn += 1) {
      codes.push(expectSuccess(await redeem(await aRichVolunteer(), id)).redemption.claimCode)
    }
    expect(codes).toEqual(['Z-1', 'A-2'])
    expect((await redeem(await aRichVolunteer(), id)).body).toMatchObject({ code: 'perk_sold_out' })
  })

  test('refuses drafts and perks outside their dates', async () => {
    const person = await aRichVolunteer()
    const { db } = server.database
    const draft = await insertPerk(db, { state: 'draft' })
    expect(await redeem(person, draft)).toMatchObject({ status: 404, body: { code: 'perk_not_found' } })
    const [past, future] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)]
    for (const window of [{ endsAt: past }, { startsAt: future }]) {
      const id = await insertPerk(db, window)
      expect((await redeem(person, id)).body).toMatchObject({ code: 'perk_not_offered' })
      expect(await inStore(person, id)).toBeNull()
    }
  })
})

describe('the store', () => {
  test('shows current offers, cheapest first, with the number left and the end date', async () => {
    const person = await aVolunteer(server)
    const { db, pool } = server.database
    await pool.query("update perks set state = 'withdrawn', offered_at = now()")
    const endsAt = new Date(Date.now() + 86_400_000)
    const expensive = await insertPerk(db, { pointsCost: 500, stock: 3, endsAt, discount: '20% off' })
    const cheap = await insertPerk(db, { pointsCost: 50, codeSource: 'list', codes: ['A-1', 'B-2'] })
    await insertPerk(db, { state: 'draft' })
    await insertPerk(db, { codeSource: 'list' })
    expect(await storeOf(person)).toMatchObject([
      { id: cheap, pointsCost: 50, left: 2, endsAt: null, discount: null },
      { id: expensive, pointsCost: 500, left: 3, endsAt: endsAt.toISOString(), discount: '20% off' },
    ])
  })

  test('keeps a withdrawn perk for people who have it, at the end, with its code', async () => {
    const [person, admin] = [await aRichVolunteer(), await anAdministrator(server)]
    const id = await insertPerk(server.database.db)
    const { claimCode } = expectSuccess(await redeem(person, id)).redemption
    expect((await admin.client.call(withdrawPerk, { params: { id } })).status).toBe(200)
    expect((await storeOf(person)).at(-1)).toMatchObject({ id, claimed: true, claimCode })
    expect(await inStore(await aVolunteer(server), id)).toBeNull()
    expect((await redeem(await aRichVolunteer(), id)).body).toMatchObject({ code: 'perk_not_offered' })
  })

  test('always shows what a person redeemed, however many offers come before it', async () => {
    const person = await aRichVolunteer(1000)
    const { db, pool } = server.database
    const id = await insertPerk(db, { pointsCost: 900 })
    const { claimCode } = expectSuccess(await redeem(person, id, 900)).redemption
    await pool.query(
      `insert into perks (title, description, provider, category, points_cost, code_source, state, offered_at)
       select 'Filler ' || n, 'Words', 'Somebody', 'learning', 1, 'made', 'offered', now() from generate_series(1, 201) n`,
    )
    expect(await inStore(person, id)).toMatchObject({ claimed: true, claimCode })
    await pool.query("delete from perks where title like 'Filler %'")
  })

  test('shows the new price of a perk to people who have it, and charges nothing more', async () => {
    const [person, admin] = [await aRichVolunteer(), await anAdministrator(server)]
    const id = await insertPerk(server.database.db)
    await redeem(person, id)
    const body = { ...perkForm(), pointsCost: 900, version: 1 }
    expect((await admin.client.call(changePerk, { params: { id }, body })).status).toBe(200)
    expect(await inStore(person, id)).toMatchObject({ claimed: true, pointsCost: 900 })
    expect(await listBalances(server, [person.id])).toEqual([{ balance: 200, sum: 200 }])
  })
})
