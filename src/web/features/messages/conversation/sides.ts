/** Which side of a conversation someone is on, from the reader's view. */
import type { Message } from '#contract/messages/messages.ts'
import type { Conversation } from '#contract/messages/conversations.ts'

export type Participant = Conversation['participants'][number]

type Sides = Pick<Conversation, 'participants' | 'side'>

/** The person or organization the reader writes to. */
export function otherOf({ participants, side }: Sides): Participant | undefined {
  return participants.find(({ type }) => type !== side)
}

/** Whether someone on the reader's side wrote it; an organization's members share one side. */
export const isOfOwnSide = (message: Pick<Message, 'side'>, { side }: Sides): boolean => message.side === side

/** Whether someone is on the other side; everyone except the volunteer belongs to the organization. */
export function isOfOtherSide(userId: string, sides: Sides): boolean {
  const isVolunteer = sides.participants.some(({ id, type }) => type === 'volunteer' && id === userId)
  return isVolunteer !== (sides.side === 'volunteer')
}
