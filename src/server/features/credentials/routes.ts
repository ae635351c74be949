import type { FastifyInstance } from 'fastify'
import { getCredential, listMyCredentials, revokeCredential } from '#contract/credentials/credentials.ts'
import { decodeCursor } from '#server/http/lists/cursor.ts'
import { pageOf } from '#server/http/lists/page.ts'
import { route } from '#server/http/route.ts'
import { requireCredential } from './check.ts'
import { installCredentialFiles } from './files.ts'
import { parseCredential } from './open-badge.ts'
import { countOwn, listOwn } from './queries.ts'
import { revoke } from './service.ts'
import { credentialDocumentsCatalog } from './texts/credential-documents-texts.ts'

export function credentialRoutes(app: FastifyInstance): void {
  route(app, getCredential, (ctx, { params }) => requireCredential(ctx, params.id))

  route(app, listMyCredentials, async (ctx, { query }) => {
    const after = decodeCursor(query.cursor)
    return pageOf(await listOwn(ctx.db, ctx.actor.id, after), {
      isFirst: !after,
      keyOf: ({ issuedAt: createdAt, id }) => ({ createdAt, id }),
      present({ id, kind, applicationId, revokedAt, issuedAt, document }) {
        const said = parseCredential(document)
        return {
          id,
          kind,
          name: said?.name ?? credentialDocumentsCatalog.read(ctx.language).unreadable,
          organizationName: said?.organizationName ?? null,
          validFrom: said?.validFrom ?? issuedAt.toISOString(),
          applicationId,
          revokedAt: revokedAt?.toISOString() ?? null,
        }
      },
      count: () => countOwn(ctx.db, ctx.actor.id),
    })
  })

  route(app, revokeCredential, (ctx, { params, body }) => revoke(ctx, params.id, body.reason))

  installCredentialFiles(app)
}
