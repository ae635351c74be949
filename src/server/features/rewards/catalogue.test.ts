import { describe, expect, test } from 'vitest'
import {
  addPerkCodes,
  changePerk,
  createPerk,
  getPerk,
  listPerkClaims,
  listPerks,
  offerPerk,
  removePerk,
  withdrawPerk,
} from '#contract/rewards/perk-catalog.ts'
import { perkLimits } from '#domain/rewards/perks.ts'
import { redemptions } from '#server/db/tables/rewards.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { insertPerk, perkForm } from '#tests/support/rows/perk-rows.ts'
import { aVolunteer, insertPerson, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const aPerk = async (admin: Person, form: object = {}) =>
  expectSuccess(await admin.client.call(createPerk, { body: { ...perkForm(), ...form } }))
const load = (admin: Person, id: string, csv: string) =>
  admin.client.call(addPerkCodes, { params: { id }, body: { csv } })
const recorded = async (id: string) =>
  (
    await server.database.pool.query(
      'select action, before, after from audit_log where object_id = $1 order by position',
      [id],
    )
  ).rows
const storedCodes = async (id: string) =>
  (
    await server.database.pool.query('select code from perk_codes where perk_id = $1 order by position', [id])
  ).rows.map(({ code }) => code)

describe('the perk catalog', () => {
  test('stores a new perk as a draft and shows its state', async () => {
    const admin = await anAdministrator(server)
    const perk = await aPerk(admin, { discount: '20% off', stock: 5 })
    expect(perk).toMatchObject({
      state: 'draft',
      standing: 'draft',
      discount: '20% off',
      claimed: 0,
      left: 5,
      codes: null,
      version: 1,
      offeredAt: null,
    })
    expect(await recorded(perk.id)).toEqual([
      { action: 'perk.create', before: null, after: { pointsCost: 100, stock: 5 } },
    ])
  })

  test('reports invalid perk fields by field', async () => {
    const admin = await anAdministrator(server)
    const body = {
      ...perkForm(),
      title: ' ',
      pointsCost: 0.5,
      stock: 0,
      startsAt: '2026-12-02T00:00:00.000Z',
      endsAt: '2026-12-01T00:00:00.000Z',
    }
    const wrong = await admin.client.post('/api/admin/perks', body)
    expect(wrong.status).toBe(422)
    const paths = wrong.body['issues'].map(({ path }: { path: string }) => path)
    expect(new Set(paths)).toEqual(new Set(['title', 'pointsCost', 'stock']))
    const late = await admin.client.post('/api/admin/perks', {
      ...body,
      title: 'x',
      pointsCost: 1,
      stock: 1,
    })
    expect(late.body['issues']).toEqual([{ path: 'endsAt', message: 'The end must be after the start' }])
  })

  test('accepts changes from the version that was read and records the changed fields', async () => {
    const admin = await anAdministrator(server)
    const form = perkForm()
    const { id, version } = await aPerk(admin, form)
    const save = (body: object) => admin.client.patch(`/api/admin/perks/${id}`, { ...form, ...body })
    expect(await save({ version, pointsCost: 250 })).toMatchObject({
      status: 200,
      body: { pointsCost: 250, version: 2 },
    })
    expect(await save({ version, pointsCost: 1 })).toMatchObject({
      status: 409,
      body: { code: 'perk_changed' },
    })
    expect((await recorded(id)).at(-1)).toEqual({
      action: 'perk.change',
      before: { pointsCost: 100, stock: null },
      after: { pointsCost: 250, stock: null, fields: ['pointsCost'] },
    })
    // Saving without changes is not a change.
    expect(await save({ version: 2, pointsCost: 250 })).toMatchObject({ status: 200, body: { version: 2 } })
  })

  test('refuses a stock below the redeemed number, and a new code source after redemptions', async () => {
    const admin = await anAdministrator(server)
    const id = await insertPerk(server.database.db, { claimedCount: 3 })
    const change = (body: object) =>
      admin.client.call(changePerk, { params: { id }, body: { ...perkForm(), version: 1, ...body } })
    expect((await change({ stock: 2 })).body).toMatchObject({
      issues: [{ path: 'stock', message: 'People have already redeemed 3, so it cannot be less' }],
    })
    expect((await change({ codeSource: 'list' })).body).toMatchObject({ code: 'perk_code_source_kept' })
    expect((await change({ stock: 3 })).body).toMatchObject({ left: 0, standing: 'gone' })
  })

  test('lists perks newest first, by state and in pages', async () => {
    const admin = await anAdministrator(server)
    const { db, pool } = server.database
    await pool.query('delete from perks')
    const ids = []
    for (let minute = 0; minute < 14; minute += 1) {
      const createdAt = new Date(Date.UTC(2026, 10, 1, 9, minute))
      ids.unshift(await insertPerk(db, { createdAt, state: minute % 7 === 0 ? 'draft' : 'offered' }))
    }
    const first = await admin.client.call(listPerks, { query: {} })
    expect(expectSuccess(first).map(({ id }) => id)).toEqual(ids.slice(0, 12))
    expect(first.headers.get('x-total-count')).toBe('14')
    const rest = await admin.client.get(/<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '')
    expect(rest.body.map(({ id }: { id: string }) => id)).toEqual(ids.slice(12))
    const drafts = expectSuccess(await admin.client.call(listPerks, { query: { state: 'draft' } }))
    expect(drafts.map(({ id }) => id)).toEqual([ids[6], ids[13]])
  })

  test('can delete a draft with its codes, but nothing that was ever offered', async () => {
    const admin = await anAdministrator(server)
    const { id } = await aPerk(admin, { codeSource: 'list' })
    await load(admin, id, 'ONE-1')
    expect((await admin.client.call(removePerk, { params: { id } })).status).toBe(200)
    expect((await admin.client.call(getPerk, { params: { id } })).body).toMatchObject({
      code: 'perk_not_found',
    })
    const withdrawn = await insertPerk(server.database.db, { state: 'withdrawn' })
    expect(await admin.client.call(removePerk, { params: { id: withdrawn } })).toMatchObject({
      status: 409,
      body: { code: 'perk_not_a_draft' },
    })
  })

  test('can offer a perk once it has codes, withdraw it, and offer it again', async () => {
    const admin = await anAdministrator(server)
    const { id } = await aPerk(admin, { codeSource: 'list' })
    const offer = () => admin.client.call(offerPerk, { params: { id } })
    const withdraw = () => admin.client.call(withdrawPerk, { params: { id } })
    expect((await offer()).body).toMatchObject({ code: 'perk_without_codes' })
    expect((await withdraw()).body).toMatchObject({ code: 'perk_not_offered' })
    await load(admin, id, 'ONE-1')
    const offered = expectSuccess(await offer())
    expect(offered).toMatchObject({ standing: 'offered', left: 1, codes: { loaded: 1, left: 1 } })
    expect((await offer()).body).toMatchObject({ code: 'perk_offered' })
    expect(expectSuccess(await withdraw())).toMatchObject({ standing: 'withdrawn' })
    expect(expectSuccess(await offer())).toMatchObject({ offeredAt: offered.offeredAt })
    expect((await recorded(id)).map(({ action }) => action)).toEqual([
      'perk.create',
      'perk.add_codes',
      'perk.offer',
      'perk.withdraw',
      'perk.offer',
    ])
  })

  test('shows who redeemed a perk with only the end of each code, and records the read', async () => {
    const admin = await anAdministrator(server)
    const { db } = server.database
    const id = await insertPerk(db, { claimedCount: 1 })
    const userId = await insertPerson(db, { firstName: 'Maya', lastName: 'Lindqvist' })
    await db.insert(redemptions).values({ perkId: id, userId, code: '7KQM-2WXP-HB9D', points: 100 })
    const { body } = await admin.client.call(listPerkClaims, { params: { id }, query: {} })
    expect(body).toMatchObject([
      { person: { firstName: 'Maya', lastName: 'Lindqvist' }, points: 100, maskedCode: '••••HB9D' },
    ])
    expect(JSON.stringify(body)).not.toContain('7KQM')
    expect((await recorded(id)).map(({ action }) => action)).toEqual(['perk.read_redemptions'])
  })

  test('returns 404 to anyone who is not an administrator', async () => {
    const volunteer = await aVolunteer(server)
    expect((await volunteer.client.get('/api/admin/perks')).status).toBe(404)
  })
})

describe('codes from a list', () => {
  const aListPerk = async (admin: Person) => (await aPerk(admin, { codeSource: 'list' })).id

  test('can be one per line or in a column named code, with quotes, byte order marks, empty lines and thousands of cells', async () => {
    const admin = await anAdministrator(server)
    const id = await aListPerk(admin)
    expect(expectSuccess(await load(admin, id, '\uFEFFA-1\r\n\r\n"B-2"\r\n')).codes).toEqual({
      loaded: 2,
      left: 2,
    })
    await load(admin, id, 'name,CODE\n"Doe, Jo",C-3\nx,D-4')
    const wide = ',x'.repeat(45_000)
    await load(admin, id, `code${wide}\nE-5${wide}`)
    expect(await storedCodes(id)).toEqual(['A-1', 'B-2', 'C-3', 'D-4', 'E-5'])
  })

  test('are refused as a whole, with the line number of each error', async () => {
    const admin = await anAdministrator(server)
    const id = await aListPerk(admin)
    await load(admin, id, 'A-1')
    const { status, body } = await load(admin, id, '\nNEW-1\n\nA-1\nNEW-1\nx,y')
    expect(status).toBe(422)
    expect(body).toMatchObject({
      issues: [
        { path: 'csv', message: 'Line 4 is a code that this perk already has' },
        { path: 'csv', message: 'Line 5 repeats line 2' },
        { path: 'csv', message: expect.stringMatching(/^Line 6 has more than one cell/) },
      ],
    })
    expect(await storedCodes(id)).toEqual(['A-1'])
  })

  test('with many errors report twenty of them and the total', async () => {
    const admin = await anAdministrator(server)
    const id = await aListPerk(admin)
    const { body } = await load(admin, id, 'a,b\n'.repeat(25))
    expect(body).toMatchObject({ issues: { length: 21, 20: { message: 'and 5 more lines' } } })
  })

  test('have a size limit, and a larger file is refused before anything is saved', async () => {
    const admin = await anAdministrator(server)
    const id = await aListPerk(admin)
    const many = Array.from({ length: perkLimits.codes + 2 }, (_, index) => `CODE-${index}`).join('\n')
    expect((await load(admin, id, many)).status).toBe(422)
    expect((await load(admin, id, 'x'.repeat(perkLimits.csv + 1))).status).toBe(422)
    expect((await load(admin, id, 'x'.repeat(300_000))).status).toBe(413)
    expect((await load(admin, id, '"open')).body).toMatchObject({ issues: [{ path: 'csv' }] })
    expect((await load(admin, id, 'code\n')).body).toMatchObject({
      issues: [{ message: 'It has no codes' }],
    })
    expect(await storedCodes(id)).toEqual([])
  })

  test('cannot be loaded for a perk with generated codes', async () => {
    const admin = await anAdministrator(server)
    const { id } = await aPerk(admin)
    expect((await load(admin, id, 'A-1')).body).toMatchObject({ code: 'perk_codes_made' })
  })
})
