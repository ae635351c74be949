/** Managing a project: editing it, and the actions its organization can take (decisions C, A11, A12). */
import { problems } from '#contract/problems.ts'
import { projectCompletedReason } from '#domain/applications/applications.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const manageTexts = {
  edit: {
    title: 'Edit project',
    back: 'Back to the project',
    notEditable: 'This project can no longer be edited',
    completedText: 'It’s completed. You can duplicate it and post it again.',
    draftText: 'This is a draft. Only your organization can see it until you publish it.',
    waitingText: 'This is a draft. We’ll publish it when your organization is verified.',
    /** Shown before anything is changed (decision A30). */
    notifies: (volunteers: number) =>
      `We’ll notify ${plural(volunteers, 'accepted volunteer', 'accepted volunteers')} about changes to hours, dates, deliverables or location.`,
    publishedText: 'Volunteers see your changes when you save.',
    heldText: problems.project_held[1],
    draft: {
      resumed: 'We restored your unsaved changes from',
      startOver: 'Discard',
      discardTitle: 'Discard your changes?',
      discardText: 'This removes all your unsaved changes. You can’t undo this.',
    },
    leaveText: 'Your changes aren’t saved yet. They stay on this device so you can continue later.',
    leaveTextUnsaved: 'You’ll lose your unsaved changes.',
    bar: 'Save',
    changed: (count: number) => `${plural(count, 'unsaved change', 'unsaved changes')}`,
    notKept: 'This browser can’t keep your changes if you leave.',
    discard: 'Discard',
    save: 'Save changes',
    saving: 'Saving...',
    saveDraft: 'Save draft',
    publish: 'Publish',
    publishing: 'Publishing...',
    saved: { title: 'Project saved', description: 'Your changes are live.' },
    draftSaved: { title: 'Draft saved', description: 'Only your organization can see it.' },
    published: { title: 'Project posted', description: 'Volunteers can find it and apply now.' },
    failed: 'Failed to save the project',
    changedMeanwhile: problems.project_changed[1],
    reload: 'Reload',
  },
  heading: 'Manage this project',
  openText: 'Volunteers can find this project and apply.',
  closedText: {
    completed: 'This project is completed. You can report its impact, or duplicate it and post it again.',
    paused: 'This project is paused. Volunteers can find it, but can’t apply until you resume it.',
    full: 'All spots are filled, so no one can apply. To reopen it, increase the number of volunteers.',
    deadline_passed:
      'The application deadline has passed, so no one can apply. To reopen it, set a later deadline.',
    not_published: 'Only your organization can see this project.',
  },
  heldText: 'We’re reviewing this project. Volunteers can’t see it until we finish.',
  menu: 'Manage',
  moves: {
    edit: 'Edit',
    publish: 'Publish',
    keep: 'Keep as draft',
    pause: 'Pause',
    resume: 'Resume',
    complete: 'Complete',
    report: 'Impact report',
    duplicate: 'Duplicate',
    delete: 'Delete draft',
  },
  confirm: {
    keep: {
      title: (project: string) => `Keep “${project}” as a draft?`,
      text: 'We won’t publish it when your organization is verified. You can publish it yourself at any time after that.',
    },
    pause: {
      title: (project: string) => `Pause “${project}”?`,
      text: 'No one can apply until you resume it. Accepted volunteers stay, and you can still review pending applications.',
    },
    resume: {
      title: (project: string) => `Resume “${project}”?`,
      text: 'Volunteers can apply again while spots are open and the deadline hasn’t passed.',
    },
    delete: {
      title: (project: string) => `Delete “${project}”?`,
      text: 'Only your organization has seen this draft. You can’t undo this.',
    },
  },
  complete: {
    title: (project: string) => `Complete “${project}”?`,
    text: 'No one can apply to this project or edit it anymore. You can’t undo this.',
    accepted: 'Accepted volunteers',
    acceptedHint: 'Checked volunteers are signed off. Uncheck anyone who didn’t finish.',
    signedOff: 'Signed off: marked as completed',
    leftOut: 'Not signed off: the collaboration ends, and they’ll see your reason',
    reason: (volunteer: string) => `Reason for ${volunteer}`,
    nobody: 'There are no accepted volunteers to sign off.',
    pendingApplications: (count: number) =>
      `We’ll decline ${plural(count, 'pending application', 'pending applications')} with the reason “${projectCompletedReason}”.`,
    loadFailed: 'Couldn’t load the volunteers',
    confirm: 'Complete project',
    pending: 'Completing...',
    failed: 'Failed to complete the project',
    done: {
      title: 'Project completed',
      description: 'It no longer takes applications.',
    },
  },
  done: {
    keep: { title: 'Kept as a draft', description: 'Publish it whenever you’re ready.' },
    pause: { title: 'Project paused', description: 'No one can apply until you resume it.' },
    resume: { title: 'Project resumed', description: 'It’s active again.' },
    delete: { title: 'Draft deleted', description: 'We removed it from your projects.' },
    duplicate: {
      title: 'Project duplicated',
      description: 'The copy is a draft. Publish it when you’re ready.',
    },
  },
  failed: {
    keep: 'Failed to keep the project as a draft',
    pause: 'Failed to pause the project',
    resume: 'Failed to resume the project',
    delete: 'Failed to delete the draft',
    duplicate: 'Failed to duplicate the project',
  },
}
