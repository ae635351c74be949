/** What bounds how much a process takes on at a time. */
const loadSettings = [
  'CONNECTIONS_PER_ADDRESS',
  'REQUESTS_AT_ONCE',
  'REQUESTS_AT_ONCE_PER_CLIENT',
  'WRITES_AT_ONCE_PER_ACCOUNT',
  'PAGES_AT_ONCE',
  'PAGE_CACHE_MS',
  'SHELL_ABOVE_MS',
  'REFUSE_ABOVE_MS',
  'UNREAD_SECONDS',
]

const setAll = (value: string) => Object.fromEntries(loadSettings.map((name) => [name, value]))

/** These bounds as they are by default: what is empty is not set. */
export const defaultLoad: Readonly<Record<string, string>> = setAll('')

/** Settings under which no test meets a limit on requests that it is not about. */
export const noLimits: Readonly<Record<string, string>> = {
  ...setAll('0'),
  ...Object.fromEntries(
    [
      'LIMIT_SIGN_IN_DEVICE',
      'LIMIT_SIGN_IN_ACCOUNT',
      'LIMIT_SIGN_IN_ACCOUNT_DAY',
      'LIMIT_SIGN_IN_ADDRESS',
      'LIMIT_REGISTRATIONS',
      'LIMIT_MAILS',
      'LIMIT_MAILS_DAY',
      'LIMIT_MAILS_ADDRESS',
      'LIMIT_APPLICATIONS',
      'LIMIT_PROJECTS',
      'LIMIT_REVIEWS',
      'LIMIT_MESSAGES',
      'LIMIT_READING',
      'LIMIT_VERIFICATIONS',
      'LIMIT_UPLOADS',
      'LIMIT_CHECKS',
      'LIMIT_AUDIT_CHECKS',
      'LIMIT_WRITES',
      'LIMIT_REQUESTS',
      'LIMIT_REPORTS',
    ].map((name) => [name, '1000000/1m']),
  ),
}

/** Asks for each, ten at a time: twice as many as there are connections. */
export async function inWaves<Item, Answer>(items: readonly Item[], ask: (item: Item) => Promise<Answer>) {
  const answers: Answer[] = []
  for (let at = 0; at < items.length; at += 10) {
    answers.push(...(await Promise.all(items.slice(at, at + 10).map(ask))))
  }
  return answers
}
