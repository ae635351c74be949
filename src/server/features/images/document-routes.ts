/**
 * The documents of a verification. Unlike images, each can be read only by authorized people, and never as a page.
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { documentParams, listDocuments, removeDocument, uploadDocument } from '#contract/images/documents.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { recordAudit } from '#server/audit/record.ts'
import { hasPowerIn } from '#domain/organizations/members.ts'
import type { DocumentKind } from '#domain/images/files.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { findSentDocuments, listSentDocuments } from '#server/queries/portfolios/sent-documents.ts'
import { readStored } from '#server/files/stored.ts'
import { Problem } from '#server/http/problem.ts'
import { authorize, logErrors } from '#server/http/check-call.ts'
import { route } from '#server/http/route.ts'
import { acceptFiles } from '#server/http/uploads.ts'
import { documentOf, discardFile, storeFile } from './service.ts'

export async function documentRoutes(app: FastifyInstance): Promise<void> {
  await acceptFiles(app, (scope) => {
    route(scope, uploadDocument, async (ctx, { params, file }) => {
      await storeFile(ctx, documentOf(ctx, params), file)
      return sendPresented(ctx.db, params.id)
    })
  })
  route(app, removeDocument, async (ctx, { params }) => {
    await discardFile(ctx, documentOf(ctx, params))
    return sendPresented(ctx.db, params.id)
  })
  route(app, listDocuments, async (ctx, { params }) => {
    if (!hasPowerIn(ctx.actor, params.id, 'organization')) throw new Problem('organization_not_found')
    return sendPresented(ctx.db, params.id)
  })

  app.get(
    '/api/organizations/:id/documents/:kind/file',
    { config: { isFile: true } },
    async (request, reply) => {
      const { actor } = request.context
      if (!actor) throw new Problem('unauthorized')
      const about = readParams(request.params)
      if (!hasPowerIn(actor, about.id, 'organization')) throw new Problem('document_not_found')
      return sendDocument(reply, await find(request.context, about))
    },
  )

  const ofAdmins = '/api/admin/organizations/:id/documents/:kind/file'
  app.get(ofAdmins, { config: { isFile: true } }, async (request, reply) => {
    const { context: ctx } = request
    await authorize({ method: 'GET', path: ofAdmins, access: 'verifier' }, ctx, logErrors(request.log))
    const about = readParams(request.params)
    const document = await find(ctx, about)
    // Recorded first, so that a document that cannot be recorded is not read.
    await recordAudit(ctx.db, {
      actorId: ctx.actor?.id ?? null,
      origin: ctx.origin,
      action: 'document.read',
      objectType: 'organization',
      objectId: about.id,
      after: { kind: about.kind },
    })
    return sendDocument(reply, document)
  })
}

const sendPresented = (db: Db, id: string) => listSentDocuments(db, id, `/api/organizations/${id}/documents`)

function readParams(params: unknown) {
  const requested = documentParams.safeParse(params)
  if (!requested.success) throw new Problem('document_not_found')
  return requested.data
}

type Found = { kind: DocumentKind; isPdf: boolean; bytes: Buffer }

async function find(
  { db, config }: Context<User | null>,
  { id, kind }: { id: string; kind: DocumentKind },
): Promise<Found> {
  const document = (await findSentDocuments(db, id)).find((each) => each.kind === kind)
  const bytes = document && (await readStored(config, document))
  if (!bytes) throw new Problem('document_not_found')
  return { kind, isPdf: document.mediaType === 'application/pdf', bytes }
}

/** Never inline: a PDF may contain scripts, and uploads are not scanned. */
function sendDocument(reply: FastifyReply, { kind, isPdf, bytes }: Found): FastifyReply {
  return reply
    .type(isPdf ? 'application/pdf' : 'image/webp')
    .header('content-disposition', `attachment; filename="${kind}.${isPdf ? 'pdf' : 'webp'}"`)
    .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
    .header('cache-control', 'no-store')
    .send(bytes)
}
