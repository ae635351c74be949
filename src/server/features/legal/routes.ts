import type { FastifyInstance } from 'fastify'
import {
  agreeToLegal,
  getLegalDocument,
  getLegalRecord,
  getLegalSource,
  listAskedAgreements,
  previewLegalText,
  publishLegalVersion,
} from '#contract/legal/legal.ts'
import { route } from '#server/http/route.ts'
import { parseMarkdown } from './markdown.ts'
import { listAsked } from './queries.ts'
import { agree, findRecord, findSource, findText, publishVersion } from './service.ts'

export function legalRoutes(app: FastifyInstance): void {
  route(app, getLegalDocument, (ctx, { params, query }) => findText(ctx, params.document, query.version))
  route(app, getLegalSource, (ctx, { params }) => findSource(ctx, params.document))
  route(app, getLegalRecord, (ctx, { params }) => findRecord(ctx, params.document))
  route(app, publishLegalVersion, (ctx, { params, body }) => publishVersion(ctx, params.document, body))
  route(app, previewLegalText, async (_ctx, { body }) => ({ blocks: parseMarkdown(body.markdown) }))
  route(app, listAskedAgreements, async ({ db, actor }) => ({ asked: await listAsked(db, actor.id) }))
  route(app, agreeToLegal, async (ctx, { body }) => ({ asked: await agree(ctx, body.agreements) }))
}
