/** How this process reaches other people's servers. Only tests give another. */
import { lookup } from 'node:dns/promises'
import https, { type RequestOptions } from 'node:https'
import type { ClientRequest } from 'node:http'
import { isPublicAddress } from './addresses.ts'

export interface Address {
  address: string
  family: number
}

export interface Outbound {
  /** All addresses of a name, as this machine knows them. */
  resolve(host: string): Promise<readonly Address[]>
  /** Whether an address may be connected to. */
  mayConnect(address: string): boolean
  /** Sends a request, encrypted and to a server that proves its name. */
  request(options: RequestOptions): ClientRequest
  port: number
  /** Milliseconds for all of one reading: names, connections, answers and where they send on to. */
  longestMs: number
}

/** The public internet, and nothing but it. */
export const internet: Outbound = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  mayConnect: isPublicAddress,
  request: (options) => https.request(options),
  port: 443,
  longestMs: 5000,
}
