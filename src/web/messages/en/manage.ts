/** Managing a project: editing it, and what its organization does with it (decisions C, A11, A12). */
import { problems } from '#contract/problems.ts'
import { projectCompletedReason } from '#domain/applications.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const manageTexts = {
  edit: {
    title: 'Edit Project',
    back: 'Back to the project',
    notEditable: 'This project can no longer be edited',
    completedText: 'It is completed. You can duplicate it and post it anew.',
    draftText: 'A draft: only your organization sees it until you publish it.',
    waitingText: 'A draft: it will be published as soon as your organization is verified.',
    /** Said before anything is changed (decision A30). */
    notifies: (volunteers: number) =>
      `${plural(volunteers, 'accepted volunteer', 'accepted volunteers')} will be notified about changes to hours, dates, deliverables or location.`,
    publishedText: 'Volunteers see your changes as soon as you save them.',
    heldText: problems.project_held[1],
    draft: {
      resumed: 'Your unsaved changes are back. Last changed:',
      startOver: 'Discard',
      discardTitle: 'Discard your changes?',
      discardText: 'This puts every answer back to what is saved. Your changes cannot be brought back.',
    },
    leaveText: 'Your changes are not saved. They stay on this device, so you can go on later.',
    leaveTextUnkept: 'Your changes are not saved and will be lost.',
    bar: 'Save',
    changed: (count: number) => `${plural(count, 'answer', 'answers')} changed, not saved yet`,
    notKept: 'This browser does not let us keep your changes when you leave.',
    discard: 'Discard',
    save: 'Save Changes',
    saving: 'Saving...',
    saveDraft: 'Save Draft',
    publish: 'Publish',
    publishing: 'Publishing...',
    saved: { title: 'Project saved', description: 'Everyone sees it as it is now.' },
    draftSaved: { title: 'Draft saved', description: 'Only your organization sees it.' },
    published: { title: 'Project posted', description: 'Volunteers can find it and apply now.' },
    failed: 'Failed to save the project',
    changedMeanwhile: problems.project_changed[1],
    reload: 'Reload',
  },
  heading: 'Manage this project',
  openText: 'Volunteers can find this project and apply.',
  closedText: {
    completed: 'This project is completed. You can tell what came of it, or duplicate it and post it anew.',
    paused: 'This project is paused. Volunteers can find it, but not apply until you resume it.',
    full: 'All places are taken, so nobody can apply. You can raise the number of volunteers.',
    deadline_passed: 'The application deadline has passed, so nobody can apply. You can move it.',
    not_published: 'Only your organization sees this project.',
  },
  heldText: 'This project is being checked. Volunteers do not see it meanwhile.',
  menu: 'Manage',
  moves: {
    edit: 'Edit',
    publish: 'Publish',
    pause: 'Pause',
    resume: 'Resume',
    complete: 'Complete',
    report: 'Impact report',
    duplicate: 'Duplicate',
    delete: 'Delete draft',
  },
  confirm: {
    pause: {
      title: (project: string) => `Pause “${project}”?`,
      text: 'It takes no applications until you resume it. Volunteers who were accepted stay, and you can still decide on applications that wait.',
    },
    resume: {
      title: (project: string) => `Resume “${project}”?`,
      text: 'It takes applications again while there are places left and its deadline has not passed.',
    },
    delete: {
      title: (project: string) => `Delete “${project}”?`,
      text: 'Nobody but your organization has seen this draft. It cannot be brought back.',
    },
  },
  complete: {
    title: (project: string) => `Complete “${project}”?`,
    text: 'The project takes no more applications and can no longer be edited. This cannot be taken back.',
    accepted: 'Accepted volunteers',
    acceptedHint: 'Who is ticked is signed off. Take the tick away where the work was not done.',
    signedOff: 'Signed off: their contribution counts as completed',
    leftOut: 'Not signed off: the collaboration ends with your reason',
    reason: (volunteer: string) => `Reason for ${volunteer}`,
    nobody: 'No volunteer has been accepted, so nobody is signed off.',
    pendingApplications: (count: number) =>
      `${plural(count, 'application that waits for your answer is', 'applications that wait for your answer are')} declined with the reason “${projectCompletedReason}”.`,
    loadFailed: 'The volunteers could not be loaded',
    confirm: 'Complete Project',
    pending: 'Completing...',
    failed: 'Failed to complete the project',
    done: {
      title: 'Project completed',
      description: 'Volunteers have been told. Each side can now review the other.',
    },
  },
  done: {
    pause: { title: 'Project paused', description: 'It takes no applications until you resume it.' },
    resume: { title: 'Project resumed', description: 'It is under way again.' },
    delete: { title: 'Draft deleted', description: 'It is gone from your projects.' },
    duplicate: {
      title: 'Project duplicated',
      description: 'The copy is a draft. Publish it when it is ready.',
    },
  },
  failed: {
    pause: 'Failed to pause the project',
    resume: 'Failed to resume the project',
    delete: 'Failed to delete the draft',
    duplicate: 'Failed to duplicate the project',
  },
}
