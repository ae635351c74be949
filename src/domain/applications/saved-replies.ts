/** Replies that members of an organization save to answer applicants with. */

/** How many an organization can save. */
export const maxSavedReplies = 30

export type SavedReplyRefusal = 'reply_name_taken' | 'too_many_replies'

interface NamedReply {
  id: string
  /** In lower case. */
  key: string
}

/** Why a reply can't be saved beside those that the organization has, or null; `id` is null for a new one. */
export function findSavedReplyRefusal(
  saved: readonly NamedReply[],
  reply: { id: string | null; key: string },
): SavedReplyRefusal | null {
  if (saved.some(({ id, key }) => id !== reply.id && key === reply.key)) return 'reply_name_taken'
  return reply.id === null && saved.length >= maxSavedReplies ? 'too_many_replies' : null
}
