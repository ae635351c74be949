/** How this process connects to other servers. Only tests replace it. */
import { lookup } from 'node:dns/promises'
import https, { type RequestOptions } from 'node:https'
import type { ClientRequest } from 'node:http'
import { isPublicAddress } from './addresses.ts'

export interface Address {
  address: string
  family: number
}

export interface Outbound {
  /** All addresses of a host name, as this machine resolves it. */
  resolve(host: string): Promise<readonly Address[]>
  /** Whether connecting to an address is allowed. */
  mayConnect(address: string): boolean
  /** Sends a request over TLS and verifies the server's certificate. */
  request(options: RequestOptions): ClientRequest
  port: number
  /** Timeout in milliseconds for the whole fetch: DNS, connections, responses and redirects. */
  timeoutMs: number
}

/** The public internet, and nothing else. */
export const publicInternet: Outbound = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  mayConnect: isPublicAddress,
  request: (options) => https.request(options),
  port: 443,
  timeoutMs: 5000,
}
