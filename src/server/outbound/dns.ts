/** How this process asks the DNS about the operator's own domains. It asks; it never connects to what it finds. */
import { Resolver } from 'node:dns/promises'
import type { MailExchange } from '#domain/email/mx.ts'
import type { Config } from '#server/config/config.ts'

/** Null if the DNS does not answer; an empty list if there is no such record. */
export interface Dns {
  listTexts(name: string): Promise<string[][] | null>
  listMailExchanges(name: string): Promise<MailExchange[] | null>
}

/** A question waits 1.5 s, later 3 s, and is asked twice, so that an administrator gets an answer in time. */
const patience = { timeout: 1500, tries: 2 }

/** What the DNS says if there is no such name, no such record, or the name can have none. */
const absences = new Set(['ENODATA', 'ENOTFOUND', 'EBADNAME'])

/** Asks the servers of the setting `DNS_SERVERS`, by default those of this machine. */
export function createDns({ dnsServers }: Pick<Config, 'dnsServers'>): Dns {
  const ask = async <Answer>(question: (resolver: Resolver) => Promise<Answer[]>) => {
    const resolver = new Resolver(patience)
    if (dnsServers.length > 0) resolver.setServers(dnsServers)
    try {
      return await question(resolver)
    } catch (error) {
      const isAbsent = error instanceof Error && 'code' in error && absences.has(String(error.code))
      return isAbsent ? [] : null
    }
  }
  return {
    listTexts: (name) => ask((resolver) => resolver.resolveTxt(name)),
    listMailExchanges: (name) => ask((resolver) => resolver.resolveMx(name)),
  }
}
