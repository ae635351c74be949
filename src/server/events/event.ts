/** The domain events: what each one stores, and what its handlers also receive. */
import type { AccountDetails, AccountEvents } from './types/accounts.ts'
import type { ApplicationDetails, ApplicationEvents } from './types/applications.ts'
import type { AuthorityDetails, AuthorityEvents } from './types/authority.ts'
import type { InviteEvents } from './types/invites.ts'
import type { MemberDetails, MemberEvents } from './types/members.ts'
import type { MessageDetails, MessageEvents } from './types/messages.ts'
import type { ModerationDetails, ModerationEvents } from './types/moderation.ts'
import type { OrganizationDetails, OrganizationEvents } from './types/organizations.ts'
import type { ProjectDetails, ProjectEvents } from './types/projects.ts'
import type { ReviewDetails, ReviewEvents } from './types/reviews.ts'
import type { RewardDetails, RewardEvents } from './types/rewards.ts'
import type { VerificationDetails, VerificationEvents } from './types/verification.ts'
import type { Db } from '#server/db/db.ts'

interface EventData
  extends
    AccountEvents,
    ApplicationEvents,
    AuthorityEvents,
    InviteEvents,
    MemberEvents,
    MessageEvents,
    ModerationEvents,
    OrganizationEvents,
    ProjectEvents,
    ReviewEvents,
    RewardEvents,
    VerificationEvents {}

/** What handlers also receive. It is not stored with the event: people's texts stay with their application. */
interface EventDetails
  extends
    AccountDetails,
    ApplicationDetails,
    AuthorityDetails,
    MemberDetails,
    MessageDetails,
    ModerationDetails,
    OrganizationDetails,
    ProjectDetails,
    ReviewDetails,
    RewardDetails,
    VerificationDetails {}

export type EventType = keyof EventData
export type DomainEvent = {
  [Type in EventType]: {
    type: Type
    actorId: string | null
    subjectId: string
    data: EventData[Type]
  } & (Type extends keyof EventDetails ? EventDetails[Type] : unknown)
}[EventType]

/** Stores an event and runs its handlers; see `publish.ts`. */
export type Publish = (db: Db, event: DomainEvent) => Promise<void>

/** An event as its handlers receive it, with the id of its row. */
export type EventOf<Type extends EventType> = Extract<DomainEvent, { type: Type }> & { id: number }

/** Runs in the transaction of the event. It publishes further events through its last argument. */
export type EventHandler<Type extends EventType> = (
  db: Db,
  event: EventOf<Type>,
  publish: Publish,
) => Promise<void>

/** Which handlers run for each of these events, in this order. */
export type HandlersOf<Types extends EventType> = {
  readonly [Type in Types]: readonly EventHandler<Type>[]
}
