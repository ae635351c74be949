/**
 * Server rendering. The renderer is built from src/web and loaded at run time, so that neither side imports the
 * other.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type {
  ServerRenderedPage,
  RenderServerPage,
  PageRequest,
  RenderFallbackShell,
  FindBrowserScreen,
} from '#contract/page.ts'
import { z } from '#contract/zod.ts'
import { productFolder } from '#server/config/product-folder.ts'
import type { Services } from '#server/context.ts'
import type { Admission, LoadSignals } from '#server/http/limits/admission.ts'
import { createFairSemaphore } from '#server/http/limits/fair-semaphore.ts'
import { clientNetworkOf } from '#server/http/network.ts'
import { hasJustWritten } from '#server/http/replica-reads.ts'
import { createSiteSettings } from './site-settings.ts'
import { createPageCache, type RenderedPage, type RequestTime } from './page-cache.ts'

/** Where `npm run build` puts it. */
const ssrFile = path.join(productFolder, 'dist/web-ssr/entry-server.js')

const isFunction = (value: unknown) => typeof value === 'function'
const renderer = z.object({
  renderSsrPage: z.custom<RenderServerPage>(isFunction),
  renderShell: z.custom<RenderFallbackShell>(isFunction),
  findBrowserScreen: z.custom<FindBrowserScreen>(isFunction),
})

interface PageRenderer {
  /**
   * Null if the browser renders the page: by choice, because rendering failed, or because this process is too busy.
   */
  draw: (request: FastifyRequest, time: RequestTime) => Promise<RenderedPage | null>
  /** The markup of a page until the browser has rendered it. */
  shell: RenderFallbackShell
  /** The code that such a page needs. */
  findBrowserScreen: FindBrowserScreen
}

/** Milliseconds for rendering, including its data; after that, the browser renders the page. */
const timeoutMs = 3000

/**
 * Pages that may wait for rendering, in total and per client: few enough that no one waits longer than a browser
 * would take.
 */
const [maxWaiting, maxWaitingPerClient] = [8, 4]

/** Signals of whether there is time to render a page. */
export type PageSignals = LoadSignals & Pick<Admission, 'countWaiting'>

/** Milliseconds a page may wait. */
const maxWaitMs = 1000

/** Loads the page renderer. */
export async function loadPageRenderer(
  app: FastifyInstance,
  services: Services,
  { loopDelay, isReading, countWaiting }: PageSignals,
): Promise<PageRenderer> {
  const { config, metrics } = services
  const { renderSsrPage, renderShell, findBrowserScreen } = renderer.parse(
    await import(pathToFileURL(ssrFile).href),
  )
  const { pages, shellAbove } = config.load
  const semaphore = createFairSemaphore({
    concurrency: pages,
    maxPerKey: pages,
    waiting: maxWaiting,
    maxWaitingPerKey: maxWaitingPerClient,
    timeoutMs: maxWaitMs,
    isSaturated: isReading,
  })
  const findShared = createPageCache(app, services)
  const settingsAt = createSiteSettings(config)
  const renderWhenReady = async (key: string, render: () => Promise<ServerRenderedPage | null>) => {
    // A client that requests many pages at the same time gets shells, which is faster than waiting for each page.
    const exceedsClientLimit = pages < Infinity && countWaiting(key) > maxWaitingPerClient
    const isShell = exceedsClientLimit || loopDelay() > shellAbove
    const page = isShell ? undefined : await semaphore.run(key, render)
    if (page === undefined) metrics?.countShed('page_shell')
    return page ?? null
  }
  const renderPage: PageRenderer['draw'] = async (request, time) => {
    try {
      const { actor: user, language } = request.context
      const callApi = requestAs(app, request)
      const requested = {
        href: request.url,
        user,
        language,
        takeSite: () => settingsAt(time.at),
        ...time,
        ask: callApi,
      }
      const key = user?.id ?? clientNetworkOf(request.ip)
      const render = async () => {
        const page = await renderWhenReady(key, () => renderSsrPage(requested))
        return page && { ...page, ...time }
      }
      // What others were shown may lack what this visitor has just written.
      const isOwn = user !== null || hasJustWritten(request, config)
      return await withTimeout(timeoutMs, isOwn ? render() : findShared(`${language} ${request.url}`, render))
    } catch (error) {
      request.log.error({ err: error }, 'could not render a page')
      return null
    }
  }
  return { draw: renderPage, shell: cacheShells(renderShell), findBrowserScreen }
}

/** Renders the shell once for each language and heading, and again after the site changed. */
function cacheShells(renderShell: RenderFallbackShell): RenderFallbackShell {
  const shells = new Map<string, string>()
  let shownSite = ''
  return (language, site, heading) => {
    const settings = JSON.stringify([site.name, site.logoUrl])
    if (settings !== shownSite) shells.clear()
    shownSite = settings
    const key = `${language} ${heading ?? ''}`
    const shell = shells.get(key) ?? renderShell(language, site, heading)
    shells.set(key, shell)
    return shell
  }
}

/** Calls the API in this process through the normal request path: same access, same limits, same answers. */
function requestAs(app: FastifyInstance, request: FastifyRequest): PageRequest['ask'] {
  const { cookie, 'accept-language': languages, 'user-agent': agent } = request.headers
  const same = {
    host: 'localhost',
    ...(cookie && { cookie }),
    ...(languages && { 'accept-language': languages }),
    ...(agent && { 'user-agent': agent }),
  }
  return async (url) => {
    const answer = await app.inject({ method: 'GET', url, headers: same, remoteAddress: request.ip })
    const headers: Record<string, string> = {}
    for (const [name, value] of Object.entries(answer.headers)) headers[name] = String(value)
    return { status: answer.statusCode, headers, text: answer.payload }
  }
}

async function withTimeout<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
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
