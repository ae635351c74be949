import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { configure, render } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { getApplicantCounts, listApplicants } from '#contract/applications/applicants.ts'
import { getOrganizationHome, getVolunteerHome } from '#contract/dashboards/homes.ts'
import { defaultLanguage, settingsOf, type Language } from '#contract/i18n/languages.ts'
import { getExportAllowance } from '#contract/audit/audit.ts'
import type { AskedAgreement } from '#contract/legal/legal.ts'
import { countUnreadMessages } from '#contract/messages/conversations.ts'
import { countUnreadNotifications } from '#contract/notifications/notifications.ts'
import { listUnfinishedProjects } from '#contract/projects/unfinished.ts'
import { setCachedUser } from '#web/features/accounts/session.ts'
import { setAskedAgreements } from '#web/lib/session/asked-agreements.ts'
import type { EmailProvider } from '#domain/email/transports.ts'
import { createQueryClient } from '#web/lib/calls/query.ts'
import { emptySite } from '#web/lib/site/site.ts'
import { SiteProvider } from '#web/lib/site/site-provider.tsx'
import { makeRouter } from '#web/app/routes.tsx'
import { someCounts } from '#tests/support/answers/applicant-answers.ts'
import { aNewOrganizationHome, aNewVolunteerHome } from '#tests/support/answers/home-answers.ts'
import { clearToasts } from '#web/ui/feedback/toast-store.ts'
import { UiProviders } from '#web/ui/ui-providers.tsx'

// The first screen of a file loads its modules first, which can take long on a slow machine.
configure({ asyncUtilTimeout: 120_000 })

export type Sent = { method: string; path: string; query: Record<string, string>; body: unknown }
export type StubbedResponse = { status?: number; headers?: Record<string, string>; body: unknown }
/** The network's response, possibly delayed: a body, or a body with its status and headers. */
export type Answer = (sent: Sent) => StubbedResponse | Promise<StubbedResponse>

type ScreenOptions = {
  user: User | null
  answer: Answer
  /** The unread count for the header's bell, which every screen requests. */
  unread?: () => number
  /** Lets `answer` respond to how many files can be downloaded; otherwise none has been. */
  exports?: boolean
  /** Lets `answer` respond to matching requests on project pages, which get no matches otherwise. */
  matching?: boolean
  /** Lets `answer` respond to requests about applicants; otherwise there are none. */
  applicants?: boolean
  /** Lets `answer` respond to requests about the announcements of a project; otherwise there are none. */
  announcements?: boolean
  /** Lets `answer` respond to requests for the homes; otherwise they are those of new accounts. */
  homes?: boolean
  /** Lets `answer` respond to requests about unfinished projects; otherwise there are none, and each save works. */
  unfinished?: boolean
  /** The unread count for the link to the messages, likewise. */
  unreadMessages?: () => number
  /** Whether invented figures, stories and projects are shown, as with demo data; they are by default. */
  showsExamples?: boolean
  /** The new versions of the terms that the document asks the user to agree to; none by default. */
  asked?: readonly AskedAgreement[]
  /** Where people write to the operator; nowhere by default. */
  contactEmail?: string
  /** Whether the site is of a country whose registers of organizations are known; it is by default. */
  hasRegisters?: boolean
  /** Whether a project is hidden until staff have read it; it isn't by default. */
  holdsForReview?: boolean
  /** Whether only some people get emails; all do by default. */
  isTestCopy?: boolean
  /** Who delivers the emails of the site; no one by default. */
  emailProvider?: EmailProvider
  /** The reader's language; English by default. */
  language?: Language
}

/** Responses to the matching requests of project pages and forms. */
function answerMatching(path: string): StubbedResponse | undefined {
  if (path === '/api/projects/likely-volunteers') return { body: { count: 0, isMore: false } }
  const [, requested] = /^\/api\/projects\/[^/]+\/(match|volunteer-matches)$/.exec(path) ?? []
  if (requested === 'match') return { body: null }
  return requested ? { body: [] } : undefined
}

/** Responses to the requests of pages that count or list applicants. */
function answerApplicants(path: string): StubbedResponse | undefined {
  if (path === getApplicantCounts.path) return { body: someCounts([]) }
  return path === listApplicants.path ? { body: [] } : undefined
}

/** Responses to the homes, where signing in leads. */
function answerHomes(path: string): StubbedResponse | undefined {
  if (path === getVolunteerHome.path) return { body: aNewVolunteerHome() }
  return path === getOrganizationHome.path ? { body: aNewOrganizationHome() } : undefined
}

/** Responses to the requests of the form of a new project about what its author has not posted. */
function answerUnfinished({ method, path, body }: Sent): StubbedResponse | undefined {
  if (path === listUnfinishedProjects.path) return { body: [] }
  if (!path.startsWith(`${listUnfinishedProjects.path}/`)) return undefined
  if (method === 'PUT') return { body: { version: Number(Object(body).version) + 1 } }
  if (method === 'DELETE') return { body: { message: 'Unfinished project discarded' } }
  // Out of reach: what is on the device is what there is.
  return { status: 503, body: { message: 'Please try again later', code: 'unavailable' } }
}

/** Responses to what a screen requests beside what most tests are about. */
function answerBeside(options: ScreenOptions, request: Sent): StubbedResponse | undefined {
  const { path } = request
  if (!options.exports && path === getExportAllowance.path) {
    return { body: { most: 5, periodSeconds: 3600, left: 5, nextAt: null } }
  }
  if (!options.announcements && path.endsWith('/announcements')) return { body: [] }
  return (
    (options.matching ? undefined : answerMatching(path)) ??
    (options.applicants ? undefined : answerApplicants(path)) ??
    (options.homes ? undefined : answerHomes(path)) ??
    (options.unfinished ? undefined : answerUnfinished(request))
  )
}

/**
 * A router wraps the window's history and listens to the window and its document for as long as the page is open. With
 * those of all tests before, each navigation of a later test called them all, and none was ever collected.
 */
function makeTestRouter(queryClient: QueryClient) {
  const spies = {
    window: vi.spyOn(window, 'addEventListener'),
    document: vi.spyOn(document, 'addEventListener'),
  }
  const router = makeRouter(queryClient)
  const removals = [
    ...spies.window.mock.calls.map((call) => () => window.removeEventListener(...call)),
    ...spies.document.mock.calls.map((call) => () => document.removeEventListener(...call)),
  ]
  spies.window.mockRestore()
  spies.document.mockRestore()
  onTestFinished(() => {
    router.history.destroy()
    for (const remove of removals) remove()
  })
  return router
}

/** Opens a URL of the interface as someone (null means a visitor), with these network responses and no others. */
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
    const beside = answerBeside(options, request)
    if (beside) return new Response(JSON.stringify(beside.body), { status: beside.status ?? 200 })
    if (request.path === countUnreadMessages.path) {
      return new Response(JSON.stringify({ unread: options.unreadMessages?.() ?? 0 }))
    }
    sent.push(request)
    const { status = 200, headers = {}, body } = await options.answer(request)
    return new Response(JSON.stringify(body), { status, headers })
  })
  const { language = defaultLanguage, showsExamples = true, contactEmail = '', hasRegisters = true } = options
  const { holdsForReview = false, isTestCopy = false, emailProvider = emptySite.emailProvider } = options
  document.documentElement.lang = language
  window.history.pushState(null, '', url)
  const queryClient = createQueryClient({ onSignedOut: () => {} })
  setCachedUser(queryClient, options.user)
  if (options.user) setAskedAgreements(queryClient, options.user.id, options.asked ?? [])
  const router = makeTestRouter(queryClient)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
    document.documentElement.lang = ''
    clearToasts()
    queryClient.clear()
  })
  render(
    <QueryClientProvider client={queryClient}>
      <SiteProvider
        site={{
          ...emptySite,
          showsExamples,
          contactEmail,
          hasRegisters,
          holdsForReview,
          isTestCopy,
          emailProvider,
          language,
        }}
      >
        <UiProviders direction={settingsOf(language).direction}>
          <RouterProvider router={router} />
        </UiProviders>
      </SiteProvider>
    </QueryClientProvider>,
  )
  return { sent, queryClient, router }
}
