/** The headings of the account settings, which the list of sections leads to; those that emails link to are in paths.ts. */
export const settingsIds = {
  email: 'email-settings',
  password: 'password-settings',
  secondFactor: 'second-factor-settings',
  sessions: 'session-settings',
  deletion: 'delete-account',
} as const
