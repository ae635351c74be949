/** Pages that were rendered for a visitor, for the others who ask within a second: never one of a signed-in person. */
import type { FastifyInstance } from 'fastify'
import type { ServerRenderedPage, PageRequest } from '#contract/page.ts'
import type { Services } from '#server/context.ts'
import { systemClock } from '#server/context.ts'
import { projectsChannel } from '#server/db/channels.ts'
import { cacheFor } from './timed-cache.ts'

/** Pages that are held: one takes some 200 kB. */
const maxPages = 100

/** When a page was asked for. */
export type RequestTime = Pick<PageRequest, 'at' | 'year'>

/** A page, and the time that it shows. */
export type RenderedPage = ServerRenderedPage & RequestTime

type Render = () => Promise<RenderedPage | null>

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Holds rendered pages by path and query for as long as the settings say. Of visitors who ask for the same page at the same
 * time, the first has it rendered. All pages are dropped when a project changes, in whichever process, and before this
 * process answers a write that it has done.
 */
export function createPageCache(
  app: FastifyInstance,
  { config, database, now = systemClock }: Services,
): (href: string, render: Render) => Promise<RenderedPage | null> {
  const lifetime = config.load.pageCache
  if (lifetime === 0) return (_, render) => render()
  const pages = cacheFor<RenderedPage | null>({ most: maxPages, lifetime })
  const startListening = () =>
    database.listen(projectsChannel, (payload) => {
      // Texts that the catalog sends to itself change nothing.
      if (!payload.startsWith('echo ')) pages.drop()
    })
  let listening: ReturnType<typeof startListening> | null = null
  app.addHook('onClose', async () => (await listening)?.())
  app.addHook('onSend', async (request, reply) => {
    if (writes.has(request.method) && reply.statusCode < 400) pages.drop()
  })
  return async (href, render) => {
    listening ??= startListening()
    try {
      await listening
    } catch (error) {
      listening = null
      throw error
    }
    const page = await pages.read(href, now(), render)
    // A shell is for the moment in which there was no time for more.
    if (page === null) pages.drop(href)
    return page
  }
}
