import { expect, test } from 'vitest'
import { useDatabase } from '#tests/support/running/database.ts'
import { transact } from './db.ts'
import { gatherWrites } from './gather-writes.ts'

const database = useDatabase()

/** Gathers texts, and remembers what was written together. */
function gatherTexts() {
  const written: (readonly string[])[] = []
  const texts = gatherWrites<string>(async (_, items) => {
    written.push(items)
  })
  return { written, ...texts }
}

test('what a transaction gathers is written together before it commits, and outside of one immediately', async () => {
  const { written, add } = gatherTexts()
  await transact(database.db, async (tx) => {
    await add(tx, ['one', 'two'])
    await add(tx, [])
    await add(tx, ['three'])
    expect(written).toEqual([])
  })
  await add(database.db, ['four'])
  expect(written).toEqual([['one', 'two', 'three'], ['four']])
})

test('what has to be seen earlier is written earlier, and the rest at the end', async () => {
  const { written, add, flush } = gatherTexts()
  await transact(database.db, async (tx) => {
    await add(tx, ['one'])
    await flush(tx)
    expect(written).toEqual([['one']])
    await add(tx, ['two'])
  })
  expect(written).toEqual([['one'], ['two']])
})

test('a transaction that is undone writes nothing that it gathered, and a nested one only what is its own', async () => {
  const { written, add } = gatherTexts()
  const undone = new Error('undone')
  const failing = transact(database.db, async (tx) => {
    await add(tx, ['lost'])
    throw undone
  })
  await expect(failing).rejects.toBe(undone)
  await transact(database.db, async (tx) => {
    await add(tx, ['outer'])
    const nested = transact(tx, async (inner) => {
      await add(inner, ['lost, too'])
      throw undone
    })
    await expect(nested).rejects.toBe(undone)
    await transact(tx, (inner) => add(inner, ['inner']))
  })
  expect(written).toEqual([['inner'], ['outer']])
})
