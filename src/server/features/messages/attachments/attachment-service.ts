/** Files of messages: uploaded to a conversation before the message is sent, and downloaded by its readers. */
import { createHash } from 'node:crypto'
import type { Attachment } from '#contract/messages/attachments.ts'
import { attachmentLimits } from '#contract/limits.ts'
import { toAttachmentName, findWriteRefusal } from '#domain/messages/messaging.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { saveStored } from '#server/queries/stored-files.ts'
import { prepareDocument } from '#server/files/prepare.ts'
import { writeFile } from '#server/files/write.ts'
import { Problem } from '#server/http/problem.ts'
import { attachmentPath } from '#server/features/messages/message-search.ts'
import { findReached } from '#server/features/messages/search.ts'
import { sideOf } from '#server/features/messages/side.ts'
import { findContactStatus, toContactStatus } from '#server/features/messages/contact-status-queries.ts'
import { insertAttachment } from './attachment-queries.ts'

const most = { files: attachmentLimits.files, bytes: attachmentLimits.accountBytes }

/** Stores a file for an upcoming message of someone who may send one. */
export async function uploadMessageFile(
  ctx: Context,
  { conversationId, name, sent }: { conversationId: string; name: string; sent: Uint8Array },
): Promise<Attachment> {
  const reached = await findReached(ctx, conversationId)
  if (!reached) throw new Problem('conversation_not_found')
  const row = await findContactStatus(ctx.db, reached)
  const refusal = row && findWriteRefusal(toContactStatus(row, sideOf(ctx, reached), ctx.actor))
  if (refusal) throw new Problem(refusal)
  const { bytes, mediaType } = await prepareDocument(sent)
  const fileName = await writeFile(ctx, {
    bytes,
    most,
    row: {
      mediaType,
      sha256: createHash('sha256').update(bytes).digest(),
      purpose: 'attachment',
      ownerId: ctx.actor.id,
      organizationId: reached.organizationId,
    },
  })
  const title = toAttachmentName(name, mediaType)
  const id = await transact(ctx.db, async (db) => {
    if (!(await saveStored(db, fileName, ctx.now()))) throw new Problem('uploads_unavailable')
    return insertAttachment(db, {
      conversationId,
      uploaderId: ctx.actor.id,
      fileName,
      title,
      mediaType,
      size: bytes.length,
      createdAt: ctx.now(),
    })
  })
  return { id, name: title, size: bytes.length, mimeType: mediaType, path: attachmentPath(id) }
}
