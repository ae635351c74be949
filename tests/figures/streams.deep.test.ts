import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { StreamEvent } from '#contract/live/event-stream.ts'
import { createUsedDataFolder, run, type Running } from '#tests/lifecycle/process.ts'
import { startStopwatch, reportMeasurement } from '#tests/support/checks/measurements.ts'
import { openLive, type LiveReader } from '#tests/support/running/live.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { openClient } from '#tests/support/running/server.ts'
import { send, startWith } from '#tests/support/scenarios/messaging.ts'

const streams = Number(process.env['STREAMS'] ?? 500)
const seconds = Number(process.env['STREAM_SECONDS'] ?? 180)
const perSecond = Number(process.env['STREAM_CALLS'] ?? 200)

/** The memory of a process in megabytes. */
function memoryOf({ child }: Running): number {
  const text = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(text)?.[1]) / 1024
}

const at = (share: number, values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

/** The id of the message in an event; null for another event. */
function findMessageId({ kind, data }: StreamEvent): string | null {
  const message: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'message') : null
  const id: unknown = typeof message === 'object' && message !== null ? Reflect.get(message, 'id') : null
  return kind === 'message' && typeof id === 'string' ? id : null
}

const listMessageIds = ({ received }: LiveReader) => received.flatMap((event) => findMessageId(event) ?? [])

/** What is wrong with a stream: an id that does not follow the previous one, or a missing event. */
function listFaults({ received }: LiveReader): string[] {
  const ids = received.flatMap(({ id }) => id ?? [])
  const gaps = ids.flatMap((id, turn) => {
    const before = ids[turn - 1]
    return before === undefined || id === before + 1 ? [] : [`${before} before ${id}`]
  })
  return [...gaps, ...received.filter(({ kind }) => kind === 'reset').map(() => 'reset')]
}

/** Registers this many people, each with their own stream, eight at a time. */
async function createPeople(product: Running): Promise<{ person: Person; reader: LiveReader }[]> {
  const people: { person: Person; reader: LiveReader }[] = []
  const gather = async () => {
    while (people.length < streams) {
      const person = await aVolunteer({ openClient: () => openClient(product.url) })
      const reader = await openLive(product.url, person.client)
      expect(reader.status).toBe(200)
      people.push({ person, reader })
    }
  }
  await Promise.all(Array.from({ length: 8 }, gather))
  return people
}

test('R12 with five hundred live streams the server answers a mixed load, and no event is lost', async () => {
  const product = await run({ DATA_DIR: await createUsedDataFolder() })
  const owner = await anOrganization({ openClient: () => openClient(product.url) })
  const { id: projectId } = await aProject(owner, { maxVolunteers: 50 })
  const ownerStream = await openLive(product.url, owner.client)
  const people = await createPeople(product)

  const sent = new Map<Person, string[]>()
  const conversations = new Map<Person, Promise<string>>()
  const begin = async (person: Person) => {
    await anApplication(person, projectId)
    return (await startWith(person, { organizationId: owner.organizationId, projectId })).id
  }
  /** Applies and starts a conversation the first time, then writes a message. */
  const write = async (person: Person) => {
    const conversation = conversations.get(person) ?? begin(person)
    conversations.set(person, conversation)
    const id = randomUUID()
    const { status } = await send(person, await conversation, { id, content: 'When do we begin?' })
    if (status === 201) sent.set(person, [...(sent.get(person) ?? []), id])
    return status
  }
  const pages = ['/', '/browse', `/project/${projectId}`]
  const calls: ((person: Person, turn: number) => Promise<number>)[] = [
    async ({ client }, turn) => (await client.get(pages[turn % pages.length] ?? '/')).status,
    async ({ client }) => (await client.get('/api/projects')).status,
    async ({ client }) => (await client.get(`/api/projects/${projectId}`)).status,
    async ({ client }) => (await client.get('/api/my-applications')).status,
    async ({ client }) => (await client.get('/api/notifications/unread')).status,
    write,
  ]

  const before = memoryOf(product)
  const took: { page: number[]; call: number[] } = { page: [], call: [] }
  const failed: unknown[] = []
  const begun: Promise<void>[] = []
  const elapsed = startStopwatch()
  for (let turn = 0; elapsed() < seconds; turn += 1) {
    const kind = turn % calls.length
    const { person } = people[Math.floor(turn / calls.length) % people.length] ?? { person: owner }
    const call = calls[kind]
    const watch = startStopwatch()
    const ask = async () => {
      const status = await call?.(person, Math.floor(turn / calls.length)).catch((error: unknown) => error)
      if (typeof status !== 'number' || status >= 400) failed.push(status)
      took[kind === 0 ? 'page' : 'call'].push(watch() * 1000)
    }
    begun.push(ask())
    // At a fixed rate, whether or not the previous request was answered.
    await wait(Math.max(0, (turn + 1) / perSecond - elapsed()) * 1000)
  }
  await Promise.all(begun)
  const growth = memoryOf(product) - before

  const all = [...sent.values()].flat()
  await expect.poll(() => listMessageIds(ownerStream).length).toBeGreaterThanOrEqual(all.length)
  for (const { person, reader } of people) {
    const due = sent.get(person)?.length ?? 0
    await expect.poll(() => listMessageIds(reader).length).toBeGreaterThanOrEqual(due)
  }
  const lost = [
    ...all.filter((id) => !listMessageIds(ownerStream).includes(id)),
    ...people.flatMap(({ person, reader }) => {
      const receivedIds = new Set(listMessageIds(reader))
      return (sent.get(person) ?? []).filter((id) => !receivedIds.has(id))
    }),
  ]
  const faults = [ownerStream, ...people.map(({ reader }) => reader)].flatMap(listFaults)
  const events = [ownerStream, ...people.map(({ reader }) => reader)].flatMap(
    ({ received }) => received,
  ).length
  for (const { reader } of people) reader.cut()
  ownerStream.cut()

  const load = `beside ${streams + 1} streams and ${perSecond} calls a second for ${seconds} s`
  const figure = (about: string, value: number, bound: { unit: 'ms' | 'MB'; most?: number }) =>
    reportMeasurement({ name: 'R12', about: `${about} ${load}`, values: [value], ...bound })
  figure('median of calls', at(0.5, took.call), { unit: 'ms', most: 100 })
  figure('p99 of calls', at(0.99, took.call), { unit: 'ms' })
  figure('median of drawn pages', at(0.5, took.page), { unit: 'ms', most: 100 })
  figure('p99 of drawn pages', at(0.99, took.page), { unit: 'ms' })
  figure('growth of the process', growth, { unit: 'MB' })
  const about = `of ${begun.length} requests failed ${load}`
  reportMeasurement({ name: 'R12', about, values: [failed.length], most: 0 })
  const missing = `of ${events} events lost, doubled or out of order ${load}`
  reportMeasurement({ name: 'R12', about: missing, values: [lost.length + faults.length], most: 0 })
  expect(failed).toEqual([])
  expect(lost).toEqual([])
  expect(faults).toEqual([])
})
