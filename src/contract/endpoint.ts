/** An endpoint as a value: registration, the browser's call, OpenAPI and the access tests are made from it. */
import type { Access } from '#domain/accounts.ts'
import type { RequestCost } from './costs.ts'
import type { ProblemCode } from './problems.ts'
import type { z } from './zod.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Endpoint {
  /** Its name in OpenAPI, unique. */
  id: string
  /** One sentence: what it does. */
  summary: string
  method: Method
  /** With `:name` for each path parameter. */
  path: string
  /** Other documented methods and paths with the same behaviour (decisions A3, A5, A24). */
  aliases?: readonly { method?: Method; path?: string }[]
  access: Access
  /** The refusal for a signed-in caller without the role; `forbidden` unless said. */
  forbidden?: ProblemCode
  /** Waits for a verified e-mail address where the settings ask for one (decision C). */
  needsVerifiedEmail?: true
  /** Asks for the password again where it was not given lately; administrators' writes do unless said. */
  needsFreshPassword?: boolean
  /** The limit of requests that a call takes from; a write takes from `writes` unless said, a read from none. */
  limit?:
    | 'registrations'
    | 'sign-in'
    | 'mails'
    | 'applications'
    | 'projects'
    | 'reviews'
    | 'messages'
    | 'reading'
    | 'verifications'
    | 'nameSuggestions'
    | 'uploads'
    | 'exports'
    | 'checks'
    | 'auditChecks'
    | 'writes'
  /** What a call takes from the limit on all requests, by its query where that decides; `plain` unless said. */
  cost?: RequestCost | ((query: Readonly<Record<string, unknown>>) => RequestCost)
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The body is one file, sent as multipart/form-data in the field `file`. */
  file?: true
  response: z.ZodType
  status?: 200 | 201 | 202
  /** The status of an answer that says of itself that it is pending. */
  pendingStatus?: 202
  /** A bare array, 12 a page, with `Link` and `X-Total-Count` (decision A15). */
  paged?: boolean
  /** The answer is a file to keep, sent as it is read. */
  download?: true
  /** The refusals particular to it, beside those of every endpoint. */
  problems?: readonly ProblemCode[]
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Written<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

/** What a handler gets: the checked parts of the request. */
export interface EndpointInput<E extends Endpoint> {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  file: E['file'] extends true ? Uint8Array : undefined
}

/** What a caller gives: only the parts that the endpoint has. */
export type EndpointRequest<E extends Endpoint> = {
  [Part in 'params' | 'query' | 'body' as E[Part] extends z.ZodType ? Part : never]: Written<E[Part]>
} & (E['file'] extends true ? { file: SentFile } : unknown)

/** What a browser calls a Blob. */
export interface SentFile {
  readonly size: number
  readonly type: string
}

export type EndpointResponse<E extends Endpoint> = z.output<E['response']>

/** Checks that the value is an endpoint and keeps its exact types. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}

/** Whether it asks for the password again where it was not given lately. */
export function needsFreshPassword({
  needsFreshPassword: isSaid,
  access,
  method,
}: Pick<Endpoint, 'needsFreshPassword' | 'method' | 'access'>): boolean {
  return isSaid ?? (access === 'admin' && method !== 'GET')
}

/** Every method and path it answers at, its own first. */
export function addressesOf(endpoint: Endpoint): { method: Method; path: string }[] {
  const own = { method: endpoint.method, path: endpoint.path }
  return [own, ...(endpoint.aliases ?? []).map((alias) => ({ ...own, ...alias }))]
}
