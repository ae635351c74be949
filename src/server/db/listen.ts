/**
 * Listens to notification channels, all on one separate connection that reconnects when the database is back.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { isEcho, projectsChannel, siteChannel } from './channels.ts'
import type { Primary } from './primary.ts'
import { guardConnection, markConnecting } from './unavailable.ts'

interface ListenerOptions {
  /** The server, not a pooler, which would lend the connection to others. */
  primary: Primary
  /** How to connect to it. */
  connection: ClientConfig
  /** Milliseconds without an answer after which the server counts as gone. */
  queryTimeoutMs: number
  /** Called before any listener when projects or the site changed, or may have. */
  onChanges?: () => void
}

/** The name of the connection to PostgreSQL, of which each process has one. */
export const listenerName = 'bridge-collective-listen'

/** Channels whose listeners empty caches, which must not be filled again with what was there before. */
const channelsOfChanges: readonly string[] = [projectsChannel, siteChannel]

type OnPayload = (payload: string) => void

/**
 * Calls `onPayload` with each payload, and with an empty one after a reconnect, because notifications may have been
 * missed. Resolves when listening has started; the returned function ends it.
 */
export type Listen = (channel: string, onPayload: OnPayload) => Promise<() => Promise<void>>

const maxRetryDelayMs = 5000
/** How often the connection is tried, in milliseconds. */
const heartbeatMs = 10_000

/** Creates the listener of a database. It is connected while anyone listens. */
export function createListener({ primary, connection, queryTimeoutMs, onChanges }: ListenerOptions): Listen {
  const listeners = new Set<{ channel: string; onPayload: OnPayload }>()
  let current: Promise<Client> | null = null
  let hasMissed = false
  /** Connections that no one needs anymore. */
  const closing = new WeakSet<Client>()

  /** Statements of the connection, one after the other, because the driver deprecates several at a time. */
  let sent: Promise<unknown> = Promise.resolve()
  function run(client: Client, statement: string): Promise<unknown> {
    const running = sent.then(() => client.query(statement))
    sent = running.catch(() => undefined)
    return running
  }
  const send = (client: Client, word: 'listen' | 'unlisten', channel: string) =>
    run(client, `${word} ${client.escapeIdentifier(channel)}`)

  async function connect(): Promise<Client> {
    const client = new Client({
      ...connection,
      connectionString: primary.url(),
      application_name: listenerName,
      keepAlive: true,
    })
    guardConnection(client, { queryTimeoutMs })
    client.on('notification', ({ channel, payload = '' }) => {
      if (channelsOfChanges.includes(channel) && !isEcho(payload)) onChanges?.()
      for (const listener of listeners) if (listener.channel === channel) listener.onPayload(payload)
    })
    try {
      await client.connect()
      await primary.verify(client)
      for (const channel of new Set([...listeners].map((listener) => listener.channel))) {
        await send(client, 'listen', channel)
      }
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    // A machine that lost its power doesn't close its connections; without an answer the guard closes this one.
    const beats = setInterval(() => {
      run(client, 'select').catch(() => undefined)
    }, heartbeatMs).unref()
    client.once('end', () => {
      clearInterval(beats)
      if (closing.has(client)) return
      current = null
      hasMissed = true
      void reconnect()
    })
    if (hasMissed) {
      onChanges?.()
      for (const { onPayload } of listeners) onPayload('')
    }
    hasMissed = false
    return client
  }

  /** The connection, which callers share while it is being opened. */
  function open(): Promise<Client> {
    if (current) return current
    const opening = connect()
    current = opening
    opening.catch(() => {
      if (current === opening) current = null
    })
    return opening
  }

  async function reconnect(): Promise<void> {
    for (let pause = 100; current === null; pause = Math.min(pause * 2, maxRetryDelayMs)) {
      await wait(pause, undefined, { ref: false })
      if (listeners.size === 0) return
      await primary.find()
      await open().catch(() => undefined)
    }
  }

  return async (channel, onPayload) => {
    const listener = { channel, onPayload }
    listeners.add(listener)
    const isUsed = () => [...listeners].some((other) => other.channel === channel)
    try {
      const client = await markConnecting(open())
      await send(client, 'listen', channel)
    } catch (error) {
      listeners.delete(listener)
      throw error
    }
    return async () => {
      if (!listeners.delete(listener) || !current) return
      const client = await current.catch(() => null)
      if (!client) return
      if (listeners.size === 0) {
        current = null
        closing.add(client)
        await client.end().catch(() => undefined)
      }
      // No one waits for this: what still arrives on the channel reaches no listener.
      else if (!isUsed()) void send(client, 'unlisten', channel).catch(() => undefined)
    }
  }
}
