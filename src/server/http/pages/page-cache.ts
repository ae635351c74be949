/**
 * Caches pages rendered for visitors, so that others who ask within a second get them too; never those of signed-in
 * people.
 */
import type { FastifyInstance } from 'fastify'
import type { ServerRenderedPage, PageRequest } from '#contract/page.ts'
import type { Services } from '#server/context.ts'
import { systemClock } from '#server/context.ts'
import { isEcho, projectsChannel } from '#server/db/channels.ts'
import { onSiteChange } from '#server/site/current-site.ts'
import { cacheFor } from '#server/http/timed-cache.ts'

/** The maximum number of cached pages; one takes about 200 kB. */
const maxPages = 100

/** When a page was requested. */
export type RequestTime = Pick<PageRequest, 'at' | 'year'>

/** A page, and the time and the site that it shows. */
export type RenderedPage = ServerRenderedPage & RequestTime

type Render = () => Promise<RenderedPage | null>

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Caches rendered pages by language, path and query for as long as the settings say. If several visitors request the same page
 * at the same time, it is rendered once. All pages are dropped when a project or the site changes in any process, and before this
 * process answers a successful write.
 */
export function createPageCache(
  app: FastifyInstance,
  { config, database, now = systemClock }: Services,
): (key: string, render: Render) => Promise<RenderedPage | null> {
  const lifetime = config.load.pageCache
  if (lifetime === 0) return (_, render) => render()
  const pages = cacheFor<RenderedPage | null>({ most: maxPages, lifetime })
  const startListening = () =>
    database.listen(projectsChannel, (payload) => {
      // The catalog's own echo notifications do not mean a change.
      if (!isEcho(payload)) pages.drop()
    })
  let listening: ReturnType<typeof startListening> | null = null
  app.addHook('onClose', async () => (await listening)?.())
  const unfollow = onSiteChange(() => pages.drop())
  app.addHook('onClose', async () => unfollow())
  // oxlint-disable-next-line max-params -- a hook that is async makes every response wait a turn
  app.addHook('onSend', (request, reply, payload, done) => {
    if (writes.has(request.method) && reply.statusCode < 400) pages.drop()
    done(null, payload)
  })
  return async (key, render) => {
    listening ??= startListening()
    try {
      await listening
    } catch (error) {
      listening = null
      throw error
    }
    const page = await pages.read(key, now(), render)
    // A shell means that there was no time to render, so the next request should try again.
    if (page === null) pages.drop(key)
    return page
  }
}
