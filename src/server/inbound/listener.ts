/** Takes in bounces and replies by SMTP, on a port of its own, to addresses that the product signed. */
import { readFileSync } from 'node:fs'
import type { Server } from 'node:net'
import type { SMTPServerDataStream } from 'smtp-server'
import { startupError } from '#server/config/config.ts'
import { clientNetworkOf } from '#server/http/network.ts'
import { describeListenError } from '#server/process/listening.ts'
import { findTarget, maxEmailBytes, takeIn, type InboundServices, type InboundTarget } from './take-in.ts'

export interface InboundServer {
  port: number
  /** Stops accepting, and finishes emails that are being taken in. */
  close(): Promise<void>
}

const [maxConnections, maxConnectionsOfNetwork] = [20, 5]
/** An email about several messages to one person is rare; a report goes to one address. */
const maxRecipients = 5
/** Refused recipients of one connection; then it ends, so that no one tries addresses. */
const maxRefused = 5
/** Milliseconds of silence, of one email from its first byte to the last, of a connection, and for those open at shutdown. */
const patience = { silence: 30_000, email: 60_000, connection: 120_000, shutdown: 3000 }

const refuse = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })
const unknownRecipient = () => refuse(550, '5.1.1 There is no such address here.')
const tooManyRefused = () => refuse(421, '4.7.0 Too many unknown recipients.')
const tooLarge = () => refuse(552, `5.3.4 Emails may have ${maxEmailBytes} bytes.`)
/** The sender keeps the email and tries again. */
const later = () => refuse(451, '4.3.0 Could not take in the email. Try again later.')

/** Starts listening if the settings ask for it; null if they do not. Throws a startup error if it cannot. */
export async function startInboundServer(
  services: InboundServices,
  limits = { connectionMs: patience.connection },
): Promise<InboundServer | null> {
  const { log } = services
  const listener = services.config.inbound?.smtp
  if (!listener) return null
  const { host, port, tls } = listener
  // Of a connection, so that the address was checked once when the sender named it.
  const targets = new Map<string, InboundTarget[]>()
  const senders = new Map<string, string>()
  const refused = new Map<string, number>()
  const running = new Set<Promise<void>>()

  /** Remembers the recipient; the refusal if the product takes no emails there. */
  async function addTarget(id: string, address: string): Promise<Error | null> {
    try {
      const target = await findTarget(services, address)
      if (!target) {
        const count = (refused.get(id) ?? 0) + 1
        refused.set(id, count)
        return count < maxRefused ? unknownRecipient() : tooManyRefused()
      }
      targets.set(id, [...(targets.get(id) ?? []), target])
      return null
    } catch (error) {
      log('could not look up the recipient of an inbound email', error)
      return later()
    }
  }

  /** The refusal if the email could not be taken in. */
  async function takeInStream(
    stream: SMTPServerDataStream,
    { named, sender }: { named: readonly InboundTarget[]; sender: string | null },
  ): Promise<Error | null> {
    try {
      await takeIn(services, named, { raw: await collect(stream), sender })
      return null
    } catch (error) {
      if (error instanceof Error && 'responseCode' in error) return error
      log('could not take in an email', error)
      return later()
    }
  }

  // Most installations take in no email, and loading it takes time at startup.
  const { SMTPServer } = await import('smtp-server')
  const server = new SMTPServer({
    name: services.config.inbound?.domain ?? '',
    banner: 'takes bounces and replies only',
    authOptional: true,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...(tls && { cert: loadFile('INBOUND_TLS_CERT', tls.cert), key: loadFile('INBOUND_TLS_KEY', tls.key) }),
    size: maxEmailBytes,
    maxClients: maxConnections,
    maxRecipients,
    socketTimeout: patience.silence,
    closeTimeout: patience.shutdown,
    disableReverseLookup: true,
    logger: false,
    onMailFrom({ address }, { id }, callback) {
      targets.set(id, [])
      senders.set(id, address)
      callback()
    },
    onRcptTo({ address }, { id }, callback) {
      void (async () => callback(await addTarget(id, address)))()
    },
    onData(stream, { id }, callback) {
      const email = { named: targets.get(id) ?? [], sender: senders.get(id) ?? null }
      targets.delete(id)
      const taking = (async () => callback(await takeInStream(stream, email)))()
      running.add(taking)
      void taking.finally(() => running.delete(taking))
    },
    onClose({ id }) {
      targets.delete(id)
      senders.delete(id)
      refused.delete(id)
    },
  })
  limitSockets(server.server, limits.connectionMs)
  // Connections that break off are no errors of ours.
  server.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, () => {
      server.server.off('error', reject)
      resolve()
    })
  }).catch((error: unknown) => {
    throw describeListenError(error, { host, port }, 'INBOUND_SMTP_')
  })
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await Promise.all(running)
    },
  }
}

/** Ends connections of a network that has too many, and those that last too long, whatever they do. */
function limitSockets(server: Server, maxMs: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const network = clientNetworkOf(socket.remoteAddress ?? '')
    const count = (open.get(network) ?? 0) + 1
    open.set(network, count)
    const timer = setTimeout(() => socket.destroy(), maxMs)
    socket.once('close', () => {
      clearTimeout(timer)
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
    if (count > maxConnectionsOfNetwork) socket.destroy()
  })
}

function loadFile(setting: string, file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw startupError(`Could not read the file in the setting ${setting}.`, error)
  }
}

/** The whole email, as long as it is not too large and comes in time. */
function collect(stream: SMTPServerDataStream): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const timer = setTimeout(() => reject(later()), patience.email)
    stream.on('data', (part: Buffer) => {
      // The rest is read and dropped, as the protocol wants it.
      if (!stream.sizeExceeded) parts.push(part)
    })
    stream.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    stream.on('end', () => {
      clearTimeout(timer)
      if (stream.sizeExceeded) reject(tooLarge())
      else resolve(Buffer.concat(parts))
    })
  })
}
