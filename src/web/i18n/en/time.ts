/** Words around dates and times; the numbers themselves come from Intl. */
export const timeTexts = {
  locale: 'en-US',
  justNow: 'Just now',
  justNowInText: 'just now',
}
