/** How much of the rate limit a request uses. */
import type { FastifyRequest } from 'fastify'
import { requestCosts } from '#contract/costs.ts'

/** Tokens by the kind of request. */
export function getCost({ routeOptions, query }: FastifyRequest): number {
  const { endpoint, isPage } = routeOptions.config
  if (isPage) return requestCosts.page
  const cost = endpoint?.cost ?? 'plain'
  if (typeof cost === 'string') return requestCosts[cost]
  return requestCosts[cost(typeof query === 'object' && query !== null ? { ...query } : {})]
}
