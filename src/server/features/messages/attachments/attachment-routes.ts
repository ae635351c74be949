/**
 * Downloads of message files: for the conversation's readers, and for administrators if a message is reported. A file
 * is never rendered as a page.
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { uploadAttachment } from '#contract/messages/messages.ts'
import { idParams } from '#contract/fields.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Config } from '#server/config/config.ts'
import { readStored, type StoredFile } from '#server/files/stored.ts'
import { Problem } from '#server/http/problem.ts'
import { authorize, logErrors } from '#server/http/check-call.ts'
import { route } from '#server/http/route.ts'
import { acceptFiles } from '#server/http/uploads.ts'
import { findAttachment, findReported } from './attachment-queries.ts'
import { uploadMessageFile } from './attachment-service.ts'

export async function attachmentRoutes(app: FastifyInstance): Promise<void> {
  await acceptFiles(app, (scope) => {
    route(scope, uploadAttachment, (ctx, { params, query, file }) =>
      uploadMessageFile(ctx, { conversationId: params.id, name: query.name, sent: file }),
    )
  })

  app.get('/api/attachments/:id', { config: { isFile: true } }, async (request, reply) => {
    const { actor } = request.context
    if (!actor) throw new Problem('unauthorized')
    const found = await findAttachment({ ...request.context, actor }, parseId(request.params))
    return send(reply, request.context.config, found)
  })

  const ofAdmins = '/api/admin/attachments/:id'
  app.get(ofAdmins, { config: { isFile: true } }, async (request, reply) => {
    const { context: ctx } = request
    await authorize({ method: 'GET', path: ofAdmins, access: 'moderator' }, ctx, logErrors(request.log))
    const found = await findReported(ctx.db, parseId(request.params))
    if (!found) throw new Problem('attachment_not_found')
    // Record the access first: if that fails, the file must not be read.
    await recordAudit(ctx.db, {
      actorId: ctx.actor?.id ?? null,
      origin: ctx.origin,
      action: 'message.read_file',
      objectType: 'message',
      objectId: found.messageId,
    })
    return send(reply, ctx.config, found)
  })
}

function parseId(params: unknown): string {
  const requested = idParams.safeParse(params)
  if (!requested.success) throw new Problem('attachment_not_found')
  return requested.data.id
}

/** Images are shown inline on request. A PDF may contain scripts, so it is only ever downloaded. */
async function send(
  reply: FastifyReply,
  config: Config,
  found: (StoredFile & { title: string }) | null,
): Promise<FastifyReply> {
  const bytes = found && (await readStored(config, found))
  if (!bytes) throw new Problem('attachment_not_found')
  const { title, mediaType } = found
  // The plain name is for programs that do not support the encoded one, which contains every character.
  const plain = title.replaceAll(/[^\w.() -]/g, '_')
  const kind = mediaType === 'image/webp' ? 'inline' : 'attachment'
  return reply
    .type(mediaType)
    .header(
      'content-disposition',
      `${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(title).replaceAll(/['()*]/g, escapeCharacter)}`,
    )
    .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
    .header('cache-control', 'private, no-store')
    .send(bytes)
}

const escapeCharacter = (sign: string) => `%${sign.codePointAt(0)?.toString(16).toUpperCase() ?? ''}`
