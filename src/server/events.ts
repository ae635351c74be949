/**
 * What happened, and who reacts. A service publishes a fact inside its transaction; every reaction runs in that
 * transaction too, so a fact and its consequences are stored together or not at all.
 */
import type { UserType } from '#domain/accounts.ts'
import type { ApplicationSide } from '#domain/applications.ts'
import type { WorkNoticeKind } from '#domain/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { saveOrganization } from '#server/db/lock-organization.ts'
import { insertFact } from '#server/db/facts.ts'
import { foundOrganization } from '#server/features/accounts/queries.ts'
import { saveProfileImage } from '#server/features/accounts/setting-queries.ts'
import * as settlement from '#server/features/applications/settlement.ts'
import { notifyApplicant, notifyMembers, type Notice } from '#server/features/notifications/queries.ts'
import { countRatings } from '#server/features/projects/rating-queries.ts'
import { publishVerified } from '#server/features/projects/waiting.ts'
import { mailVerification } from '#server/features/accounts/letters.ts'
import { mailApplicant, mailMembers } from '#server/mail/send.ts'
import * as administration from './administration-reactions.ts'
import * as authority from './authority-reactions.ts'
import { credentialOfWork, credentialReactions, type CredentialFacts } from './credential-reactions.ts'
import * as members from './member-reactions.ts'
import { messageReactions, type MessageFacts, type MessageTold } from './message-reactions.ts'
import * as moderation from './moderation-reactions.ts'
import { projectReactions, type ScopeFacts } from './project-reactions.ts'
import * as reviewCases from './review-case-reactions.ts'
import { rewardReactions, settleAfter, type RewardFacts, type RewardTold } from './reward-reactions.ts'
import { securityReactions, type SecurityFacts } from './security-reactions.ts'
import type { ApplicationData, HourFacts, ProjectFacts, ReviewFacts } from './work-facts.ts'
import { judgeAfter } from './standing-reactions.ts'
import * as verification from './verification-reactions.ts'

interface Facts
  extends
    members.MemberFacts,
    ProjectFacts,
    ScopeFacts,
    moderation.ModerationFacts,
    SecurityFacts,
    verification.VerificationFacts,
    administration.AdministrationFacts,
    ReviewFacts,
    reviewCases.ReviewCaseFacts,
    RewardFacts,
    CredentialFacts,
    MessageFacts,
    HourFacts {
  'account.registered': Record<never, never>
  'account.onboarded': { userType: UserType }
  'account.email_verified': Record<never, never>
  'account.email_change_asked': Record<never, never>
  'account.email_changed': Record<never, never>
  'account.email_kept': Record<never, never>
  /** Somebody in no organization begins one of their own. */
  'account.became_organization': Record<never, never>
  /** Its subject is the account. */
  'volunteer.profile_created': Record<never, never>
  'volunteer.profile_edited': { fields: string[] }
  'organization.named': { name: string }
  'organization.edited': { fields: string[] }
  /** Another name or EIN: what was verified is not so any more (A14). */
  'organization.mark_dropped': Record<never, never>
  'account.image_changed': Record<never, never>
  'organization.logo_changed': Record<never, never>
  'application.received': ApplicationData
  'application.accepted': ApplicationData
  'application.declined': ApplicationData
  'application.withdrawn': ApplicationData & { endedBy: ApplicationSide }
  'application.completed': ApplicationData
}

/** What reactions are told beside the record, which keeps none of it: people's words stand with their application. */
interface Told
  extends
    moderation.ModerationTold,
    verification.VerificationTold,
    administration.AdministrationTold,
    reviewCases.ReviewCaseTold,
    MessageTold,
    RewardTold {
  'organization.claimed': { at: Date }
  'member.joined': { at: Date }
  /** Whoever is told the address of an image can read it. */
  'account.image_changed': { imageUrl: string | null }
  'organization.logo_changed': { imageUrl: string | null }
  'project.completed': Pick<settlement.Completion, 'leaveOut' | 'at'>
}

export type FactType = keyof Facts
export type Fact = {
  [Type in FactType]: {
    type: Type
    actorId: string | null
    subjectId: string
    data: Facts[Type]
  } & (Type extends keyof Told ? Told[Type] : unknown)
}[FactType]

type Reaction<Type extends FactType> = (
  db: Db,
  fact: Extract<Fact, { type: Type }> & { id: number },
) => Promise<void>

/** Who reacts to what, in this order; a fact without a reaction is only recorded. */
const reactions: { [Type in FactType]: Reaction<Type>[] } = {
  'account.onboarded': [foundOnboardedOrganization],
  'account.became_organization': [(db, { subjectId }) => foundOrganization(db, subjectId)],
  'account.registered': [mailVerification],
  ...securityReactions,
  ...moderation.moderationReactions,
  'account.suspended': [suspendVolunteer, moderation.mailPerson],
  'account.email_verified': [],
  'account.email_change_asked': [],
  'account.email_changed': [],
  'account.email_kept': [],
  'account.image_changed': [(db, fact) => saveProfileImage(db, fact.subjectId, fact.imageUrl)],
  'volunteer.profile_created': [],
  'volunteer.profile_edited': [],
  'organization.named': [],
  'organization.edited': [(db, fact) => authority.dropOutdated(db, fact, publish)],
  'organization.mark_dropped': [verification.suspendChanged],
  'verification.asked': [verification.saveProfile, (db, fact) => authority.dropOutdated(db, fact, publish)],
  'verification.confirmed': [verification.tellConfirmed, (db, fact) => publishVerified(db, fact, publish)],
  'verification.suspended': [verification.dropMark, verification.tellSuspended],
  ...administration.administrationReactions,
  'verification.approved': [
    ...administration.administrationReactions['verification.approved'],
    // Which administrator it was is nothing to those who read the history.
    (db, fact) => publishVerified(db, { ...fact, actorId: null }, publish),
  ],
  'organization.handed_over': [members.tellNewRole],
  'organization.claim_asked': [],
  'organization.claimed': [members.tellFormerHolders, administration.closeReviews],
  ...authority.authorityReactions,
  'member.invited': [],
  'member.invited_again': [],
  'member.invitation_withdrawn': [],
  'member.invitation_declined': [members.tellOwners],
  'member.joined': [members.confirmAddress, members.meanJoined, members.readFromNow, members.tellOwners],
  'member.left': [members.forgetPrimary, members.tellOwners],
  'member.removed': [members.forgetPrimary, members.tellRemoval],
  'member.role_changed': [members.tellNewRole],
  'organization.logo_changed': [
    (db, fact) => saveOrganization(db, fact.subjectId, { logoUrl: fact.imageUrl }),
  ],
  ...projectReactions,
  'project.completed': [(db, fact) => settlement.settleApplications(db, fact, publish)],
  'application.received': [notifyOrganization, mailMembers],
  'application.accepted': [notifyVolunteer, mailApplicant],
  'application.declined': [notifyVolunteer, mailApplicant],
  'application.withdrawn': [notifyOtherSide, mailOtherSide],
  'application.completed': [notifyVolunteer, mailApplicant, credentialOfWork],
  'review.by_volunteer': [notifyOrganization, mailMembers],
  'review.by_organization': [notifyVolunteer, mailApplicant],
  'review.revealed': [(db, { data }) => countRatings(db, data)],
  'review.edited': [(db, { data }) => countRatings(db, data)],
  'review.replied_by_volunteer': [notifyOrganization, mailMembers],
  'review.replied_by_organization': [notifyVolunteer, mailApplicant],
  'review.reply_changed': [],
  'review.reply_removed': [],
  'review.reported': [],
  ...reviewCases.reviewCaseReactions,
  'hours.logged': [tellOfWaitingHours],
  'hours.removed': [],
  'hours.confirmed': [notifyVolunteer, mailApplicant, credentialOfWork],
  'hours.rejected': [notifyVolunteer, mailApplicant],
  ...messageReactions,
  ...rewardReactions,
  ...credentialReactions,
}

/** Records a fact and runs its reactions; call it inside the transaction of the write. */
export async function publish(db: Db, fact: Fact): Promise<void> {
  const id = await insertFact(db, { ...fact, data: { ...fact.data } })
  await react(db, { ...fact, id })
  // So many facts change how an organization stands, and what a volunteer has earned, that tables of their own tell them.
  await judgeAfter(db, fact)
  await settleAfter(db, fact)
}

async function react<Type extends FactType>(
  db: Db,
  fact: Extract<Fact, { type: Type }> & { id: number },
): Promise<void> {
  const type: Type = fact.type
  for (const reaction of reactions[type]) await reaction(db, fact)
}

/** What a suspended person waits for, nobody can say yes to. */
async function suspendVolunteer(
  db: Db,
  { subjectId: volunteerId, at }: Extract<Fact, { type: 'account.suspended' }>,
): Promise<void> {
  await settlement.withdrawPending(db, { volunteerId, at }, publish)
}

/** Whoever sets up the organization's side has an organization. */
async function foundOnboardedOrganization(
  db: Db,
  fact: Extract<Fact, { type: 'account.onboarded' }>,
): Promise<void> {
  if (fact.data.userType === 'organization') await foundOrganization(db, fact.subjectId)
}

/** A fact about an application of which a side is told. */
type ApplicationFact = Extract<Fact, { type: WorkNoticeKind }> & { id: number }

/** Tells every member of the project's organization but the one who acted. */
async function notifyOrganization(db: Db, fact: ApplicationFact): Promise<void> {
  await notifyMembers(db, fact.data.projectId, noticeOf(fact))
}

/** Tells the volunteer whose application it is. */
async function notifyVolunteer(db: Db, fact: ApplicationFact): Promise<void> {
  await notifyApplicant(db, fact.subjectId, noticeOf(fact))
}

async function notifyOtherSide(
  db: Db,
  fact: Extract<ApplicationFact, { type: 'application.withdrawn' }>,
): Promise<void> {
  await (fact.data.endedBy === 'volunteer' ? notifyOrganization(db, fact) : notifyVolunteer(db, fact))
}

async function mailOtherSide(
  db: Db,
  fact: Extract<ApplicationFact, { type: 'application.withdrawn' }>,
): Promise<void> {
  await (fact.data.endedBy === 'volunteer' ? mailMembers(db, fact) : mailApplicant(db, fact))
}

/** Once, until all have been decided: a volunteer may log many days in a row. */
async function tellOfWaitingHours(
  db: Db,
  fact: Extract<ApplicationFact, { type: 'hours.logged' }>,
): Promise<void> {
  if (!fact.data.beginsToWait) return
  await notifyOrganization(db, fact)
  await mailMembers(db, fact)
}

function noticeOf(fact: ApplicationFact): Notice {
  const { projectId, because } = fact.data
  return {
    kind: fact.type,
    factId: fact.id,
    actorId: fact.actorId,
    data: { applicationId: fact.subjectId, projectId, ...(because && { because }) },
  }
}
