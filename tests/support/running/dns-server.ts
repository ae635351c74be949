import { createSocket } from 'node:dgram'
import dnsPacket, { type Answer } from 'dns-packet'

type Zone = {
  /** TXT records by name; each is a list of strings. */
  texts?: Record<string, string[][]>
  exchanges?: Record<string, { exchange: string; preference: number }[]>
  /** Names whose questions get no answer. */
  silent?: string[]
}

/** A real DNS server on loopback, which answers by UDP. */
export type DnsServer = {
  /** As the setting `DNS_SERVERS` takes it. */
  readonly address: string
  readonly zone: Required<Zone>
  close(): Promise<void>
}

/** Starts a DNS server that knows only these names. Tests may change its zone. */
export async function startDnsServer({
  texts = {},
  exchanges = {},
  silent = [],
}: Zone = {}): Promise<DnsServer> {
  const zone = { texts, exchanges, silent }
  const socket = createSocket('udp4')
  const answer = (type: string, name: string): Answer[] => {
    if (type === 'TXT') return (zone.texts[name] ?? []).map((data) => ({ type: 'TXT', name, ttl: 60, data }))
    if (type === 'MX')
      return (zone.exchanges[name] ?? []).map((data) => ({ type: 'MX', name, ttl: 60, data }))
    return []
  }
  socket.on('message', (message, { port, address }) => {
    const { id, questions = [] } = dnsPacket.decode(message)
    const [question] = questions
    if (!question || zone.silent.includes(question.name.toLowerCase())) return
    const answers = answer(question.type, question.name.toLowerCase())
    const isKnown = question.name.toLowerCase() in { ...zone.texts, ...zone.exchanges }
    const nameError = 3
    const flags = dnsPacket.RECURSION_DESIRED | dnsPacket.RECURSION_AVAILABLE | (isKnown ? 0 : nameError)
    socket.send(
      dnsPacket.encode({ type: 'response', ...(id !== undefined && { id }), flags, questions, answers }),
      port,
      address,
    )
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    zone,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}
