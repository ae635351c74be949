/** Settings that limit how much a process handles in parallel. */
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

/** The default values of these limits: an empty setting counts as not set. */
export const defaultLoadSettings: Readonly<Record<string, string>> = setAll('')

/** Settings under which a slow machine refuses nothing. */
export const withoutLoadLimits = setAll('0')

/** Settings under which no test reaches a rate limit by accident. */
export const withoutLimits: Readonly<Record<string, string>> = {
  ...withoutLoadLimits,
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
      'LIMIT_MEMBER_INVITATIONS',
      'LIMIT_APPLICATIONS',
      'LIMIT_PROJECTS',
      'LIMIT_REVIEWS',
      'LIMIT_MESSAGES',
      'LIMIT_READING',
      'LIMIT_VERIFICATIONS',
      'LIMIT_UPLOADS',
      'LIMIT_CHECKS',
      'LIMIT_AUDIT_CHECKS',
      'LIMIT_TEST_EMAILS',
      'LIMIT_WRITES',
      'LIMIT_REQUESTS',
      'LIMIT_REPORTS',
      'LIMIT_INBOUND_EMAILS',
    ].map((name) => [name, '1000000/1m']),
  ),
}

/** Runs the function for each item, ten at a time: twice as many as there are connections. */
export async function inBatches<Item, Answer>(items: readonly Item[], ask: (item: Item) => Promise<Answer>) {
  const answers: Answer[] = []
  for (let at = 0; at < items.length; at += 10) {
    answers.push(...(await Promise.all(items.slice(at, at + 10).map(ask))))
  }
  return answers
}

let addressCount = 0
/** An address that no request has come from before. */
export const nextAddress = () => {
  addressCount += 1
  return `198.51.${Math.floor(addressCount / 250)}.${(addressCount % 250) + 1}`
}
