import { describe, expect, onTestFinished, test } from 'vitest'
import { problemOf } from '#server/http/errors.ts'
import { canRun } from '#tests/support/running/debian.ts'
import { debianPostgres, makeServers } from '#tests/support/running/replication.ts'
import { openDatabase } from './db.ts'

describe.skipIf(!canRun(debianPostgres))('a pool whose server turns out to be a standby', () => {
  test('refuses at first, then continues with the primary and keeps no connection to the standby', async () => {
    const servers = makeServers()
    const primary = await servers.startPrimary()
    const standby = await servers.startStandby(primary)
    const database = openDatabase(standby.url, { standbyUrls: [primary.url], poolSize: 2 })
    onTestFinished(() => database.close())
    const { pool, listen } = database
    // More than there are connections, so that some wait while the first are checked.
    const first = await Promise.allSettled(Array.from({ length: 6 }, () => pool.query('select')))
    const codes = first.map((one) => (one.status === 'rejected' ? problemOf(one.reason).code : null))
    expect(codes).toContain('unavailable')
    expect(codes.filter((code) => code !== 'unavailable' && code !== null)).toEqual([])

    const write = async () =>
      pool.query('create table written ()').then(
        () => true,
        () => false,
      )
    await expect.poll(write).toBe(true)
    await Promise.all(Array.from({ length: 6 }, () => pool.query('insert into written default values')))
    expect(pool.totalCount).toBe(pool.idleCount)
    expect(pool.waitingCount).toBe(0)

    const heard: string[] = []
    const stop = await listen('news', (payload) => heard.push(payload))
    await pool.query("select pg_notify('news', 'written')")
    await expect.poll(() => heard).toEqual(['written'])
    await stop()
  })
})
