/** The frame of the help pages. Their contents are in separate files that only those pages load. */
export const helpTexts = {
  title: 'Help',
  intro: 'How ratings, rankings, points and lists work.',
  link: 'Help',
  back: 'All help',
  contents: 'On this page',
  other: 'Other topics',
}
