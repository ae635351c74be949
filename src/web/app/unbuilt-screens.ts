/**
 * Addresses whose screens are not built yet: access is decided (spec F2.1, F2.2; decision A1), but they show the
 * not-found page. Nothing links here. Remove the line when the screen is built.
 */
import type { Access } from '#domain/accounts/accounts.ts'

export type ScreenAccess = {
  access: Access
  /** What a user without the role sees instead of the screen. */
  denied?: string
  /** What a visitor sees instead of the screen. Without it, visitors are sent to sign in. */
  visitorDenied?: string
}

const everyone: ScreenAccess = { access: 'public' }

export const unbuiltScreens = [
  { path: '/volunteers', staticData: { access: 'organization' } },
  { path: '/safeguards', staticData: everyone },
] as const satisfies readonly { path: `/${string}`; staticData: ScreenAccess }[]
