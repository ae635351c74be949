/** The documents of a verification: unlike images each is read by who may, and never as a page. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  documentParams,
  listDocuments,
  removeDocument,
  uploadDocument,
  type SentDocument,
} from '#contract/documents.ts'
import { isMemberOf } from '#domain/accounts.ts'
import { documentKinds, type DocumentKind } from '#domain/files.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { readStored } from '#server/files/disk.ts'
import { Problem } from '#server/http/problem.ts'
import { route } from '#server/http/route.ts'
import { takeFiles } from '#server/http/uploads.ts'
import * as queries from './queries.ts'
import { documentOf, dropFile, storeFile } from './service.ts'

export async function documentRoutes(app: FastifyInstance): Promise<void> {
  await takeFiles(app, (scope) => {
    route(scope, uploadDocument, async (ctx, { params, file }) => {
      await storeFile(ctx, documentOf(ctx, params), file)
      return tellDocuments(ctx.db, params.id)
    })
  })
  route(app, removeDocument, async (ctx, { params }) => {
    await dropFile(ctx, documentOf(ctx, params))
    return tellDocuments(ctx.db, params.id)
  })
  route(app, listDocuments, async (ctx, { params }) => {
    if (!isMemberOf(ctx.actor, params.id)) throw new Problem('organization_not_found')
    return tellDocuments(ctx.db, params.id)
  })

  app.get(
    '/api/organizations/:id/documents/:kind/file',
    { config: { isFile: true } },
    async (request, reply) => {
      const { actor, ...ctx } = request.context
      if (!actor) throw new Problem('unauthorized')
      const asked = documentParams.safeParse(request.params)
      if (!asked.success || !isMemberOf(actor, asked.data.id)) throw new Problem('document_not_found')
      return sendDocument({ ...ctx, actor }, reply, asked.data)
    },
  )
}

/** What there is, in the order of its kinds. */
async function tellDocuments(db: Db, organizationId: string): Promise<SentDocument[]> {
  const found = await queries.listDocuments(db, organizationId)
  return documentKinds.flatMap((kind) => {
    const document = found.find((each) => each.kind === kind)
    if (!document) return []
    const { mediaType, size, sentAt, sentBy } = document
    return {
      kind,
      isPdf: mediaType === 'application/pdf',
      size,
      sentAt: sentAt.toISOString(),
      sentBy,
      path: `/api/organizations/${organizationId}/documents/${kind}/file`,
    }
  })
}

/** Never inline: a PDF may hold programs, and what people send is not looked into. */
async function sendDocument(
  { db, config }: Context,
  reply: FastifyReply,
  { id, kind }: { id: string; kind: DocumentKind },
): Promise<FastifyReply> {
  const document = (await queries.listDocuments(db, id)).find((each) => each.kind === kind)
  const bytes = document && (await readStored(config, document))
  if (!bytes) throw new Problem('document_not_found')
  const isPdf = document.mediaType === 'application/pdf'
  return reply
    .type(document.mediaType)
    .header('content-disposition', `attachment; filename="${kind}.${isPdf ? 'pdf' : 'webp'}"`)
    .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
    .header('cache-control', 'no-store')
    .send(bytes)
}
