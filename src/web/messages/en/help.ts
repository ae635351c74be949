/** The frame of the help pages; what they say stands in files of their own, which only they load. */
export const helpTexts = {
  title: 'Help',
  intro: 'The rules behind what you see here: what counts, what does not, and how to work it out yourself.',
  link: 'Help',
  back: 'All help',
  contents: 'On this page',
  other: 'Other topics',
}
