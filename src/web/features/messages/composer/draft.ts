/** An unsent message draft, stored on this device. */
import { attachment } from '#contract/messages/attachments.ts'
import { z } from '#contract/zod.ts'
import { loadDraft, removeDraft, saveDraft } from '#web/lib/drafts.ts'

const messageDraft = z.object({ text: z.string(), attachments: z.array(attachment).catch([]) })
export type MessageDraft = z.infer<typeof messageDraft>
export type DraftOwner = { currentUserId: string; conversationId: string }

const nameOf = ({ currentUserId, conversationId }: DraftOwner) => `message:${currentUserId}:${conversationId}`

/** The stored draft; blank if there is none. */
export function loadMessageDraft(owner: DraftOwner): MessageDraft {
  return messageDraft.safeParse(loadDraft(nameOf(owner))?.values).data ?? { text: '', attachments: [] }
}

/** Stores the draft if the browser allows that; removes an empty one. */
export function saveMessageDraft(owner: DraftOwner, written: MessageDraft): void {
  if (written.text.trim() || written.attachments.length > 0) saveDraft(nameOf(owner), written)
  else removeDraft(nameOf(owner))
}
