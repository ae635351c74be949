/** Which requests are worked on, which wait and which are refused: a flood of one client's keeps no one else waiting. */
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { ProblemCode } from '#contract/problems.ts'
import type { Services } from '#server/context.ts'
import type { ShedReason } from '#server/metrics/metrics.ts'
import type { UnreadRequests } from './connection-limits.ts'
import { createFairSemaphore, type FairSemaphore } from './fair-semaphore.ts'
import { clientNetworkOf } from './network.ts'
import { Problem } from './problem.ts'
import { sessionHashOf } from './session.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives back what the request holds of its client's and the process's share; null while it holds nothing. */
    release: (() => void) | null
  }
}

/** Requests that wait, in all, of one client and of one account's writes. */
const waiting = { all: 1000, client: 200, writes: 20 }

/** Milliseconds that one waits: with the time limits of the database an answer takes less than 5 s longer. */
const maxWaitMs = 2000

/** Unanswered requests of one connection: browsers send one after the other. */
const maxPipelinedRequests = 5

/** Sessions whose account is remembered; of more, those seen last. */
const maxRememberedSessions = 10_000

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Seconds after which someone who asks for too much at the same time may ask again. */
const retryAfterSeconds = 1

/** A semaphore that a request passes, under whose name, and what it means that too many of that name wait. */
interface Stage {
  semaphore: FairSemaphore
  key: string
  tooMany: ShedReason
}

/** What tells how much there is to do. */
export interface LoadSignals extends UnreadRequests {
  /** Milliseconds by which the event loop is late. */
  loopDelay(): number
}

type Hook = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => void

export interface Admission {
  /** Before anything is read for a request: waits for its turn, without a connection to the database. */
  authorize: Hook
  /** Once it is known who asks. */
  authorizeAccount: Hook
  /** How many requests of an account or client network wait. */
  countWaiting(key: string): number
}

/** A page's own calls, which this process sends itself, pass with the page. */
export const isInternalRequest = (request: FastifyRequest): boolean => !(request.raw.socket instanceof Socket)

/** Installs what stands before and after all work; the two hooks go around the one that reads the session. */
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
    // What someone who is known here has written is the last to be lost.
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
        // Whoever left while they waited gets nothing worked out.
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
    // A file comes in as slowly as its sender likes, and must not hold what others wait for; few are taken of a person.
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
      // It came in under the name of its address; from now on it counts as one of its account's.
      request.release?.()
      passStages(request, stagesOf(request, actor.id), done)
    },
  }
}

const isWrite = ({ method }: FastifyRequest) => !safeMethods.has(method)
const isHealth = ({ url }: FastifyRequest) => url.startsWith('/health/')

/** Whether it asks for what somebody has to be known for or that takes work, unlike a file of the build or health. */
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

/** Closes a connection over which more is asked than is answered: the parser hands over hundreds in one turn. */
function installPipelineLimit(app: FastifyInstance, onTooMany: () => void): void {
  const unanswered = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    if (isInternalRequest(request)) return done()
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > maxPipelinedRequests) {
      if (!socket.destroyed) onTooMany()
      socket.destroy()
      // Nothing more happens to it, and nothing is answered.
      return void reply.hijack()
    }
    unanswered.set(socket, count)
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    done()
  })
}

/** Remembers the values of so many keys, those set last. */
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
