import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginSnapshot, openSession } from '#server/backup/queries.ts'
import { registryLoads } from '#server/db/tables/registry.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { useFolder } from '#tests/support/checks/imports.ts'
import { aBmf, bmfLine, listRegistered, runRegistry } from '#tests/support/scenarios/registry.ts'

const database = useDatabase()
const folder = useFolder()
const root = fileURLToPath(new URL('../../../', import.meta.url))

const rows = 3000
const release = (name: string) =>
  aBmf(...Array.from({ length: rows }, (_, index) => bmfLine(String(100_000_001 + index), name)))

const load = (file: string) => runRegistry(database, ['--bmf', file])

/** Waits until the database reports it. */
async function until(question: string): Promise<void> {
  const ask = async () => (await database.pool.query(`select ${question} as yes`)).rows[0].yes
  await expect.poll(ask).toBe(true)
}
const isLoading =
  "exists (select from pg_stat_activity where application_name = 'bridge-collective registry' and datname = current_database() and query like 'copy%')"

/** A file that makes the loader wait until someone ends it. */
async function openPipe(name: string) {
  const pipe = path.join(folder.path, name)
  spawnSync('mkfifo', [pipe])
  const stream = createWriteStream(pipe)
  stream.on('error', () => undefined)
  return { pipe, stream }
}

describe('loading a register', () => {
  let old: string
  beforeEach(async () => {
    await database.pool.query('truncate registry_loads, registry_files, registry_bmf')
    old = await folder.write('old.csv', release('OLD'))
    await load(old)
  })

  it('readers see the old register or the new one, never a part or a mixture', async () => {
    const seen = new Set<string>()
    let isOver = false
    const read = async () => {
      while (!isOver) {
        const { rows: names } = await database.pool.query<{ shown: string }>(
          "select coalesce(string_agg(distinct name, ' '), 'none') || ' ' || count(*) as shown from registry_bmf",
        )
        seen.add(names[0]?.shown ?? '')
      }
    }
    const readers = [read(), read()]
    const codes = [
      (await load(await folder.write('new.csv', release('NEW')))).code,
      (await load(old)).code,
      (await load(await folder.write('new.csv', release('NEW')))).code,
    ]
    isOver = true
    await Promise.all(readers)
    expect(codes).toEqual([0, 0, 0])
    expect([...seen].filter((notified) => notified !== `OLD ${rows}` && notified !== `NEW ${rows}`)).toEqual(
      [],
    )
    expect(seen.size).toBe(2)
  })

  it('a second load is refused and does not disturb the first one', async () => {
    const { pipe, stream } = await openPipe('first.csv')
    const first = load(pipe)
    stream.write(release('FIRST'))
    await until(isLoading)
    const second = await load(await folder.write('second.csv', release('SECOND')))
    expect([second.code, second.err]).toEqual([
      1,
      'Another load is running. Wait until it ends, then try again.\n',
    ])
    stream.end()
    expect(await first).toMatchObject({ code: 0 })
    expect((await listRegistered(database))[0]).toBe('100000001 FIRST')
  })

  it('a killed load changes nothing, and the next one succeeds', async () => {
    const { pipe, stream } = await openPipe('killed.csv')
    const loader = spawn(process.execPath, ['scripts/run.mjs', 'registry', '--bmf', pipe], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: database.url },
      stdio: 'ignore',
    })
    stream.write(release('KILLED'))
    await until(isLoading)
    loader.kill('SIGKILL')
    await once(loader, 'exit')
    stream.destroy()
    await until(`not ${isLoading}`)
    expect((await listRegistered(database))[0]).toBe('100000001 OLD')
    expect(await database.db.$count(registryLoads)).toBe(1)
    expect(await load(await folder.write('next.csv', release('NEXT')))).toMatchObject({ code: 0 })
    expect((await listRegistered(database))[0]).toBe('100000001 NEXT')
  })

  it('a running backup contains the register as it was', async () => {
    const backup = await openSession(database.url, 'a backup')
    await beginSnapshot(backup)
    const loading = load(await folder.write('new.csv', release('NEW')))
    await until("exists (select from pg_locks where relation = 'registry_bmf'::regclass and not granted)")
    const { rows: seen } = await backup.query('select count(*) as rows, min(name) as name from registry_bmf')
    expect(seen).toEqual([{ rows, name: 'OLD' }])
    await backup.end()
    expect(await loading).toMatchObject({ code: 0 })
    expect((await listRegistered(database))[0]).toBe('100000001 NEW')
  })
})
