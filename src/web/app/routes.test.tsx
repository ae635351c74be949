import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { anAdminHome, anAdminOverview, noCases } from '#tests/support/answers/admin-answers.ts'
import { aReviewAnalytics } from '#tests/support/answers/analytics-answers.ts'
import { anOrganizationCase, aPersonCase, aSoundChain } from '#tests/support/answers/moderation-answers.ts'
import { anOrganizationProfile } from '#tests/support/answers/account-answers.ts'
import { anApplication, anOrganizer, aProject, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { anExposureAudit } from '#tests/support/answers/exposure-answers.ts'
import { anImpactReport } from '#tests/support/answers/impact-answers.ts'
import { anOrganizationPage } from '#tests/support/answers/organization-answers.ts'
import { someAgreedScopes } from '#tests/support/answers/scope-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'
import { aCredential } from '#tests/support/answers/credential-answers.ts'
import { createQueryClient } from '#web/lib/calls/query.ts'
import { pages } from './page-data.ts'
import { makeRouter } from './routes.tsx'

const volunteer = aVolunteer()
const organization = anOrganizer()
const people: Record<string, User | null> = {
  visitor: null,
  volunteer,
  organization,
  dual: anOrganizer({ isVolunteer: true, hasVolunteerProfile: true }),
  administrator: aVolunteer({ isAdmin: true, staffRoles: ['administrator'] }),
  moderator: aVolunteer({ staffRoles: ['moderator'] }),
  verifier: aVolunteer({ staffRoles: ['verifier'] }),
  analyst: aVolunteer({ staffRoles: ['analyst'] }),
  coordinator: aVolunteer({ staffRoles: ['coordinator'] }),
}

const notFound = 'Page not found'

/** What each user gets: the screen, the sign-in page, or the text in its place. */
type Shown = 'screen' | 'sign-in' | typeof notFound | `denied: ${string}`
type Row = readonly [
  ...[visitor: Shown, volunteer: Shown, organization: Shown, dual: Shown, admin: Shown],
  /** Staff with one role, who are asked only where the staff has access. */
  ...([] | [moderator: Shown, verifier: Shown, analyst: Shown, coordinator: Shown]),
]

const everyone: Row = ['screen', 'screen', 'screen', 'screen', 'screen']
const signedIn: Row = ['sign-in', 'screen', 'screen', 'screen', 'screen']
const volunteersOnly = (text: string): Row => ['sign-in', 'screen', `denied: ${text}`, 'screen', 'screen']
const organizationsOnly = (text: string): Row => [
  'sign-in',
  `denied: ${text}`,
  'screen',
  'screen',
  `denied: ${text}`,
]
const deniedToVisitors = (text: string): Row => [`denied: ${text}`, 'screen', 'screen', 'screen', 'screen']
const others = ['sign-in', notFound, notFound, notFound] as const
/** Only staff may learn that these pages exist, each by their role. */
const administratorsOnly: Row = [...others, 'screen', notFound, notFound, notFound, notFound]
const moderatorsOnly: Row = [...others, 'screen', 'screen', notFound, notFound, notFound]
const verifiersOnly: Row = [...others, 'screen', notFound, 'screen', notFound, notFound]
const analystsOnly: Row = [...others, 'screen', notFound, notFound, 'screen', notFound]
const coordinatorsOnly: Row = [...others, 'screen', notFound, notFound, notFound, 'screen']
const staffOnly: Row = [...others, 'screen', 'screen', 'screen', 'screen', 'screen']

const organizationDashboard = organizationsOnly('This dashboard is only available to organizations.')

/** The route table of spec F2.2 plus the pages of decision A1, each by its pattern. */
const table: Record<string, Row> = {
  '/': everyone,
  '/home': everyone,
  '/browse': everyone,
  '/browse-projects': everyone,
  '/project/$id': everyone,
  '/projects/$id': everyone,
  '/organizations/$id': everyone,
  '/organization/$userId': everyone,
  '/top-organizations': everyone,
  '/volunteers/$id': everyone,
  '/volunteers/$id/certificates/$workId': everyone,
  '/credentials/$id': everyone,
  '/help': everyone,
  '/help/$topic': everyone,
  '/safeguards': everyone,
  '/legal/$document': everyone,
  '/auth/reset': everyone,
  '/auth/verify': everyone,
  '/auth/keep-email': everyone,
  '/auth/keep-account': everyone,
  '/auth/invitation': everyone,
  '/auth/join': everyone,
  '/auth/claim': everyone,
  '/auth/administrator': everyone,
  '/auth/authority': everyone,
  '/auth/unsubscribe': everyone,
  '/auth/appeal': everyone,
  '/organizations/$id/claim': signedIn,
  '/organizations/$id/impact': organizationsOnly('This report is only available to organizations.'),
  '/projects/$id/edit': signedIn,
  '/project/$id/edit': signedIn,
  '/dashboard': signedIn,
  '/profile': signedIn,
  '/messages': signedIn,
  '/decisions': signedIn,
  '/invites': signedIn,
  '/sent-invites': signedIn,
  '/organization-verification': signedIn,
  '/volunteer-profile-setup': signedIn,
  '/organization-profile-setup': signedIn,
  '/volunteer-profile': volunteersOnly('This profile is only available to volunteers.'),
  '/organization-profile': organizationsOnly('This profile is only available to organizations.'),
  '/applications': signedIn,
  '/applications/$id/scope': signedIn,
  '/applications/compare': organizationsOnly('Only organizations can compare applications.'),
  '/my-applications': signedIn,
  '/reviews': signedIn,
  '/create-review': signedIn,
  '/admin': staffOnly,
  '/admin/verification': verifiersOnly,
  '/admin/verification/$id': verifiersOnly,
  '/admin/claims': verifiersOnly,
  '/admin/reviews': moderatorsOnly,
  '/admin/projects': moderatorsOnly,
  '/admin/messages': moderatorsOnly,
  '/admin/skills': administratorsOnly,
  '/admin/registers': verifiersOnly,
  '/admin/help-requests': coordinatorsOnly,
  '/admin/impact': analystsOnly,
  '/admin/exposure': analystsOnly,
  '/admin/site': administratorsOnly,
  '/admin/reports': moderatorsOnly,
  '/admin/people': administratorsOnly,
  '/admin/people/$id': administratorsOnly,
  '/admin/people/invite': administratorsOnly,
  '/admin/staff': administratorsOnly,
  '/admin/organizations': administratorsOnly,
  '/admin/organizations/$id': administratorsOnly,
  '/admin/perks': administratorsOnly,
  '/admin/perks/new': administratorsOnly,
  '/admin/perks/$id': administratorsOnly,
  '/admin/email': administratorsOnly,
  '/admin/jobs': administratorsOnly,
  '/admin/schedule': administratorsOnly,
  '/admin/audit': administratorsOnly,
  '/admin/$section': ['sign-in', notFound, notFound, notFound, notFound],
  '/create-project': organizationsOnly('Only organizations can create projects.'),
  '/volunteer-dashboard': volunteersOnly('This dashboard is only available to volunteers.'),
  '/organization-dashboard': organizationDashboard,
  '/my-projects': organizationDashboard,
  '/volunteers': organizationsOnly('The directory of volunteers is only available to organizations.'),
  '/review-analytics': deniedToVisitors('Please sign in to view review analytics.'),
  '/project-matching': deniedToVisitors('Please sign in to access project matching.'),
  '/perks-and-rewards': deniedToVisitors('Please sign in to view perks and rewards.'),
}

const answer: Answer = ({ path }) => {
  if (path.startsWith('/api/projects/') && path.endsWith(ids.project)) return { body: aProject() }
  if (path === `/api/organizations/${ids.project}`) return { body: anOrganizationPage() }
  if (path === '/api/organization-profile/current') return { body: anOrganizationProfile }
  if (path === '/api/admin/verifications/counts') return { body: noCases }
  if (/^\/api\/(volunteer(-profile|s\/)|project-details-for-review|admin\/verifications\/)/.test(path))
    return { status: 404, body: {} }
  if (/^\/api\/applications\/[^/]+\/scope$/.test(path)) return { body: someAgreedScopes() }
  if (path.startsWith('/api/applications/')) return { body: anApplication() }
  if (path.startsWith('/api/credentials/')) return { body: aCredential() }
  if (path === '/api/review-analytics') return { body: aReviewAnalytics() }
  if (/\/impact(\/groups)?$/.test(path)) return { body: { ...anImpactReport(), groups: [], total: 0 } }
  if (path === '/api/admin/exposure') return { body: anExposureAudit() }
  if (path === '/api/admin/overview') return { body: anAdminOverview() }
  if (path === '/api/admin/home') return { body: anAdminHome() }
  if (path === '/api/admin/audit/check') return { body: aSoundChain }
  if (path === `/api/admin/people/${ids.project}`) return { body: aPersonCase() }
  if (path === `/api/admin/organizations/${ids.project}`) return { body: anOrganizationCase() }
  if (path === '/api/projects/trending-skills') return { body: { skills: [] } }
  if (path.endsWith('/claim'))
    return { status: 404, body: { message: 'None', code: 'organization_not_found' } }
  return { body: [] }
}

const addressOf = (pattern: string) =>
  pattern
    .replace('$document', 'terms')
    .replace('$topic', 'reviews')
    .replaceAll(/\$\w*/g, ids.project)
    // Without a reviewee, the page redirects to /reviews.
    .replace('/create-review', `/create-review?projectId=${ids.project}&revieweeType=organization`)

/** Opens an address and returns where it led and what is shown there. */
async function visit(address: string, user: User | null) {
  const { router } = openScreen(address, { user, answer })
  const title = (await screen.findByRole('heading', { level: 1 })).textContent ?? ''
  const main = screen.getByRole('main').textContent ?? ''
  const deniedText = /^Access Denied(.*?)(Browse Projects|Sign In)$/.exec(main)?.[1]
  const isOther = [notFound, 'Something went wrong', 'Join Our Community'].includes(title)
  return {
    href: router.state.location.href,
    shown: deniedText !== undefined ? `denied: ${deniedText}` : isOther ? title : 'screen',
  }
}

/** The result of `visit` that the table expects. */
function expectedOf(pattern: string, shown: Shown) {
  const href = addressOf(pattern)
  if (shown === 'sign-in') {
    return { href: `/auth?next=${encodeURIComponent(href)}`, shown: 'Join Our Community' }
  }
  return { href, shown }
}

const cells = Object.entries(table).flatMap(([pattern, row]) =>
  Object.entries(people).flatMap(([who, user], index) => {
    const shown = row[index]
    return shown === undefined ? [] : [{ pattern, who, user, shown }]
  }),
)

describe('every route for every kind of visitor', () => {
  test.each(cells)('$pattern shows the $who: $shown', async ({ pattern, user, shown }) => {
    expect(await visit(addressOf(pattern), user)).toEqual(expectedOf(pattern, shown))
  })

  test('the table lists every route of the router', () => {
    const router = makeRouter(createQueryClient({ onSignedOut: () => {} }))
    const routed = Object.keys(router.routesByPath).filter((path) => path !== '/auth')
    expect(Object.keys(table).toSorted()).toEqual(routed.toSorted())
  })

  test('every page that the server renders has a route with the same path', () => {
    const { routesByPath } = makeRouter(createQueryClient({ onSignedOut: () => {} }))
    expect(Object.keys(pages).filter((path) => !(path in routesByPath))).toEqual([])
  })

  test.each([null, volunteer])('an unknown address is not found, for everyone', async (user) => {
    expect(await visit('/nowhere/at/all', user)).toEqual({ href: '/nowhere/at/all', shown: notFound })
  })
})

describe('the sign-in page', () => {
  test('opens for a visitor', async () => {
    expect((await visit('/auth', null)).shown).toBe('Join Our Community')
  })

  test.each([volunteer, organization])('redirects a signed-in user to /', async (user) => {
    expect(await visit('/auth', user)).toEqual({ href: '/', shown: 'screen' })
  })
})

test('a visitor who may not see a screen can sign in and return', async () => {
  await visit('/project-matching', null)
  const main = screen.getByRole('main')
  const link = [...main.querySelectorAll('a')].map((a) => `${a.textContent} ${a.getAttribute('href')}`)
  expect(link).toEqual(['Sign In /auth?next=%2Fproject-matching'])
})
