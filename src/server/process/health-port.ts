/**
 * Starts the health server on `HEALTH_PORT`: in a thread beside the event loop, or in the process that watches
 * several.
 */
import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Config } from '#server/config/config.ts'
import { productFolder } from '#server/config/product-folder.ts'
import { watchHeartbeats } from './heartbeats.ts'
import { serveHealth } from '#server/http/health-server.ts'
import type { HealthThreadData } from '#server/http/health-thread.ts'
import { describeListenError } from './listening.ts'
import type { MetricsServer } from '#server/metrics/metrics-server.ts'

/** Where `npm run build` puts it. */
const threadFile = path.join(productFolder, 'dist/server/http/health-thread.js')

/** Milliseconds between two updates of the event loop's counter. */
const heartbeatMs = 500

/** Answers health checks for the product at the address until it is closed. Throws startup errors. */
export async function listenForHealth(config: Config, servingAt: string): Promise<MetricsServer | null> {
  const { port, host, stallSeconds } = config.health
  if (port === null) return null
  const readyUrl = readyUrlOf(config, servingAt)
  const start = config.workers > 1 ? startInProcess : startThread
  const server = await start({ host, port, readyUrl, stallSeconds }).catch((error: unknown) => {
    throw describeListenError(error, { host, port }, 'HEALTH_')
  })
  return { url: `http://${urlHost(host)}:${server.port}/health/live`, close: server.close }
}

type HealthServerOptions = Omit<HealthThreadData, 'heartbeats'>

/** This process only watches others, so its event loop is free. */
function startInProcess({ stallSeconds, ...address }: HealthServerOptions) {
  return serveHealth({ ...address, isLive: watchHeartbeats(stallSeconds) })
}

async function startThread(address: HealthServerOptions) {
  const heartbeats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const timer = setInterval(() => Atomics.add(heartbeats, 0, 1), heartbeatMs).unref()
  const data: HealthThreadData = { ...address, heartbeats }
  const thread = new Worker(threadFile, { workerData: data })
  const close = async () => {
    clearInterval(timer)
    await thread.terminate()
  }
  try {
    const messages: unknown[] = await once(thread, 'message')
    const [started] = messages
    // The product keeps serving without it; a monitor notices that it is gone.
    thread.on('error', () => undefined)
    thread.unref()
    const hasPort = typeof started === 'object' && started !== null && 'port' in started
    return { port: hasPort ? Number(started.port) : address.port, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Uses an address at which this machine reaches itself, whatever address the product listens on. */
function readyUrlOf({ host, port }: Config, servingAt: string): string {
  const own = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${urlHost(own)}:${port === 0 ? new URL(servingAt).port : port}/health/ready`
}

const urlHost = (host: string) => (host.includes(':') ? `[${host}]` : host)
