import { getEndedSession } from '#contract/accounts/ended-session.ts'
import { call } from '#web/lib/calls/api.ts'
import { removeWordsOf } from '#web/lib/drafts/unsent-words.ts'

/** Removes what someone typed on this device if their session was ended to protect them, and did not merely expire. */
export async function removeWordsOfEnded(): Promise<void> {
  try {
    const { userId } = await call(getEndedSession, {})
    if (userId !== null) removeWordsOf(userId)
  } catch {
    // Without an answer, the words stay until the next start.
  }
}
