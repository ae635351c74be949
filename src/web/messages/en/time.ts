/** Words around dates and times; the numbers themselves come from Intl. */
export const time = {
  locale: 'en-GB',
  justNow: 'Just now',
  justNowInText: 'just now',
}
