import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listMessages } from '#contract/conversation-messages.ts'
import { useDatabase } from '#tests/support/database.ts'
import { openLive, type LiveReader } from '#tests/support/live.ts'
import { aPartnership } from '#tests/support/messaging.ts'
import { succeeded, type Person } from '#tests/support/scenario.ts'
import { openClient } from '#tests/support/server.ts'
import { makeFolder, run, type Running } from './process.ts'

const seed = Number(process.env['CUT_SEED'] ?? Date.now() % 2 ** 31)

/** Numbers in [0, 1) that a seed decides (mulberry32). */
function makeChance(from: number): () => number {
  let state = from
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const database = useDatabase()

/** Two serving processes on one database. */
async function startTwo(): Promise<[Running, Running]> {
  const settings = { DATABASE_URL: database.url, DATA_DIR: makeFolder() }
  return Promise.all([run(settings), run(settings)])
}

/** Somebody's page: what it heard over all its connections, of which it may lose each. */
function aPage({ client }: Person) {
  const past: LiveReader[] = []
  let reader: LiveReader | null = null
  let last: number | null = null
  const all = () => [...past, ...(reader ? [reader] : [])].flatMap(({ told }) => told)
  const heard = () => all().flatMap(({ kind, data }) => (kind === 'message' ? [contentOf(data)] : []))
  return {
    heard,
    kinds: () => new Set(all().map(({ kind }) => kind)),
    async connect(url: string) {
      reader = await openLive(url, client, last)
      expect(reader.status).toBe(200)
    },
    async cut() {
      reader?.cut()
      await reader?.ended
      if (reader) past.push(reader)
      last = reader?.last ?? last
      reader = null
    },
    /** Waits until a content was heard. */
    async hears(content: string) {
      while (!heard().includes(content)) await reader?.next('message')
    },
    lost: () => reader?.ended,
  }
}

const contentOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'message' in data
    ? contentOf(data.message) || read(data.message)
    : ''
const read = (message: unknown): string =>
  typeof message === 'object' && message !== null && 'content' in message ? String(message.content) : ''

/** Sends a message to a process, and again with the same id where the answer did not come. */
async function say(
  url: string,
  { client }: Person,
  message: { conversation: string; content: string; isCut: boolean },
) {
  const body = JSON.stringify({ id: randomUUID(), content: message.content })
  const sender = openClient(url)
  const send = (signal?: AbortSignal) =>
    sender.send(`/api/conversations/${message.conversation}/messages`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', cookie: `sid=${client.cookies.get('sid')}` },
      ...(signal && { signal }),
    })
  if (message.isCut) {
    const ending = new AbortController()
    const lost = send(ending.signal).catch(() => null)
    setImmediate(() => ending.abort())
    await lost
  }
  expect((await send()).status).toBe(201)
}

/** What the conversation holds, oldest first. */
async function contentsOf({ client }: Person, id: string): Promise<string[]> {
  const contents: string[] = []
  for (let before: number | undefined; before !== 1;) {
    const page = succeeded(
      await client.call(listMessages, { params: { id }, query: before ? { before } : {} }),
    )
    contents.unshift(...page.map(({ content }) => content).toReversed())
    before = page.at(-1)?.position ?? 1
  }
  return contents
}

test(`both sides of a conversation over two processes hear every message once and in order, cut off a hundred times (seed ${seed})`, async () => {
  const chance = makeChance(seed)
  const [first, second] = await startTwo()
  const urls = [first.url, second.url]
  const any = <Thing>(things: readonly [Thing, ...Thing[]]) =>
    things[Math.floor(chance() * things.length)] ?? things[0]
  const url = () => any([first.url, second.url])
  const people = { openClient: () => openClient(first.url) }
  const { volunteer, owner, id: conversation } = await aPartnership(people)
  const sides = [
    { person: volunteer, page: aPage(volunteer) },
    { person: owner, page: aPage(owner) },
  ] as const
  for (const [index, { page }] of sides.entries()) await page.connect(urls[index] ?? first.url)
  const sent: string[] = []
  const speak = async (person: Person) => {
    const content = `Message ${sent.length + 1}`
    sent.push(content)
    await say(url(), person, { conversation, content, isCut: chance() < 0.3 })
  }
  await speak(volunteer)
  for (let cuts = 0; cuts < 100; cuts += 1) {
    const { page } = any(sides)
    const isAway = chance() < 0.5
    // Before, while or after somebody speaks.
    const speaking = chance() < 0.7 ? speak(any(sides).person) : null
    if (chance() < 0.5) await speaking
    await page.cut()
    await speaking
    if (isAway) await speak(any(sides).person)
    await page.connect(url())
  }
  await speak(owner)
  const kept = await contentsOf(volunteer, conversation)
  expect(kept).toEqual(sent)
  for (const { page } of sides) {
    await page.hears(`Message ${sent.length}`)
    expect(page.heard()).toEqual(kept)
    expect(page.kinds()).not.toContain('reset')
    await page.cut()
  }
})

test('R1 a page of a process that is killed goes on at another one, and open streams hold up no end', async () => {
  const [first, second] = await startTwo()
  const people = { openClient: () => openClient(first.url) }
  const { volunteer, owner, id: conversation } = await aPartnership(people)
  const page = aPage(owner)
  await page.connect(second.url)
  const speak = (content: string) => say(first.url, volunteer, { conversation, content, isCut: false })
  await speak('One')
  await page.hears('One')
  second.child.kill('SIGKILL')
  await speak('Two')
  await page.lost()
  await page.cut()
  await speak('Three')
  await page.connect(first.url)
  await page.hears('Three')
  expect(page.heard()).toEqual(['One', 'Two', 'Three'])
  first.child.kill('SIGTERM')
  await page.lost()
  expect(await first.ended).toBe(0)
})
