/** What a completed project came to: the questions to its organization, and what everybody reads (issue 7). */
const people = (count: number) => (count === 1 ? 'person helped' : 'people helped')
const number = (count: number) => count.toLocaleString('en-US')

export const impactTexts = {
  heading: 'Impact report',
  /** In the dialog of completion, and of the report alone. */
  why: 'Tell everybody what came of the work: volunteers see that it mattered, and others see what your organization gets done. It is shown in public on the project’s page, and the number counts in Top Organizations. You can write or change it later.',
  peopleHelped: 'People helped',
  peopleHelpedHint:
    'Count each person once; an honest estimate is fine. Leave it empty if the project helps nobody directly.',
  summary: 'What came of it',
  summaryHint: 'What was made, and what is different now.',
  editTitle: (project: string) => `What came of “${project}”?`,
  save: 'Save Report',
  saving: 'Saving...',
  saved: { title: 'Impact report saved', description: 'Everybody can read it on the project’s page.' },
  removed: { title: 'Impact report removed', description: 'Nobody sees it any more.' },
  failed: 'Failed to save the impact report',
  loadFailed: 'The impact report could not be loaded',
  storedNow: 'It reads now:',
  nothing: 'No report',
  /** On the project's page. */
  sectionTitle: 'What came of it',
  people,
  number,
  counted: (count: number) => `${number(count)} ${people(count)}`,
  toldBy: (organization: string) => `Told by ${organization}, last changed`,
}
