/** Texts of applying and of the applications page (foundation 2.11, 2.14, 8; decisions A12, A13, A26). */
import { applicationMessageText } from '#contract/applications.ts'
import { problems } from '#contract/problems.ts'

export const applicationsTexts = {
  apply: {
    panel: 'Apply to this project',
    now: 'Apply Now',
    again: 'Apply Again',
    againText: 'You withdrew your application. You can apply again.',
    signIn: 'Sign In to Apply',
    verify: 'Verify E-mail to Apply',
    verifyText: 'You can apply once your e-mail address is verified.',
    applied: (status: string) => `Applied (${status})`,
    appliedText: {
      pending: 'The organization has your application and has not decided yet.',
      accepted: 'You were accepted. You will find how to get in touch under “Contact instructions”.',
      declined: 'The organization decided on your application, so you cannot apply again.',
      withdrawn: 'The organization ended this collaboration, so you cannot apply again.',
      completed: 'You have completed your work on this project.',
    },
    follow: 'View my applications',
    own: 'This is your organization’s project',
    ownText: 'Volunteers apply here; you decide on their applications.',
    received: 'View received applications',
    volunteersOnly: 'Only volunteers can apply to projects.',
  },
  dialog: {
    title: (project: string) => `Apply to ${project}`,
    /** `time` is how long an answer usually takes, where that is known. */
    description: (organization: string, time: string | null) =>
      `Your application goes to ${organization}.${time === null ? '' : ` It usually answers ${time}.`}`,
    message: 'Message',
    messageHint: 'Why are you interested, and what do you bring?',
    approach: 'Proposed approach',
    approachHint: 'How would you go about it?',
    questions: 'Questions',
    questionsHint: 'What would you like to know first?',
    asked: (organization: string) => `Questions from ${organization}`,
    askedHint: 'Everybody who applies to this project answers these.',
    submit: 'Submit Application',
    submitting: 'Submitting...',
    draft: 'Your draft is kept on this device.',
  },
  required: {
    title: 'Application Required',
    text: applicationMessageText,
  },
  failed: { title: 'Application Failed', text: 'Failed to submit application' },
  submitted: {
    title: 'Application submitted',
    text: 'The organization can now read it. You can follow it under My Applications.',
  },
  page: {
    heading: 'Applications',
    tabs: 'Applications',
    mine: 'My Applications',
    received: 'Received Applications',
    emptyMine: 'No applications yet',
    emptyMineText: 'You have not applied to a project yet. Find one that needs your skills.',
    browse: 'Browse Projects',
    emptyReceived: 'No applications received yet',
    emptyReceivedText: 'Nobody has applied to a project of your organization yet.',
    emptyNotOrganizationText: 'Applications arrive here once you post a project as an organization.',
    create: 'Create Project',
    loadMore: 'Load More',
    shown: (shown: number, total: string) => `${shown} of ${total} shown`,
    loadMoreFailed: 'More applications could not be loaded',
    failed: 'Failed to fetch applications',
  },
  card: {
    by: (name: string) => `Application by ${name}`,
    to: (project: string) => `Application to ${project}`,
    applied: 'Applied:',
    decided: 'Decided:',
    message: 'Message',
    approach: 'Proposed approach',
    questions: 'Questions',
    answers: 'Answers to the project’s questions',
    noAnswer: 'Not answered',
    feedback: (organization: string) => `Feedback from ${organization}`,
    yourFeedback: 'Your feedback',
    reason: 'Reason for ending',
    getInTouch: 'How to get in touch',
    emailHidden: 'The e-mail address shows once you accept.',
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
    no_places_left: 'All places of this project are taken.',
    project_completed: 'This project is completed.',
  },
  confirm: {
    withdraw: {
      title: 'Withdraw this application?',
      text: (project: string) =>
        `The organization will no longer see it as open. You can apply to ${project} again while it takes applications.`,
    },
    end: {
      title: 'End this collaboration?',
      text: (project: string) => `Your place on ${project} becomes free. The organization reads your reason.`,
    },
    accept: {
      title: (name: string) => `Accept ${name}?`,
      text: 'They take one of the project’s places, and you both see how to get in touch.',
    },
    decline: {
      title: (name: string) => `Decline ${name}?`,
      text: 'They cannot apply to this project again. A kind word helps them.',
    },
    signOff: {
      title: (name: string) => `Sign off ${name}’s contribution?`,
      text: (project: string, waitingHours: number) =>
        `Their work on “${project}” counts as completed from now on, and each of you can review the other. This cannot be taken back.` +
        (waitingHours > 0 ? ` ${waitingHours} h that they logged still wait for your answer.` : ''),
    },
    release: {
      title: (name: string) => `Release ${name}?`,
      text: 'Their place becomes free, and they cannot apply to this project again. They read your reason.',
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
      text: 'The volunteer has been told that their work is completed.',
    },
    withdrawn: {
      title: 'Application withdrawn',
      text: 'Your application has been withdrawn successfully.',
    },
    ended: { title: 'Collaboration ended', text: 'The other side sees it with your reason.' },
  },
  withdrawFailed: { title: 'Failed to withdraw application', text: 'Failed to withdraw application.' },
  updateFailed: { title: 'Update failed', text: 'Failed to update application.' },
}
