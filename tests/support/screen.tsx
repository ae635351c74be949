import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { configure, render } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import type { User } from '#contract/accounts.ts'
import { countUnreadMessages } from '#contract/conversations.ts'
import { countUnreadNotifications } from '#contract/notifications.ts'
import { saveUser } from '#web/features/accounts/session.ts'
import { createQueryClient } from '#web/lib/query.ts'
import { makeRouter } from '#web/routes.tsx'
import { clearToasts } from '#web/ui/toast-store.ts'
import { UiProviders } from '#web/ui/ui-providers.tsx'

// The first screen of a file loads its modules first, which takes as long as the machine takes.
configure({ asyncUtilTimeout: 120_000 })

export type Sent = { method: string; path: string; query: Record<string, string>; body: unknown }
export type Answered = { status?: number; headers?: Record<string, string>; body: unknown }
/** What the network answers, perhaps later: a body, or a body with its status and headers. */
export type Answer = (sent: Sent) => Answered | Promise<Answered>

type ScreenOptions = {
  user: User | null
  answer: Answer
  /** What the bell of the header is told whenever it asks, which every screen does. */
  unread?: () => number
  /** Lets `answer` tell what fits on the pages of projects, which is nothing otherwise. */
  matching?: boolean
  /** What the link to the messages is told, likewise. */
  unreadMessages?: () => number
}

/** What the page and the form of a project ask beside what they are about: how it fits, and whom. */
function answerMatching(path: string): Answered | undefined {
  if (path === '/api/projects/likely-volunteers') return { body: { count: 0, isMore: false } }
  const [, asked] = /^\/api\/projects\/[^/]+\/(match|volunteer-matches)$/.exec(path) ?? []
  if (asked === 'match') return { body: null }
  return asked ? { body: [] } : undefined
}

/** Opens a URL of the interface as somebody (null = a visitor); the network gives the answers and is asked nothing else. */
export function openScreen(url: string, options: ScreenOptions) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (input: URL, init: RequestInit) => {
    const request: Sent = {
      method: init.method ?? 'GET',
      path: input.pathname,
      query: Object.fromEntries(input.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    }
    if (request.path === countUnreadNotifications.path) {
      return new Response(JSON.stringify({ unread: options.unread?.() ?? 0 }))
    }
    const beside = options.matching ? undefined : answerMatching(request.path)
    if (beside) return new Response(JSON.stringify(beside.body), { status: beside.status ?? 200 })
    if (request.path === countUnreadMessages.path) {
      return new Response(JSON.stringify({ unread: options.unreadMessages?.() ?? 0 }))
    }
    sent.push(request)
    const { status = 200, headers = {}, body } = await options.answer(request)
    return new Response(JSON.stringify(body), { status, headers })
  })
  window.history.pushState(null, '', url)
  const queryClient = createQueryClient({ onSignedOut: () => {} })
  saveUser(queryClient, options.user)
  const router = makeRouter(queryClient)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
    clearToasts()
  })
  render(
    <QueryClientProvider client={queryClient}>
      <UiProviders>
        <RouterProvider router={router} />
      </UiProviders>
    </QueryClientProvider>,
  )
  return { sent, queryClient, router }
}
