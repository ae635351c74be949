import type { FastifyInstance } from 'fastify'
import { removeAvatar, removeLogo, uploadAvatar, uploadLogo } from '#contract/images/images.ts'
import { readStored } from '#server/files/stored.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { acceptFiles } from '#server/http/uploads.ts'
import { addressOf, discardFile, imageOf, logoOf, ownAvatar, storeFile } from './service.ts'

export async function imageRoutes(app: FastifyInstance): Promise<void> {
  await acceptFiles(app, (scope) => {
    route(scope, uploadAvatar, async (ctx, { file }) => ({
      imageUrl: addressOf(await storeFile(ctx, ownAvatar(ctx), file)),
    }))
    route(scope, uploadLogo, async (ctx, { params, file }) => ({
      imageUrl: addressOf(await storeFile(ctx, logoOf(ctx, params.id), file)),
    }))
  })
  route(app, removeAvatar, async (ctx) => {
    await discardFile(ctx, ownAvatar(ctx))
    return { imageUrl: null }
  })
  route(app, removeLogo, async (ctx, { params }) => {
    await discardFile(ctx, logoOf(ctx, params.id))
    return { imageUrl: null }
  })

  // Only people who were shown an image know its name. Serving it needs no session and no database.
  app.get<{ Params: { file: string } }>('/images/:file', async (request, reply) => {
    const [, name] = /^([0-9a-f]{32})\.webp$/.exec(request.params.file) ?? []
    const bytes = name === undefined ? null : await readStored(request.context.config, imageOf(name))
    if (!bytes) throw new Problem('not_found')
    return reply
      .type('image/webp')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', 'private, max-age=31536000, immutable')
      .send(bytes)
  })
}
