/** The frame of the help pages; what they say stands in files of their own, which only they load. */
export const helpTexts = {
  title: 'Help',
  intro: 'How ratings, rankings, points and lists work.',
  link: 'Help',
  back: 'All help',
  contents: 'On this page',
  other: 'Other topics',
}
