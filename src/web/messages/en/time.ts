/** Words around dates and times; the numbers themselves come from Intl. */
export const timeTexts = {
  locale: 'en-GB',
  /** Three letters each, for what is narrow; the locale's own has four for September. */
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  justNow: 'Just now',
  justNowInText: 'just now',
}
