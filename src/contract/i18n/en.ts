/** Sentences that the interface and the emails share, in English. */
import type { NotificationKind } from '#domain/notifications/notifications.ts'

/** Names a sentence can use, each as one line of text; empty if it is not about that. */
export interface NotificationNames {
  volunteer: string
  organization: string
  project: string
  /** The member affected by a change, and the person who made it. */
  member: string
  actor: string
  /** The badge or the perk. */
  reward: string
  /** Each change of the agreed work, as a line of text. */
  changes: readonly string[]
  /** How many more projects it is about, besides the named one. */
  moreProjects: number
}

/** What happened, in a sentence or two. */
export const notificationMessages: Record<NotificationKind, (names: NotificationNames) => string> = {
  'application.received': ({ volunteer, organization, project }) =>
    `${volunteer} would like to help ${organization} with “${project}”.`,
  'application.accepted': ({ organization, project }) =>
    `${organization} accepted your application to “${project}”.`,
  'application.declined': ({ organization, project }) =>
    `Thank you for offering your time to “${project}”. ${organization} did not accept your application.`,
  'application.withdrawn': ({ volunteer, project }) =>
    `${volunteer} withdrew their application to “${project}”.`,
  'application.ended': ({ volunteer, project }) =>
    `${volunteer} ended their work on “${project}”. Their spot is open again.`,
  'application.released': ({ organization, project }) =>
    `${organization} ended your work on “${project}”. You can read their reason with your application.`,
  'application.completed': ({ organization, project }) =>
    `${organization} signed off your work on “${project}”. Well done, and thank you!`,
  'application.scope_changed': ({ organization, project, changes }) =>
    [`${organization} changed what you agreed to for “${project}”.`, ...changes].join('\n'),
  'review.by_volunteer': ({ volunteer, organization, project }) =>
    `${volunteer} wrote a review about working with ${organization} on “${project}”.`,
  'review.by_organization': ({ organization, project }) =>
    `${organization} wrote a review about your work on “${project}”.`,
  'review.replied_by_volunteer': ({ volunteer, organization, project }) =>
    `${volunteer} replied to the review that ${organization} wrote about their work on “${project}”.`,
  'review.replied_by_organization': ({ organization, project }) =>
    `${organization} replied to your review about “${project}”.`,
  'review.hidden': ({ organization, project }) =>
    `An administrator hid a review from your side about “${project}” by ${organization}. We emailed you the reason.`,
  'review.restored': ({ organization, project }) =>
    `An administrator restored a review from your side about “${project}” by ${organization}.`,
  'application.closed': ({ organization, project }) =>
    `Thank you for offering your time to “${project}”. ${organization} completed the project, so we closed your application.`,
  'application.left_out': ({ organization, project }) =>
    `${organization} completed “${project}” without signing off your work on it. You can read their reason with your application.`,
  'hours.logged': ({ volunteer, project }) =>
    `${volunteer} logged hours on “${project}”. Please confirm them.`,
  'hours.confirmed': ({ organization, project }) => `${organization} confirmed your hours on “${project}”.`,
  'hours.rejected': ({ organization, project }) =>
    `${organization} did not confirm some of your hours on “${project}”. You can read the reason with your application.`,
  'member.joined': ({ member, organization }) => `${member} accepted the invitation to join ${organization}.`,
  'member.invitation_declined': ({ organization }) =>
    `Someone declined an invitation to join ${organization}.`,
  'member.left': ({ member, organization }) => `${member} left ${organization}.`,
  'member.removed': ({ actor, member, organization }) => `${actor} removed ${member} from ${organization}.`,
  'member.excluded': ({ organization }) => `You are no longer a member of ${organization}.`,
  'member.role_changed': ({ actor, member, organization }) =>
    `${actor} changed ${member}’s role in ${organization}.`,
  'member.made_owner': ({ actor, organization }) => `${actor} made you an owner of ${organization}.`,
  'member.made_manager': ({ actor, organization }) => `${actor} made you a manager of ${organization}.`,
  'organization.claimed': ({ member, organization }) =>
    `${member} confirmed that they belong to ${organization} and is now its owner. You stay a manager.`,
  'verification.confirmed': ({ organization }) => `${organization} is now verified.`,
  'organization.projects_published': ({ organization, project, moreProjects: more }) =>
    more === 0
      ? `${organization} is verified. Your project “${project}” is now published.`
      : `${organization} is verified. Your project “${project}” and ${more} more are now published.`,
  'verification.suspended': ({ organization }) =>
    `The public register no longer confirms ${organization}, so its verified mark is suspended for now.`,
  'verification.mark_lost': ({ organization }) =>
    `The latest public register no longer confirms ${organization}. Its verified mark is suspended for now.`,
  'verification.declined': ({ organization }) =>
    `${organization} was not verified. Its verification page shows the reason and what you can do.`,
  'verification.withdrawn': ({ organization }) =>
    `An administrator suspended the verification of ${organization}. Its verification page shows the reason.`,
  'claim.approved': ({ organization }) =>
    `An administrator approved your request. You are now the owner of ${organization}.`,
  'claim.declined': ({ organization }) =>
    `An administrator did not approve your request to claim ${organization}. Its page shows the reason.`,
  'claim.overtaken': ({ organization }) =>
    `${organization} now has an owner, who can invite you. We closed your request to claim it.`,
  'review.report_kept': ({ organization }) =>
    `An administrator read the review about working with ${organization} that you reported, and kept it.`,
  'review.report_hidden': ({ organization }) =>
    `An administrator hid the review about working with ${organization} that you reported. Thank you.`,
  'authority.proved': ({ organization }) =>
    `${organization} now has an authorized representative. Its page shows this.`,
  'authority.dropped': ({ organization }) =>
    `We can no longer confirm who represents ${organization}. Its profile shows why and how to confirm it again.`,
  'badge.earned': ({ reward }) => `You earned the badge “${reward}”. Well done, and thank you!`,
  'credential.revoked': ({ reward }) => `Your credential “${reward}” was revoked. Its page shows why.`,
  // A volunteer writes to an organization; a member writes for an organization.
  'message.received': ({ volunteer, organization, member }) =>
    volunteer === ''
      ? `${member} of ${organization} wrote to you.`
      : `${volunteer} wrote to ${organization}.`,
  'message.report_kept': ({ organization }) =>
    `An administrator read the message you reported in a conversation with ${organization}, and kept it.`,
  'message.report_removed': ({ organization }) =>
    `An administrator removed the message you reported in a conversation with ${organization}. Thank you.`,
  'message.removed': ({ organization }) =>
    `An administrator removed a message you wrote in a conversation with ${organization}. We emailed you the reason.`,
  'perk.redeemed': ({ reward }) => `You redeemed “${reward}”. You can see its code in the store.`,
}
