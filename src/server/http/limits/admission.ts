/** Decides which requests run, wait or are refused, so that a flood from one client delays no one else. */
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { ProblemCode } from '#contract/problems.ts'
import type { Services } from '#server/context.ts'
import type { ShedReason } from '#server/metrics/metrics.ts'
import { clientNetworkOf } from '#server/http/network.ts'
import { Problem } from '#server/http/problem.ts'
import { sessionHashOf } from '#server/http/session.ts'
import type { UnreadRequests } from './connection-limits.ts'
import { createFairSemaphore, type FairSemaphore } from './fair-semaphore.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Releases the request's share of its client's and the process's limits; null while it has none. */
    release: (() => void) | null
  }
}

/** The maximum number of waiting requests: in total, per client, and writes per account. */
const waiting = { all: 1000, client: 200, writes: 20 }

/**
 * Milliseconds a request may wait. Together with the database timeouts, an answer then takes less than 5 s longer.
 */
const maxWaitMs = 2000

/** Unanswered requests per connection: browsers send one after the other. */
const maxPipelinedRequests = 5

/** Sessions whose account is remembered; the oldest are dropped first. */
const maxRememberedSessions = 10_000

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Seconds until a client with too many simultaneous requests may try again. */
const retryAfterSeconds = 1

/**
 * A semaphore that a request passes, the key it counts under, and the reason to record if too many of that key wait.
 */
interface Stage {
  semaphore: FairSemaphore
  key: string
  tooMany: ShedReason
}

/** Signals of how busy the process is. */
export interface LoadSignals extends UnreadRequests {
  /** The delay of the event loop in milliseconds. */
  loopDelay(): number
}

type Hook = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => void

export interface Admission {
  /** Runs before anything is read for a request: waits for its turn, without a database connection. */
  authorize: Hook
  /** Runs when the caller is known. */
  authorizeAccount: Hook
  /** The number of waiting requests of an account or client network. */
  countWaiting(key: string): number
}

/** API calls that this process makes to render a page are part of the page's turn. */
export const isInternalRequest = (request: FastifyRequest): boolean => !(request.raw.socket instanceof Socket)

/** Installs what runs before and after all work; the two hooks surround the one that loads the session. */
export function createAdmission(
  app: FastifyInstance,
  { config, metrics }: Services,
  { loopDelay, isReading }: LoadSignals,
): Admission {
  const { requests, requestsPerClient, writesPerAccount, refuseAbove } = config.load
  const all = createFairSemaphore({
    concurrency: requests,
    maxPerKey: requestsPerClient,
    waiting: waiting.all,
    maxWaitingPerKey: waiting.client,
    timeoutMs: maxWaitMs,
    isSaturated: isReading,
  })
  const writes = createFairSemaphore({
    concurrency: Infinity,
    maxPerKey: writesPerAccount,
    waiting: Infinity,
    maxWaitingPerKey: waiting.writes,
    timeoutMs: maxWaitMs,
  })
  const accounts = rememberRecent(maxRememberedSessions)
  const refuse = (reason: ShedReason, code: ProblemCode, retryAfter?: number) => {
    metrics?.countShed(reason)
    return new Problem(code, undefined, retryAfter)
  }
  const nameOf = (request: FastifyRequest) => sessionHashOf(request, config)?.toString('base64') ?? null
  const accountOf = (request: FastifyRequest) => {
    const name = nameOf(request)
    return name === null ? null : accounts.get(name)
  }

  app.decorateRequest('release', null)
  installPipelineLimit(app, () => metrics?.countShed('pipelined_requests'))
  app.addHook('onRequest', (request, _reply, done) => {
    if (loopDelay() <= refuseAbove || isHealth(request) || isInternalRequest(request)) return done()
    // Writes by signed-in people are the last to be dropped.
    if (isWrite(request) && accountOf(request) !== null) return done()
    done(refuse('late_event_loop', 'unavailable'))
  })
  app.addHook('onSend', (request, ...[, payload, done]) => {
    request.release?.()
    done(null, payload)
  })

  function passStages(
    request: FastifyRequest,
    stages: readonly Stage[],
    done: HookHandlerDoneFunction,
  ): void {
    const [stage, ...later] = stages
    if (!stage) return done()
    stage.semaphore.acquire(stage.key, {
      begin(release) {
        keepUntilAnswered(request, release)
        // Does no work for clients that left while they waited.
        if (request.raw.socket.destroyed) return done(new Problem('unavailable'))
        passStages(request, later, done)
      },
      refuse(because) {
        if (because === 'key') done(refuse(stage.tooMany, 'too_many_requests', retryAfterSeconds))
        else done(refuse('full_queue', 'unavailable'))
      },
    })
  }

  const stagesOf = (request: FastifyRequest, account: string | null): Stage[] => {
    const key = account ?? clientNetworkOf(request.ip)
    const ofAccount: Stage = { semaphore: writes, key, tooMany: 'account_queue' }
    const ofClient: Stage = { semaphore: all, key, tooMany: 'client_queue' }
    // An upload can be as slow as its sender, so it must not block others; each person may send only a few.
    if (request.routeOptions.config.endpoint?.file) return []
    return account !== null && isWrite(request) ? [ofAccount, ofClient] : [ofClient]
  }

  return {
    countWaiting: all.countWaiting,
    authorize(request, _reply, done) {
      if (!needsAdmission(request) || isInternalRequest(request)) return done()
      passStages(request, stagesOf(request, accountOf(request)), done)
    },
    authorizeAccount(request, _reply, done) {
      const { actor } = request.context
      const name = actor && !isInternalRequest(request) ? nameOf(request) : null
      if (!actor || name === null || accounts.get(name) === actor.id) return done()
      accounts.set(name, actor.id)
      if (!needsAdmission(request) || !isWrite(request)) return done()
      // The request was counted under its address; from now on it counts for its account.
      request.release?.()
      passStages(request, stagesOf(request, actor.id), done)
    },
  }
}

const isWrite = ({ method }: FastifyRequest) => !safeMethods.has(method)
const isHealth = ({ url }: FastifyRequest) => url.startsWith('/health/')

/** True if the request needs a known caller or takes work, unlike built files and health checks. */
export function needsAdmission({ is404, routeOptions }: FastifyRequest): boolean {
  const { endpoint, isPage, isFile } = routeOptions.config
  return is404 || isPage === true || isFile === true || endpoint !== undefined
}

function keepUntilAnswered(request: FastifyRequest, release: () => void): void {
  const before = request.release
  request.release = () => {
    request.release = null
    before?.()
    release()
  }
}

/** Closes a connection with too many unanswered requests: the parser can deliver hundreds in one turn. */
function installPipelineLimit(app: FastifyInstance, onTooMany: () => void): void {
  const unanswered = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    if (isInternalRequest(request)) return done()
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > maxPipelinedRequests) {
      if (!socket.destroyed) onTooMany()
      socket.destroy()
      // Nothing else happens to the request, and nothing is answered.
      return void reply.hijack()
    }
    unanswered.set(socket, count)
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    done()
  })
}

/** Remembers the values of a limited number of keys, the most recently set ones. */
function rememberRecent(most: number) {
  const values = new Map<string, string>()
  return {
    get: (key: string) => values.get(key) ?? null,
    set(key: string, value: string) {
      values.delete(key)
      values.set(key, value)
      const [oldest] = values.keys()
      if (values.size > most && oldest !== undefined) values.delete(oldest)
    },
  }
}
