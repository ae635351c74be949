/** The root of all routes: access checks, and what a route declares about its screen. */
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, redirect, type AnyRoute } from '@tanstack/react-router'
import { decideAccess, type Access } from '#domain/accounts/accounts.ts'
import { getCachedUser } from '#web/features/accounts/session.ts'
import { parseReturnPath } from '#web/lib/navigation/search-params.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import type { ErrorsTexts } from '#web/lib/texts/errors-texts.ts'
import { Shell } from './shell.tsx'

/** The reasons why someone may not see a screen, by their texts. */
export type DeniedReason = keyof ErrorsTexts['deniedTexts']

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    access: Access
    /** What a user without the role sees instead of the screen. */
    denied?: DeniedReason
    /** What a visitor sees instead of the screen. Without it, visitors are sent to sign in. */
    visitorDenied?: DeniedReason
    /** The screen has a list of results (`resultsId`) after many filters, so a link skips to it. */
    hasResults?: boolean
  }
}

const makeRoot = () =>
  createRootRouteWithContext<{ queryClient: QueryClient }>()({
    staticData: { access: 'public' },
    component: Shell,
    beforeLoad: ({ context, location, matches }) => {
      const { access = 'public', visitorDenied } = matches.at(-1)?.staticData ?? {}
      if (decideAccess(access, getCachedUser(context.queryClient)) !== 'sign-in' || visitorDenied) return
      throw redirect({ ...paths.signIn({ next: parseReturnPath(location.href) }), replace: true })
    },
  })

let root = makeRoot()

/** The root of the tree made last: a router asks once it takes in the tree's routes. */
export const getParentRoute = () => root

/** A tree with a root of its own, because a router takes in new routes only with another root. */
export function makeRouteTree<const Children extends readonly AnyRoute[]>(children: Children) {
  root = makeRoot()
  return root.addChildren(children)
}

export const access = { public: { access: 'public' }, signedIn: { access: 'signed-in' } } as const
