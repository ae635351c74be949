import type { APIRequestContext, Page } from '@playwright/test'
import { signInByCall } from '#tests/support/calls/calls.ts'
import { expect, expectAccessibleAtEveryWidth, test } from '#tests/support/running/journey.ts'
import { demoPassword } from '#tests/support/scenarios/people.ts'

/** Screens by who sees them; those with forms and dialogs are tested in their own journeys. */
const screens = {
  visitor: [
    '/home',
    '/browse',
    '/browse?topRated=true',
    '/top-organizations',
    '/top-organizations?search=nobody',
    '/review-analytics',
    '/perks-and-rewards',
    '/project-matching',
    '/help',
    '/help/reviews',
    '/help/rewards',
    '/help/top-organizations',
    '/help/lists',
    '/volunteers/00000000-0000-4000-8000-000000000000',
    '/credentials/00000000-0000-4000-8000-000000000000',
    '/auth/unsubscribe',
    '/nothing-is-here',
  ],
  volunteer: [
    '/dashboard',
    '/volunteer-dashboard',
    '/volunteer-dashboard?tab=active',
    '/volunteer-dashboard?tab=recommendations',
    '/volunteer-dashboard?tab=saved',
    '/organization-dashboard',
    '/applications?tab=mine',
    '/review-analytics',
    '/volunteer-profile',
    '/volunteer-profile-setup?step=3',
    '/profile?tab=volunteer',
    '/messages',
    '/messages?conversation=00000000-0000-4000-8000-000000000000',
    '/perks-and-rewards',
    '/perks-and-rewards?tab=badges',
    '/perks-and-rewards?tab=perks',
    '/perks-and-rewards?tab=achievements',
    '/project-matching',
    '/project-matching?tab=insights',
    '/project-matching?tab=preferences',
    '/reviews?tab=given',
    '/reviews?tab=received',
    '/reviews?tab=pending',
    '/create-review?projectId=00000000-0000-4000-8000-000000000000&revieweeType=organization',
  ],
  organization: [
    '/dashboard',
    '/organization-dashboard',
    '/applications?tab=received',
    '/messages',
    '/reviews?tab=received',
    '/review-analytics',
    '/perks-and-rewards',
    '/project-matching',
    '/profile?tab=organization',
    '/organization-profile',
    '/organization-profile-setup',
    '/organization-profile-setup?step=2',
    '/organization-profile-setup?step=3',
    '/organization-profile-setup?step=4',
    '/organization-verification',
    '/organization-verification?step=1',
    '/organization-verification?step=2',
    '/profile',
    '/volunteer-profile',
    '/volunteer-profile-setup',
  ],
  admin: [
    '/admin',
    '/admin/verification',
    '/admin/claims',
    '/admin/reviews',
    '/admin/messages',
    '/admin/skills',
    '/admin/registers',
    '/admin/people',
    '/admin/organizations',
    '/admin/perks',
    '/admin/perks?state=withdrawn',
    '/admin/jobs?state=waiting',
    '/admin/audit',
    '/profile?tab=settings',
  ],
} as const

/** What is shown until a screen has loaded its content. */
const waitUntilLoaded = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [role=status] .sr-only')).toHaveCount(0)
}

const demoVolunteer = { email: 'volunteer@example.org', password: demoPassword }

/** Pages for items of the demo data, found by a call. */
async function listDemoPages(request: APIRequestContext): Promise<string[]> {
  const [top] = await (await request.get('/api/organizations/top-rated')).json()
  const { id } = await (await request.post('/api/login', { data: demoVolunteer })).json()
  return [`/organizations/${top.id}`, `/organization/${top.userId}`, `/volunteers/${id}`]
}

/** A credential of the signed-in user; jobs issue it soon after the start. */
async function findCredentialPage(page: Page): Promise<string> {
  const list = async () => (await page.request.get('/api/credentials')).json()
  await expect.poll(async () => (await list()).length).toBeGreaterThan(0)
  const [own] = await list()
  return `/credentials/${own.id}`
}

test.use({ refusals: [404] })

for (const [who, paths] of Object.entries(screens)) {
  test(`every screen for a ${who} is accessible and fits at every width`, async ({ page, request }) => {
    test.slow()
    if (who === 'volunteer' || who === 'organization' || who === 'admin') await signInByCall(page, who)
    const demo = who === 'visitor' ? await listDemoPages(request) : []
    if (who === 'volunteer') demo.push(await findCredentialPage(page))
    for (const path of [...paths, ...demo]) {
      await page.goto(path)
      await waitUntilLoaded(page)
      await expectAccessibleAtEveryWidth(page)
    }
  })
}
