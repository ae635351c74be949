/** Who stands on which side of a conversation, seen by its reader. */
import type { Message } from '#contract/messages/messages.ts'
import type { Conversation } from '#contract/messages/conversations.ts'

export type Participant = Conversation['participants'][number]

type Sides = Pick<Conversation, 'participants' | 'side'>

/** Whom the reader writes to. */
export function otherOf({ participants, side }: Sides): Participant | undefined {
  return participants.find(({ type }) => type !== side)
}

/** Whether somebody of the reader's side wrote it; an organization's members write for one another. */
export const isOfOwnSide = (message: Pick<Message, 'side'>, { side }: Sides): boolean => message.side === side

/** Whether somebody belongs to the side that the reader writes to; all but the volunteer belong to the organization. */
export function isOfOtherSide(userId: string, sides: Sides): boolean {
  const isVolunteer = sides.participants.some(({ id, type }) => type === 'volunteer' && id === userId)
  return isVolunteer !== (sides.side === 'volunteer')
}
