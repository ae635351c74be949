import type { Secret } from './secrets-format.ts'

/** What production needs and has not been given, in one sentence, so that no one starts twice to learn it. */
export function describeMissing({
  SECRETS,
  SECRETS_FILE,
}: {
  SECRETS: readonly Secret[]
  SECRETS_FILE?: string | undefined
}): string {
  const lacksKeys = SECRETS.length === 0 && SECRETS_FILE === undefined
  return [
    'Set PUBLIC_URL in production to the address of the site, such as https://volunteers.example.org',
    ...(lacksKeys
      ? ['and SECRETS to v1: followed by at least 32 random characters (openssl rand -hex 32)']
      : []),
  ]
    .join(', ')
    .concat('.')
}
