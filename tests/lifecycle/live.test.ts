import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listMessages } from '#contract/messages/messages.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { openLive, type LiveReader } from '#tests/support/running/live.ts'
import { aPartnership } from '#tests/support/scenarios/messaging.ts'
import { expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { openClient } from '#tests/support/running/server.ts'
import { makeFolder, run, type Running } from './process.ts'

const seed = Number(process.env['CUT_SEED'] ?? Date.now() % 2 ** 31)

/** Random numbers in [0, 1) from a seed (mulberry32). */
function createRandom(from: number): () => number {
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
async function startTwoProcesses(): Promise<[Running, Running]> {
  const settings = { DATABASE_URL: database.url, DATA_DIR: makeFolder() }
  return Promise.all([run(settings), run(settings)])
}

/** An open page: the events it received over all its connections, any of which may break. */
function openLivePage({ client }: Person) {
  const past: LiveReader[] = []
  let reader: LiveReader | null = null
  let last: number | null = null
  const all = () => [...past, ...(reader ? [reader] : [])].flatMap(({ received }) => received)
  const receivedMessages = () =>
    all().flatMap(({ kind, data }) => (kind === 'message' ? [contentOf(data)] : []))
  return {
    receivedMessages,
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
    /** Waits until a message with this content was received. */
    async waitForMessage(content: string) {
      while (!receivedMessages().includes(content)) await reader?.next('message')
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

/** Sends a message to a process, and sends it again with the same id if no response arrives. */
async function say(
  url: string,
  { client }: Person,
  message: { conversation: string; content: string; isDisconnected: boolean },
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
  if (message.isDisconnected) {
    const ending = new AbortController()
    const lost = send(ending.signal).catch(() => null)
    setImmediate(() => ending.abort())
    await lost
  }
  expect((await send()).status).toBe(201)
}

/** The messages of the conversation, oldest first. */
async function listContents({ client }: Person, id: string): Promise<string[]> {
  const contents: string[] = []
  for (let before: number | undefined; before !== 1;) {
    const page = expectSuccess(
      await client.call(listMessages, { params: { id }, query: before ? { before } : {} }),
    )
    contents.unshift(...page.map(({ content }) => content).toReversed())
    before = page.at(-1)?.position ?? 1
  }
  return contents
}

test(`both sides of a conversation over two processes receive every message once and in order, despite a hundred disconnects (seed ${seed})`, async () => {
  const random = createRandom(seed)
  const [first, second] = await startTwoProcesses()
  const urls = [first.url, second.url]
  const any = <Thing>(things: readonly [Thing, ...Thing[]]) =>
    things[Math.floor(random() * things.length)] ?? things[0]
  const url = () => any([first.url, second.url])
  const people = { openClient: () => openClient(first.url) }
  const { volunteer, owner, id: conversation } = await aPartnership(people)
  const sides = [
    { person: volunteer, page: openLivePage(volunteer) },
    { person: owner, page: openLivePage(owner) },
  ] as const
  for (const [index, { page }] of sides.entries()) await page.connect(urls[index] ?? first.url)
  const sent: string[] = []
  const sendMessages = async (person: Person) => {
    const content = `Message ${sent.length + 1}`
    sent.push(content)
    await say(url(), person, { conversation, content, isDisconnected: random() < 0.3 })
  }
  await sendMessages(volunteer)
  for (let cuts = 0; cuts < 100; cuts += 1) {
    const { page } = any(sides)
    const isDisconnected = random() < 0.5
    // Before, during or after sending.
    const sendingMessages = random() < 0.7 ? sendMessages(any(sides).person) : null
    if (random() < 0.5) await sendingMessages
    await page.cut()
    await sendingMessages
    if (isDisconnected) await sendMessages(any(sides).person)
    await page.connect(url())
  }
  await sendMessages(owner)
  const kept = await listContents(volunteer, conversation)
  expect(kept).toEqual(sent)
  for (const { page } of sides) {
    await page.waitForMessage(`Message ${sent.length}`)
    expect(page.receivedMessages()).toEqual(kept)
    expect(page.kinds()).not.toContain('reset')
    await page.cut()
  }
})

test('R1 a page connected to a killed process continues on another one, and open streams do not delay the shutdown', async () => {
  const [first, second] = await startTwoProcesses()
  const people = { openClient: () => openClient(first.url) }
  const { volunteer, owner, id: conversation } = await aPartnership(people)
  const page = openLivePage(owner)
  await page.connect(second.url)
  const sendMessages = (content: string) =>
    say(first.url, volunteer, { conversation, content, isDisconnected: false })
  await sendMessages('One')
  await page.waitForMessage('One')
  second.child.kill('SIGKILL')
  await sendMessages('Two')
  await page.lost()
  await page.cut()
  await sendMessages('Three')
  await page.connect(first.url)
  await page.waitForMessage('Three')
  expect(page.receivedMessages()).toEqual(['One', 'Two', 'Three'])
  first.child.kill('SIGTERM')
  await page.lost()
  expect(await first.ended).toBe(0)
})
