import type { ProfileTexts } from '#web/features/accounts/texts/profile-texts.ts'

type SessionsTexts = ProfileTexts['settings']['sessions']

/** Where a session was opened, "Firefox on Linux", as far as that is known. */
export function describeDevice(
  { device, unknownDevice }: SessionsTexts,
  { browser, system }: { browser: string | null; system: string | null },
): string {
  return browser && system ? device({ browser, system }) : (browser ?? system ?? unknownDevice)
}
