import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { extract } from 'tar-stream'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { command, makeFolder, createUsedDataFolder, run } from '#tests/lifecycle/process.ts'
import { makeEmptyDatabase } from '#tests/support/running/database.ts'
import { reportMeasurement } from '#tests/support/checks/measurements.ts'

/** In percent of the file. */
const step = Number(process.env['CUT_STEP'] ?? 5)
const block = 512

/** Where each file of a tar begins, and where its bytes begin. */
async function listEntryOffsets(tar: Buffer): Promise<number[]> {
  const reader = extract()
  reader.end(tar)
  const entryOffsets: number[] = []
  let at = 0
  for await (const entry of reader) {
    entryOffsets.push(at, at + block)
    at += block + Math.ceil((entry.header.size ?? 0) / block) * block
    entry.resume()
  }
  return entryOffsets
}

async function listTables(url: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    "select relname from pg_class where relnamespace = 'public'::regnamespace",
  )
  await client.end()
  return rows
}

test('R16 a backup truncated at any of many places is refused in one sentence, and nothing changes', async () => {
  const folder = await createUsedDataFolder()
  const product = await run({ DATA_DIR: folder, DEMO_DATA: 'auto' })
  product.child.kill('SIGTERM')
  await product.ended
  mkdirSync(path.join(folder, 'uploads/ab'), { recursive: true })
  writeFileSync(path.join(folder, 'uploads/ab/picture.webp'), 'a picture')
  const file = path.join(makeFolder(), 'whole.tar.gz')
  expect(await command({ DATA_DIR: folder }, 'backup', file)).toMatchObject({ code: 0 })
  const whole = readFileSync(file)
  const tar = gunzipSync(whole)

  const shares = Array.from({ length: Math.ceil(100 / step) }, (_, turn) => turn * step)
  const cuts = [
    ...shares.map((share) => {
      const bytes = whole.subarray(0, Math.floor((whole.length * share) / 100))
      return { what: `at ${share} % of the file`, bytes }
    }),
    { what: 'before its last byte', bytes: whole.subarray(0, -1) },
    // A complete gzip around an incomplete tar: only the product can detect it.
    ...(await listEntryOffsets(tar)).map((at) => {
      return {
        what: `at byte ${at} of ${tar.length} of the tar, packed again`,
        bytes: gzipSync(tar.subarray(0, at)),
      }
    }),
  ]
  const url = await makeEmptyDatabase()
  const target = makeFolder()
  const cut = path.join(makeFolder(), 'cut.tar.gz')
  const wrong: unknown[] = []
  for (const { what, bytes } of cuts) {
    writeFileSync(cut, bytes)
    const { code, out, err } = await command({ DATABASE_URL: url, DATA_DIR: target }, 'restore', cut)
    const isClearError = /^Could not restore the backup \S+: [^\n]+\. Nothing was changed\.\n$/.test(err)
    const left = [
      ...(await listTables(url)),
      ...(existsSync(path.join(target, 'uploads')) ? ['uploads'] : []),
    ]
    if (code !== 1 || out !== '' || !isClearError || left.length > 0)
      wrong.push({ what, code, out, err, left })
  }
  const about = `of ${cuts.length} backups cut off, not refused in one sentence or with something changed`
  reportMeasurement({ name: 'R16', about, values: [wrong.length], most: 0 })
  expect(wrong).toEqual([])
  writeFileSync(cut, whole)
  expect(await command({ DATABASE_URL: url, DATA_DIR: target }, 'restore', cut)).toMatchObject({ code: 0 })
})
