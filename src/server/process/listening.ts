/** The addresses that the product listens on, and the errors if they are not available. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { startupError, type Config } from '#server/config/config.ts'
import { serveMetrics, type MetricsServer } from '#server/metrics/metrics-server.ts'

/** Listens and returns the address that people open. */
export async function listen(app: FastifyInstance, { host, port, publicUrl }: Config): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw describeListenError(error, { host, port })
  }
  const actual = app.server.address()
  return port === 0 && typeof actual === 'object' && actual ? `http://localhost:${actual.port}` : publicUrl
}

/**
 * Throws the startup error if the port is taken, before anything is created. It is free again afterwards, so `listen` may still
 * fail.
 */
export async function requireFreePort({ host, port }: Config): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  try {
    await once(probe.listen({ host, port }), 'listening')
  } catch (error) {
    throw describeListenError(error, { host, port })
  } finally {
    await new Promise((resolve) => probe.close(resolve))
  }
}

/** Serves the metrics; returns their address and a function that stops them. */
export async function listenForMetrics(
  config: Config,
  render: () => Promise<string>,
): Promise<MetricsServer> {
  const address = { host: config.metricsHost, port: config.metricsPort ?? 0 }
  return serveMetrics(address, render).catch((error: unknown) => {
    throw describeListenError(error, address, 'METRICS_')
  })
}

/** The startup error that says what to do; any other error unchanged. */
export function describeListenError(
  error: unknown,
  { host, port }: { host: string; port: number },
  prefix = '',
): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') {
    return startupError(
      `Port ${port} on ${host} is already in use. Stop the program that uses it, or set ${prefix}PORT to another number.`,
    )
  }
  if (code === 'EACCES')
    return startupError(
      `Port ${port} needs more privileges than this user has. Set ${prefix}PORT to a number above 1023.`,
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return startupError(
      `This machine has no address ${host}. Set ${prefix}HOST to one of its addresses, for example 127.0.0.1 or 0.0.0.0.`,
    )
  }
  return error
}
