/** An unsent message draft, stored on this device. */
import { loadDraft, removeDraft, saveDraft } from '#web/lib/drafts/drafts.ts'
import { toMessageDraft, type MessageDraft } from './stored-values.ts'

export type DraftOwner = { currentUserId: string; conversationId: string }

const nameOf = ({ currentUserId, conversationId }: DraftOwner) => `message:${currentUserId}:${conversationId}`

/** The stored draft; blank if there is none. */
export function loadMessageDraft(owner: DraftOwner): MessageDraft {
  return toMessageDraft(loadDraft(nameOf(owner))?.values) ?? { text: '', attachments: [] }
}

/** Stores the draft if the browser allows that; removes an empty one. */
export function saveMessageDraft(owner: DraftOwner, written: MessageDraft): void {
  if (written.text.trim() || written.attachments.length > 0) saveDraft(nameOf(owner), written)
  else removeDraft(nameOf(owner))
}
