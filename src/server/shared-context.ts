/** What all use cases of a process share: everything in their context that is not about the caller. */
import { createSigner } from './config/secrets.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { systemClock, type Context, type Services } from './context.ts'
import { recommendedCost } from './features/accounts/passwords.ts'
import { createRateLimits } from './http/limits/rate-limits.ts'
import { createDns } from './outbound/dns.ts'
import { publicInternet } from './outbound/outbound.ts'

export type SharedContext = Omit<Context, 'actor' | 'language' | 'origin' | 'authenticatedAt'>

/** The shared part of the context, from the services of the process. */
export function createSharedContext(
  { now = systemClock, outbound = publicInternet, passwordCost = recommendedCost, ...services }: Services,
  log: NonNullable<Services['log']>,
): SharedContext {
  const { config, database } = services
  return {
    db: database.db,
    config,
    now,
    limits: createRateLimits({ ...services, now, log }),
    signer: createSigner(config.secrets),
    outbound,
    dns: createDns(config),
    passwordCost,
  }
}

/**
 * The context of no one, which each request copies and fills. V8 takes several microseconds longer to copy the shared part
 * and add to it.
 */
export const withoutCaller = (shared: SharedContext): Context<User | null> => ({
  ...shared,
  actor: null,
  language: shared.config.defaultLanguage,
  origin: { ip: '', sessionHashPrefix: null, requestId: '' },
  authenticatedAt: null,
})
