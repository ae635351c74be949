/** An endpoint as a value: registration, the browser's call, OpenAPI and the access tests are made from it. */
import type { Access } from '#domain/accounts.ts'
import type { ProblemCode } from './problems.ts'
import type { z } from './zod.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
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
  params?: Params
  query?: Query
  body?: Body
  response: Response
  status?: 200 | 201
  /** A bare array, 12 a page, with `Link` and `X-Total-Count` (decision A15). */
  paged?: boolean
  /** The refusals particular to it, beside those of every endpoint. */
  problems?: readonly ProblemCode[]
}

/** Checks that the value is an endpoint and keeps its exact types. */
export function defineEndpoint<
  Response extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(endpoint: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return endpoint
}
