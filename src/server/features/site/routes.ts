import type { FastifyInstance } from 'fastify'
import {
  changeSite,
  getSiteSettings,
  listStories,
  removeSiteLogo,
  uploadSiteLogo,
} from '#contract/site/site.ts'
import { isSiteIconName } from '#domain/site/icons.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { acceptFiles } from '#server/http/uploads.ts'
import { getSite } from '#server/site/current-site.ts'
import { findIcon } from '#server/site/queries.ts'
import { change, findEditedSite, removeLogo, saveLogo } from './service.ts'

export async function siteRoutes(app: FastifyInstance): Promise<void> {
  route(app, getSiteSettings, findEditedSite)
  route(app, changeSite, (ctx, { body }) => change(ctx, body))
  route(app, removeSiteLogo, removeLogo)
  route(app, listStories, async () => ({ stories: [...getSite().stories] }))
  await acceptFiles(app, (scope) => {
    route(scope, uploadSiteLogo, (ctx, { file }) => saveLogo(ctx, file))
  })

  // Every visitor loads them, before anyone is known.
  app.get<{ Params: { logo: string; file: string } }>('/site-icons/:logo/:file', async (request, reply) => {
    const { logo, file } = request.params
    const [, name = ''] = /^([a-z0-9-]+)\.png$/.exec(file) ?? []
    const isKnown = /^[0-9a-f]{32}$/.test(logo) && isSiteIconName(name)
    const bytes = isKnown ? await findIcon(request.context.db, logo, name) : null
    if (!bytes) throw new Problem('not_found')
    return reply
      .type('image/png')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(bytes)
  })
}
