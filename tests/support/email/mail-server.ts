import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** An email as it arrived. */
export type Received = { readonly from: string; readonly to: readonly string[]; readonly raw: string }

/** A real mail server on loopback that stores what it accepts. */
export type MailServer = {
  readonly port: number
  readonly url: string
  /** Including emails whose sender got no confirmation. */
  readonly received: readonly Received[]
  close(): Promise<void>
}

type Behaviour = Pick<SMTPServerOptions, 'onAuth' | 'onConnect' | 'onMailFrom' | 'onRcptTo' | 'secure'> & {
  port?: number
  /** Called when an email has arrived, before its sender gets a confirmation; what it throws is sent instead. */
  beforeReceipt?: (email: Received, cut: () => void) => Promise<void> | void
}

/** An SMTP error for a handler to throw. */
export function smtpRefusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

/** Starts a mail server; `port` 0 means any free one. */
export async function startMailServer({
  port = 0,
  beforeReceipt,
  ...handlers
}: Behaviour = {}): Promise<MailServer> {
  const received: Received[] = []
  const server: SMTPServer = new SMTPServer({
    authOptional: handlers.onAuth === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
    ...handlers,
    onData(stream, session, callback) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const email = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString(),
        }
        received.push(email)
        const cut = () => {
          for (const connection of server.connections) connection._socket.destroy()
        }
        const notifyReceived = async () => {
          let refusal: Error | null = null
          try {
            await beforeReceipt?.(email, cut)
          } catch (error) {
            refusal = error instanceof Error ? error : new Error(String(error))
          }
          callback(refusal)
        }
        void notifyReceived()
      })
    },
  })
  // Some tests end a connection halfway.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return {
    port: actual,
    url: `smtp://127.0.0.1:${actual}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const connection of server.connections) connection._socket.destroy()
      }),
  }
}

/** The value of a header, unfolded; null if it is missing. */
export function headerOf({ raw }: Received, name: string): string | null {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  const line = head.split('\r\n').find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return line?.slice(name.length + 1).trim() ?? null
}
