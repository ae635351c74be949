/** What somebody began to write in a conversation: kept on this device until it is sent. */
import { attachment } from '#contract/conversation-messages.ts'
import { z } from '#contract/zod.ts'
import { readDraft, removeDraft, saveDraft } from '#web/lib/drafts.ts'

const begun = z.object({ text: z.string(), attachments: z.array(attachment).catch([]) })
export type Begun = z.infer<typeof begun>
export type DraftOwner = { readerId: string; conversationId: string }

const nameOf = ({ readerId, conversationId }: DraftOwner) => `message:${readerId}:${conversationId}`

/** What is kept; blank where there is nothing. */
export function readBegun(owner: DraftOwner): Begun {
  return begun.safeParse(readDraft(nameOf(owner))?.values).data ?? { text: '', attachments: [] }
}

/** Keeps it, where the browser allows that; nothing is forgotten. */
export function keepBegun(owner: DraftOwner, written: Begun): void {
  if (written.text.trim() || written.attachments.length > 0) saveDraft(nameOf(owner), written)
  else removeDraft(nameOf(owner))
}
