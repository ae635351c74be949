/** Sentences that the interface and the letters share, in English. */
import type { NotificationKind } from '#domain/notifications.ts'

/** What a sentence may name, each as one line of text; empty where it is about something else. */
export interface Named {
  volunteer: string
  organization: string
  project: string
  /** The member whom a change is about, and who made it. */
  member: string
  actor: string
  /** The badge or the perk. */
  reward: string
  /** Each change of agreed work, as a line of text. */
  changes: readonly string[]
  /** How many projects it is about beside the one it names. */
  moreProjects: number
}

/** What happened, in a sentence or two. */
export const happenings: Record<NotificationKind, (named: Named) => string> = {
  'application.received': ({ volunteer, organization, project }) =>
    `${volunteer} would like to help ${organization} with “${project}”.`,
  'application.accepted': ({ organization, project }) =>
    `${organization} accepted your application to “${project}”.`,
  'application.declined': ({ organization, project }) =>
    `Thank you for offering your time to “${project}”. ${organization} decided not to go on with your application.`,
  'application.withdrawn': ({ volunteer, project }) =>
    `${volunteer} withdrew their application to “${project}”.`,
  'application.ended': ({ volunteer, project }) =>
    `${volunteer} ended their work on “${project}”. Their place is free again.`,
  'application.released': ({ organization, project }) =>
    `${organization} ended your work on “${project}”. You find their reason with your application.`,
  'application.completed': ({ organization, project }) =>
    `${organization} signed off your work on “${project}”: it is done. Well done, and thank you!`,
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
    `An administrator hid a review about “${project}” of ${organization} that came from your side. The letter to you has the reason.`,
  'review.restored': ({ organization, project }) =>
    `An administrator shows a review about “${project}” of ${organization} that came from your side again.`,
  'application.closed': ({ organization, project }) =>
    `Thank you for offering your time to “${project}”. ${organization} completed the project, so your application was closed.`,
  'application.left_out': ({ organization, project }) =>
    `${organization} completed “${project}” without signing off your work on it. You find their reason with your application.`,
  'hours.logged': ({ volunteer, project }) =>
    `${volunteer} logged hours on “${project}”, which wait for you to confirm them.`,
  'hours.confirmed': ({ organization, project }) => `${organization} confirmed your hours on “${project}”.`,
  'hours.rejected': ({ organization, project }) =>
    `${organization} did not confirm hours of yours on “${project}”. You find the reason with your application.`,
  'member.joined': ({ member, organization }) => `${member} accepted the invitation to ${organization}.`,
  'member.invitation_declined': ({ organization }) => `An invitation to ${organization} was declined.`,
  'member.left': ({ member, organization }) => `${member} left ${organization}.`,
  'member.removed': ({ actor, member, organization }) => `${actor} removed ${member} from ${organization}.`,
  'member.excluded': ({ organization }) => `You are no longer a member of ${organization}.`,
  'member.role_changed': ({ actor, member, organization }) =>
    `${actor} changed the role of ${member} in ${organization}.`,
  'member.made_owner': ({ actor, organization }) => `${actor} made you an owner of ${organization}.`,
  'member.made_manager': ({ actor, organization }) => `${actor} made you a manager of ${organization}.`,
  'organization.claimed': ({ member, organization }) =>
    `${member} showed that they belong to ${organization}, and is its owner now. You stay a manager.`,
  'verification.confirmed': ({ organization }) => `${organization} is verified now.`,
  'organization.projects_published': ({ organization, project, moreProjects: more }) =>
    more === 0
      ? `${organization} is verified. Your project “${project}” is now published.`
      : `${organization} is verified. Your project “${project}” and ${more} more are now published.`,
  'verification.suspended': ({ organization }) =>
    `The public register does not confirm ${organization} any more, so its verified mark is suspended.`,
  'verification.mark_lost': ({ organization }) =>
    `A newly loaded register does not confirm ${organization} any more. Its verified mark is suspended.`,
  'verification.declined': ({ organization }) =>
    `${organization} was not verified. You find the reason, and what you can do, with its verification.`,
  'verification.withdrawn': ({ organization }) =>
    `An administrator suspended the verified mark of ${organization}. You find the reason with its verification.`,
  'claim.approved': ({ organization }) =>
    `You are the owner of ${organization} now. An administrator approved it.`,
  'claim.declined': ({ organization }) =>
    `An administrator did not approve that you take over ${organization}. You find the reason on its page.`,
  'claim.overtaken': ({ organization }) =>
    `${organization} has an owner now, who can invite you. Your request to take it over is closed.`,
  'review.report_kept': ({ organization }) =>
    `An administrator read the review about work with ${organization} that you reported, and left it as it is.`,
  'review.report_hidden': ({ organization }) =>
    `An administrator hid the review about work with ${organization} that you reported. Thank you.`,
  'authority.proved': ({ organization }) =>
    `It is shown now who may act for ${organization}; its page says so.`,
  'authority.dropped': ({ organization }) =>
    `It is not shown any more who may act for ${organization}. Its profile says why, and how to show it again.`,
  'badge.earned': ({ reward }) => `You earned the badge “${reward}”. Well done, and thank you!`,
  'credential.revoked': ({ reward }) => `Your credential “${reward}” was revoked. Its page says why.`,
  // A volunteer writes to an organization, and of an organization one of its members.
  'message.received': ({ volunteer, organization, member }) =>
    volunteer === ''
      ? `${member} of ${organization} wrote to you.`
      : `${volunteer} wrote to ${organization}.`,
  'message.report_kept': ({ organization }) =>
    `An administrator read the message that you reported in a conversation with ${organization}, and left it as it is.`,
  'message.report_removed': ({ organization }) =>
    `An administrator removed the message that you reported in a conversation with ${organization}. Thank you.`,
  'message.removed': ({ organization }) =>
    `An administrator removed a message that you wrote in a conversation with ${organization}. The letter to you has the reason.`,
  'perk.redeemed': ({ reward }) => `You redeemed “${reward}”. You find its code in the store.`,
}
