/** The impact report of a completed project: the questions to its organization, and what everyone sees (issue 7). */
const people = (count: number) => (count === 1 ? 'person helped' : 'people helped')
const number = (count: number) => count.toLocaleString('en-US')

export const impactTexts = {
  heading: 'Impact report',
  /** In the dialog that completes a project, and in the report's own dialog. */
  why: 'Show volunteers that their work mattered. Your report is public on the project’s page, and people helped counts in Top Organizations. You can add or change it later.',
  peopleHelped: 'People helped',
  peopleHelpedHint:
    'Count each person once. An honest estimate is fine. Leave this empty if the project doesn’t help people directly.',
  summary: 'Results',
  summaryHint: 'What did you create, and what changed?',
  editTitle: (project: string) => `Impact of “${project}”`,
  save: 'Save report',
  saving: 'Saving...',
  saved: { title: 'Impact report saved', description: 'Everyone can read it on the project’s page.' },
  removed: { title: 'Impact report removed', description: 'No one can see it now.' },
  failed: 'Failed to save the impact report',
  loadFailed: 'Couldn’t load the impact report',
  storedNow: 'Current report:',
  nothing: 'No report',
  /** On the project's page. */
  sectionTitle: 'Impact report',
  people,
  number,
  counted: (count: number) => `${number(count)} ${people(count)}`,
  toldBy: (organization: string) => `Reported by ${organization}, last updated`,
}
