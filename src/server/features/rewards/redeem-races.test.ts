import { beforeAll, describe, expect, test } from 'vitest'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { insertPerk, perkForm } from '#tests/support/rows/perk-rows.ts'
import { givePoints, listBalances } from '#tests/support/checks/points.ts'
import { aVolunteer, countStatuses, type Person } from '#tests/support/scenarios/scenario.ts'
import { useTwoApps } from '#tests/support/running/second-app.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const send = useTwoApps(server)
const redeem = (person: Person, perkId: string, pointsCost = 100) =>
  send(person.client, ['POST', `/api/perks/${perkId}/redeem`, { pointsCost }])
const findPerk = async (id: string) =>
  (
    await server.database.pool.query(
      `select claimed_count as claimed, (select count(*)::int from redemptions r where r.perk_id = p.id) as stored,
         (select count(*)::int from redemptions r where r.perk_id = p.id and r.points <> p.points_cost) as "otherCost",
         (select count(*)::int from perk_codes c where c.perk_id = p.id and c.taken_at is null) as free
       from perks p where id = $1`,
      [id],
    )
  ).rows[0]

let volunteers: Person[]
let admin: Person
beforeAll(async () => {
  admin = await anAdministrator(server)
  volunteers = await Promise.all(Array.from({ length: 20 }, () => aVolunteer(server)))
})

/** Gives every buyer this many more points, and checks that all accounts are consistent. */
const givePointsToMany = (points: number) =>
  Promise.all(volunteers.map(({ id }) => givePoints(server, id, points)))
const listInconsistentAccounts = async () => {
  const accounts = await listBalances(
    server,
    volunteers.map(({ id }) => id),
  )
  return accounts.filter(({ balance, sum }) => balance !== sum || balance < 0)
}

describe('R7 points', () => {
  test('R7 20 concurrent redemptions with points for one: one succeeds, and the points are spent once', async () => {
    const person = await aVolunteer(server)
    await givePoints(server, person.id, 150)
    const perks = await Promise.all(Array.from({ length: 20 }, () => insertPerk(server.database.db)))
    const answers = await Promise.all(perks.map((id) => redeem(person, id)))
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 19 })
    expect(answers.filter(({ body }) => body.code === 'not_enough_points')).toHaveLength(19)
    expect(await listBalances(server, [person.id])).toEqual([{ balance: 50, sum: 50 }])
  })

  test('R7 the same perk 20 times at the same time is redeemed once, and every refusal says why', async () => {
    const person = await aVolunteer(server)
    await givePoints(server, person.id, 5000)
    const id = await insertPerk(server.database.db)
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(person, id)))
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 19 })
    expect(answers.filter(({ body }) => body.code === 'perk_claimed')).toHaveLength(19)
    expect(await listBalances(server, [person.id])).toEqual([{ balance: 4900, sum: 4900 }])
    expect(await findPerk(id)).toMatchObject({ claimed: 1, stored: 1 })
  })

  test('R7 20 people for three perks: three get one, and no one else pays', async () => {
    for (let round = 0; round < 3; round += 1) {
      await givePointsToMany(100)
      const id = await insertPerk(server.database.db, { stock: 3 })
      const answers = await Promise.all(volunteers.map((person) => redeem(person, id)))
      expect(countStatuses(answers)).toEqual({ 201: 3, 409: 17 })
      expect(await findPerk(id)).toMatchObject({ claimed: 3, stored: 3 })
      expect(await listInconsistentAccounts()).toEqual([])
    }
  })

  test('R7 20 people for two codes: each code is assigned once, including the last one', async () => {
    await givePointsToMany(100)
    const codes = ['LAST-2', 'LAST-1']
    const id = await insertPerk(server.database.db, { codeSource: 'list', codes })
    const answers = await Promise.all(volunteers.map((person) => redeem(person, id)))
    const given = answers.flatMap(({ status, body }) => (status === 201 ? [body.redemption.claimCode] : []))
    expect(given).toHaveLength(2)
    expect(new Set(given)).toEqual(new Set(codes))
    expect(await findPerk(id)).toMatchObject({ claimed: 2, stored: 2, free: 0 })
    expect(await listInconsistentAccounts()).toEqual([])
  })

  test('R7 redemptions during a withdrawal: everyone who paid has a code, and no one pays afterwards', async () => {
    for (let round = 0; round < 5; round += 1) {
      await givePointsToMany(100)
      const id = await insertPerk(server.database.db)
      const [withdrawal, ...answers] = await Promise.all([
        send(admin.client, ['POST', `/api/admin/perks/${id}/withdraw`]),
        ...volunteers.map((person) => redeem(person, id)),
      ])
      expect(withdrawal.status).toBe(200)
      const done = answers.filter(({ status }) => status === 201).length
      const refused = answers.filter(({ body }) => body.code === 'perk_not_offered').length
      expect(done + refused).toBe(20)
      expect(await findPerk(id)).toMatchObject({ claimed: done, stored: done })
      expect(await listInconsistentAccounts()).toEqual([])
    }
  })

  test('R7 redemptions during a price change: no one pays a different price from the one they saw', async () => {
    for (let round = 0; round < 5; round += 1) {
      await givePointsToMany(200)
      const id = await insertPerk(server.database.db)
      const [change, ...answers] = await Promise.all([
        send(admin.client, [
          'PATCH',
          `/api/admin/perks/${id}`,
          { ...perkForm(), pointsCost: 200, version: 1 },
        ]),
        ...volunteers.map((person) => redeem(person, id)),
      ])
      expect(change.status).toBe(200)
      const done = answers.filter(({ status }) => status === 201)
      const refused = answers.filter(({ body }) => body.code === 'perk_cost_changed')
      expect(done.length + refused.length).toBe(20)
      expect(done.every(({ body }) => body.redemption.points === 100)).toBe(true)
      expect(await findPerk(id)).toMatchObject({ claimed: done.length, otherCost: done.length })
      expect(await listInconsistentAccounts()).toEqual([])
    }
  })

  test('R7 codes added while others are assigned: none is lost or assigned twice', async () => {
    await givePointsToMany(100)
    const id = await insertPerk(server.database.db, { codeSource: 'list', codes: ['FIRST-1'] })
    const csv = Array.from({ length: 30 }, (_, index) => `MORE-${index}`).join('\n')
    const [added, ...answers] = await Promise.all([
      send(admin.client, ['POST', `/api/admin/perks/${id}/codes`, { csv }]),
      ...volunteers.map((person) => redeem(person, id)),
    ])
    expect(added.status).toBe(200)
    const given = answers.flatMap(({ status, body }) => (status === 201 ? [body.redemption.claimCode] : []))
    expect(new Set(given).size).toBe(given.length)
    expect(await findPerk(id)).toMatchObject({ claimed: given.length, free: 31 - given.length })
    expect(await listInconsistentAccounts()).toEqual([])
  })
})
