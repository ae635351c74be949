/** What stands above every route: who may come, and what a route can say of its screen. */
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, redirect } from '@tanstack/react-router'
import { decideAccess, type Access } from '#domain/accounts.ts'
import type { DrawnPage } from '#contract/page.ts'
import { readUser } from '#web/features/accounts/session.ts'
import { readReturnPath } from './lib/search-params.ts'
import { paths } from './paths.ts'
import { Shell } from './shell.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    access: Access
    /** What somebody without the role is told in place of the screen. */
    denied?: string
    /** The screen's module, seen from here: its code is asked for with the page that the server drew. */
    screen?: string
    /** What a visitor is told in place of the screen; others are sent to sign in. */
    visitorDenied?: string
    /**
     * The screen is drawn on the server too: reads what it shows first and answers the page's status, or null where
     * this visitor's is drawn in the browser alone.
     */
    readAhead?: (ask: ReadAhead) => Promise<DrawnPage['status'] | null>
  }
}

export type ReadAhead = {
  queryClient: QueryClient
  params: Readonly<Record<string, unknown>>
  search: Readonly<Record<string, unknown>>
}

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  staticData: { access: 'public' },
  component: Shell,
  beforeLoad: ({ context, location, matches }) => {
    const { access = 'public', visitorDenied } = matches.at(-1)?.staticData ?? {}
    if (decideAccess(access, readUser(context.queryClient)) !== 'sign-in' || visitorDenied) return
    throw redirect({ ...paths.signIn({ next: readReturnPath(location.href) }), replace: true })
  },
})

export const getParentRoute = () => root
export const access = { public: { access: 'public' }, signedIn: { access: 'signed-in' } } as const
