/** Texts of applying and of the applications page (spec F2.11, F2.14, F8; decisions A12, A13, A26). */
import { applicationMessageText } from '#contract/i18n/applying.ts'
import { problems } from '#contract/problems.ts'

export const applicationsTexts = {
  apply: {
    panel: 'Apply to this project',
    now: 'Apply Now',
    again: 'Apply again',
    againText: 'You withdrew your application. You can apply again.',
    signIn: 'Sign In to Apply',
    verify: 'Verify email to apply',
    verifyText: 'You can apply after you verify your email.',
    applied: (status: string) => `Applied (${status})`,
    appliedText: {
      pending: 'The organization hasn’t made a decision yet.',
      accepted: 'You’re accepted! See “Contact instructions” to get in touch.',
      declined: 'Your application was declined, so you can’t apply again.',
      withdrawn: 'The organization ended this collaboration, so you can’t apply again.',
      completed: 'You completed your work on this project.',
    },
    follow: 'View my applications',
    own: 'This is your organization’s project',
    ownText: 'Volunteers apply here. You accept or decline their applications.',
    received: 'View received applications',
    volunteersOnly: 'Only volunteers can apply to projects.',
  },
  dialog: {
    title: (project: string) => `Apply to ${project}`,
    /** `time` is the typical response time, if known. */
    description: (organization: string, time: string | null) =>
      `Your application goes to ${organization}.${time === null ? '' : ` They usually respond ${time}.`}`,
    message: 'Message',
    messageHint: 'Why are you interested, and what skills do you bring?',
    approach: 'Proposed approach',
    approachHint: 'How would you approach this work?',
    questions: 'Questions',
    questionsHint: 'What would you like to know before you start?',
    asked: (organization: string) => `Questions from ${organization}`,
    askedHint: 'Everyone who applies to this project answers these.',
    submit: 'Submit application',
    submitting: 'Submitting...',
    draft: 'We save your draft on this device.',
  },
  required: {
    title: 'Application Required',
    text: applicationMessageText,
  },
  failed: { title: 'Application Failed', text: 'Failed to submit application' },
  submitted: {
    title: 'Application submitted',
    text: 'Track it under My Applications.',
  },
  page: {
    heading: 'Applications',
    tabs: 'Applications',
    mine: 'My Applications',
    received: 'Received Applications',
    emptyMine: 'No applications yet',
    emptyMineText: 'Find a project that needs your skills and apply.',
    browse: 'Browse Projects',
    emptyReceived: 'No applications received yet',
    emptyReceivedText: 'Applications to your projects appear here.',
    emptyNotOrganizationText: 'Post a project as an organization to receive applications.',
    create: 'Create Project',
    loadMore: 'Load More',
    shown: (shown: number, total: string) => `${shown} of ${total} shown`,
    loadMoreFailed: 'Couldn’t load more applications',
    failed: 'Failed to fetch applications',
  },
  card: {
    by: (name: string) => `Application by ${name}`,
    to: (project: string) => `Application to ${project}`,
    applied: 'Applied',
    decided: 'Decided',
    message: 'Message',
    approach: 'Proposed approach',
    questions: 'Questions',
    answers: 'Answers to screening questions',
    noAnswer: 'Not answered',
    feedback: (organization: string) => `Feedback from ${organization}`,
    yourFeedback: 'Your feedback',
    reason: 'Reason for ending',
    getInTouch: 'How to get in touch',
    emailHidden: 'You’ll see their email address if you accept.',
    endedBy: { volunteer: 'Ended by the volunteer', organization: 'Ended by the organization' },
  },
  status: {
    pending: 'Pending',
    accepted: 'Accepted',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    completed: 'Completed',
  },
  actions: {
    withdraw: 'Withdraw',
    end: 'End collaboration',
    accept: 'Accept',
    decline: 'Decline',
    signOff: 'Sign off',
    release: 'Release volunteer',
  },
  cannotAccept: {
    no_places_left: 'All spots are filled.',
    project_completed: 'This project is completed.',
  },
  confirm: {
    withdraw: {
      title: 'Withdraw this application?',
      text: (project: string) => `You can apply to ${project} again while it’s accepting applications.`,
    },
    end: {
      title: 'End this collaboration?',
      text: (project: string) =>
        `You give up your spot on ${project}. The organization will see your reason.`,
    },
    accept: {
      title: (name: string) => `Accept ${name}?`,
      text: 'They’ll take one spot on the project, and you’ll both see contact details.',
    },
    decline: {
      title: (name: string) => `Decline ${name}?`,
      text: 'They can’t apply to this project again. A short, kind note helps.',
    },
    signOff: {
      title: (name: string) => `Sign off ${name}’s contribution?`,
      text: (project: string, waitingHours: number) =>
        `This marks their work on “${project}” as completed, and you can review each other. You can’t undo this.` +
        (waitingHours > 0
          ? ` They still have ${waitingHours} ${waitingHours === 1 ? 'hour' : 'hours'} for you to confirm.`
          : ''),
    },
    release: {
      title: (name: string) => `Release ${name}?`,
      text: 'This opens up their spot. They’ll see your reason and can’t apply to this project again.',
    },
    feedback: 'Message to the volunteer',
    reason: 'Reason',
    tooLong: (max: number) => `Must be at most ${max} characters`,
    reasonRequired: problems.reason_required[1],
  },
  done: {
    accepted: {
      title: 'Application accepted!',
      text: 'The volunteer has been notified of their acceptance.',
    },
    declined: {
      title: 'Application declined',
      text: 'The volunteer has been notified of the decision.',
    },
    signedOff: {
      title: 'Contribution signed off',
      text: 'We let the volunteer know their work is complete.',
    },
    withdrawn: {
      title: 'Application withdrawn',
      text: 'Your application has been withdrawn successfully.',
    },
    ended: { title: 'Collaboration ended', text: 'The other side will see your reason.' },
  },
  withdrawFailed: { title: 'Failed to withdraw application', text: 'Failed to withdraw application.' },
  updateFailed: { title: 'Update failed', text: 'Failed to update application.' },
}
