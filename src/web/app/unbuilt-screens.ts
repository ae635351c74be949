/**
 * Addresses whose screens are not built yet: who may come is decided (foundation 2.1, 2.2; decision A1), what comes is
 * the not-found page. Nothing links here. A screen that is built takes its line out.
 */
import type { Access } from '#domain/accounts/accounts.ts'

export type ScreenAccess = {
  access: Access
  /** What somebody without the role is told in place of the screen. */
  denied?: string
  /** What a visitor is told in place of the screen; others are sent to sign in. */
  visitorDenied?: string
}

const everyone: ScreenAccess = { access: 'public' }

export const unbuiltScreens = [
  { path: '/volunteers', staticData: { access: 'organization' } },
  { path: '/safeguards', staticData: everyone },
] as const satisfies readonly { path: `/${string}`; staticData: ScreenAccess }[]
