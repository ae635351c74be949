/** Listens to a notification channel on a separate connection that reconnects when the database is back. */
import { setTimeout as wait } from 'node:timers/promises'
import { Client, type Pool } from 'pg'
import { guardConnection, markConnecting } from './unavailable.ts'

interface ListenOptions {
  pool: Pool
  channel: string
  onPayload: (payload: string) => void
  /** Milliseconds without an answer after which the server counts as gone. */
  queryTimeoutMs: number
}

const maxRetryDelayMs = 5000

/**
 * Calls `hear` with each payload, and with an empty one after a reconnect, because notifications may have been
 * missed. Uses the pool's settings, not its connections. Resolves when listening has started; the returned function
 * ends it.
 */
export async function listen(listening: ListenOptions): Promise<() => Promise<void>> {
  let isStopped = false
  let client = await markConnecting(connect(listening, restartServer))

  function restartServer(): void {
    void (async () => {
      for (let pause = 100; !isStopped; pause = Math.min(pause * 2, maxRetryDelayMs)) {
        await wait(pause, undefined, { ref: false })
        const next = isStopped ? null : await connect(listening, restartServer).catch(() => null)
        if (!next) continue
        client = next
        if (isStopped) await next.end()
        else listening.onPayload('')
        return
      }
    })()
  }

  return async () => {
    isStopped = true
    await client.end().catch(() => undefined)
  }
}

async function connect(
  { pool, channel, onPayload: onMessage, queryTimeoutMs }: ListenOptions,
  reconnect: () => void,
): Promise<Client> {
  const client = new Client({
    ...pool.options,
    application_name: 'bridge-collective-listen',
    keepAlive: true,
  })
  guardConnection(client, queryTimeoutMs)
  client.on('notification', ({ payload }) => onMessage(payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
  client.once('end', reconnect)
  return client
}
