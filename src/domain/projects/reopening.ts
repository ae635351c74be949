/** Which closed projects may take applications again, so that volunteers can ask to be notified (safeguard S14). */
import type { ApplicationsClosedReason } from './projects.ts'

const reopenable: readonly ApplicationsClosedReason[] = ['queue_paused', 'paused', 'full']

/** Whether a closed project may reopen without a new plan of its organization, such as another deadline. */
export function mayReopen(reason: ApplicationsClosedReason): boolean {
  return reopenable.includes(reason)
}
