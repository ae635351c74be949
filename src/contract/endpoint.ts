/** An endpoint as a value. Registration, the browser's call, OpenAPI and the access tests are derived from it. */
import { isStaffAccess, type Access } from '#domain/accounts/accounts.ts'
import type { RequestCost } from './costs.ts'
import type { ProblemCode } from './problems.ts'
import type { z } from './zod.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type CallLimit =
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
  | 'tableExports'
  | 'personalExports'
  | 'checks'
  | 'auditChecks'
  | 'testEmails'
  | 'writes'

export interface Endpoint {
  /** Its unique name in OpenAPI. */
  id: string
  /** One sentence: what it does. */
  summary: string
  method: Method
  /** With `:name` for each path parameter. */
  path: string
  /** Other documented methods and paths with the same behavior (decisions A3, A5, A24). */
  aliases?: readonly { method?: Method; path?: string }[]
  access: Access
  /** The problem for a signed-in caller without the role; `forbidden` by default. */
  forbidden?: ProblemCode
  /** Requires a verified email address if the settings ask for it (decision C). */
  needsVerifiedEmail?: true
  /** Asks for the password again if it was not entered recently; the default for writes of staff. */
  needsFreshPassword?: boolean
  /** Also answers a person whose account is being deleted; for them all others are refused, or do not know them. */
  whileLeaving?: true
  /**
   * The rate limit that a call counts toward, possibly by its path; `writes` by default for a write, none for a read.
   */
  limit?: CallLimit | ((params: Readonly<Record<string, unknown>>) => CallLimit)
  /**
   * Calls that share the limit `exports`: within its period, those for which this says the same count as one. Further
   * ones count toward `tableExports`.
   */
  countsOncePer?: (params: Readonly<Record<string, unknown>>, body: unknown) => string
  /** A visitor may get an answer that is up to a second old, from a copy of the database; for reads that change nothing. */
  allowsReplica?: true
  /** The cost under the limit on all requests, possibly by the query; `plain` by default. */
  cost?: RequestCost | ((query: Readonly<Record<string, unknown>>) => RequestCost)
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The body is one file, sent as multipart/form-data in the field `file`. */
  file?: true
  response: z.ZodType
  status?: 200 | 201 | 202
  /** The status of a response whose content is marked as pending. */
  pendingStatus?: 202
  /** A plain array, 12 per page, with `Link` and `X-Total-Count` (decision A15). */
  paged?: boolean
  /** The response is a file to download, streamed as it is read. */
  download?: true
  /** The problems specific to it, in addition to those of every endpoint. */
  problems?: readonly ProblemCode[]
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Written<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

/** What a handler receives: the validated parts of the request. */
export interface EndpointInput<E extends Endpoint> {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  file: E['file'] extends true ? Uint8Array : undefined
}

/** What a caller passes: only the parts that the endpoint has. */
export type EndpointRequest<E extends Endpoint> = {
  [Part in 'params' | 'query' | 'body' as E[Part] extends z.ZodType ? Part : never]: Written<E[Part]>
} & (E['file'] extends true ? { file: SentFile } : unknown)

/** What browsers call a Blob. */
export interface SentFile {
  readonly size: number
  readonly type: string
}

export type EndpointResponse<E extends Endpoint> = z.output<E['response']>

/** Checks that the value is an endpoint and keeps its exact types. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}

/** Whether it asks for the password again if it was not entered recently. */
export function needsFreshPassword({
  needsFreshPassword: isSaid,
  access,
  method,
}: Pick<Endpoint, 'needsFreshPassword' | 'method' | 'access'>): boolean {
  return isSaid ?? (isStaffAccess(access) && method !== 'GET')
}

/** Every method and path of the endpoint, its own first. */
export function addressesOf(endpoint: Endpoint): { method: Method; path: string }[] {
  const own = { method: endpoint.method, path: endpoint.path }
  return [own, ...(endpoint.aliases ?? []).map((alias) => ({ ...own, ...alias }))]
}
