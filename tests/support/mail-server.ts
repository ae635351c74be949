import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A letter as it arrived. */
export type Received = { readonly from: string; readonly to: readonly string[]; readonly raw: string }

/** A real mail server on loopback, which keeps what it takes. */
export type MailServer = {
  readonly port: number
  readonly url: string
  /** Also those whose sender was not told that they arrived. */
  readonly received: readonly Received[]
  close(): Promise<void>
}

type Behaviour = Pick<SMTPServerOptions, 'onAuth' | 'onConnect' | 'onMailFrom' | 'onRcptTo' | 'secure'> & {
  port?: number
  /** Called when a letter has arrived, before its sender is told; what it throws is told instead. */
  beforeReceipt?: (letter: Received, cut: () => void) => Promise<void> | void
}

/** A refusal that a handler of the server answers with. */
export function smtpRefusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

/** Starts a mail server; `port` 0 is any free one. */
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
        const letter = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString(),
        }
        received.push(letter)
        const cut = () => {
          for (const connection of server.connections) connection._socket.destroy()
        }
        const tell = async () => {
          let refusal: Error | null = null
          try {
            await beforeReceipt?.(letter, cut)
          } catch (error) {
            refusal = error instanceof Error ? error : new Error(String(error))
          }
          callback(refusal)
        }
        void tell()
      })
    },
  })
  // A connection that ends in the middle is what some tests are about.
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

/** The value of a header, unfolded; null where there is none. */
export function headerOf({ raw }: Received, name: string): string | null {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  const line = head.split('\r\n').find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return line?.slice(name.length + 1).trim() ?? null
}
