/** What somebody began to write in a conversation: kept on this device until it is sent. */
import { attachment } from '#contract/messages/attachments.ts'
import { z } from '#contract/zod.ts'
import { loadDraft, removeDraft, saveDraft } from '#web/lib/drafts.ts'

const messageDraft = z.object({ text: z.string(), attachments: z.array(attachment).catch([]) })
export type MessageDraft = z.infer<typeof messageDraft>
export type DraftOwner = { currentUserId: string; conversationId: string }

const nameOf = ({ currentUserId, conversationId }: DraftOwner) => `message:${currentUserId}:${conversationId}`

/** What is kept; blank where there is nothing. */
export function loadMessageDraft(owner: DraftOwner): MessageDraft {
  return messageDraft.safeParse(loadDraft(nameOf(owner))?.values).data ?? { text: '', attachments: [] }
}

/** Keeps it, where the browser allows that; nothing is forgotten. */
export function saveMessageDraft(owner: DraftOwner, written: MessageDraft): void {
  if (written.text.trim() || written.attachments.length > 0) saveDraft(nameOf(owner), written)
  else removeDraft(nameOf(owner))
}
