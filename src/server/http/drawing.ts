/** Pages drawn on the server. What draws them is built of src/web and loaded at run time: neither side knows the other. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DrawnPage, DrawPage, PageRequest, RenderShell } from '#contract/page.ts'
import { z } from '#contract/zod.ts'
import type { Services } from '#server/context.ts'
import type { Admission, LoadSigns } from './admission.ts'
import { makeFairSemaphore } from './fair-semaphore.ts'
import { householdOf } from './network.ts'
import { makePageCache, type RenderedPage, type RequestTime } from './page-cache.ts'

/** Where `npm run build` puts it, seen from dist/server/http and from src/server/http alike. */
const drawingFile = path.join(import.meta.dirname, '../../../dist/web-ssr/draw-page.js')

const isFunction = (value: unknown) => typeof value === 'function'
const drawing = z.object({
  drawPage: z.custom<DrawPage>(isFunction),
  renderShell: z.custom<RenderShell>(isFunction),
})

interface Drawing {
  /** Null where the browser renders the page: by choice, because rendering failed, or because this process is too busy. */
  draw: (request: FastifyRequest, time: RequestTime) => Promise<RenderedPage | null>
  /** The markup of a page until the browser has rendered it. */
  shell: string
}

/** Milliseconds that drawing may take, its data included; the browser draws what takes longer. */
const patience = 3000

/** Pages that wait to be rendered, in all and of one client: so few that no one waits longer than a browser would take. */
const [mostWaiting, mostWaitingOfOne] = [8, 4]

/** What tells whether there is time to render a page. */
export type PageSigns = LoadSigns & Pick<Admission, 'waitingOf'>

/** Milliseconds that one waits. */
const waitingPatience = 1000

/** Loads what renders pages. */
export async function loadDrawing(
  app: FastifyInstance,
  services: Services,
  { loopDelay, isArriving, waitingOf }: PageSigns,
): Promise<Drawing> {
  const { config, metrics } = services
  const { drawPage, renderShell } = drawing.parse(await import(pathToFileURL(drawingFile).href))
  const { pages, shellAbove } = config.load
  const semaphore = makeFairSemaphore({
    atOnce: pages,
    perKey: pages,
    waiting: mostWaiting,
    waitingPerKey: mostWaitingOfOne,
    patience: waitingPatience,
    isCrowded: isArriving,
  })
  const findShared = makePageCache(app, services)
  const renderInTurn = async (key: string, render: () => Promise<DrawnPage | null>) => {
    // Whoever asks for so many pages that their requests wait for each other gets all of them sooner as shells.
    const isTooMuch = pages < Infinity && waitingOf(key) > mostWaitingOfOne
    const isShell = isTooMuch || loopDelay() > shellAbove
    const page = isShell ? undefined : await semaphore.run(key, render)
    if (page === undefined) metrics?.countShed('page_shell')
    return page ?? null
  }
  const draw: Drawing['draw'] = async (request, time) => {
    try {
      const { actor: user } = request.context
      const { contactEmail, publicUrl, reviewRevealDays } = config
      const ask = askAs(app, request)
      const asked = { href: request.url, user, contactEmail, publicUrl, reviewRevealDays, ...time, ask }
      const key = user?.id ?? householdOf(request.ip)
      const render = async () => {
        const page = await renderInTurn(key, () => drawPage(asked))
        return page && { ...page, ...time }
      }
      return await within(patience, user ? render() : findShared(request.url, render))
    } catch (error) {
      request.log.error({ err: error }, 'could not render a page')
      return null
    }
  }
  return { draw, shell: renderShell() }
}

/** Asks the API in this process, by the same way as from outside: same access, same limits, same answers. */
function askAs(app: FastifyInstance, request: FastifyRequest): PageRequest['ask'] {
  const { cookie, 'user-agent': agent } = request.headers
  const same = { host: 'localhost', ...(cookie && { cookie }), ...(agent && { 'user-agent': agent }) }
  return async (url) => {
    const answer = await app.inject({ method: 'GET', url, headers: same, remoteAddress: request.ip })
    const headers: Record<string, string> = {}
    for (const [name, value] of Object.entries(answer.headers)) headers[name] = String(value)
    return { status: answer.statusCode, headers, text: answer.payload }
  }
}

async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not rendered within ${milliseconds} ms`)), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
