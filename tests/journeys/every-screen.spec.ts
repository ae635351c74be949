import type { APIRequestContext, Page } from '@playwright/test'
import { signInByCall } from '#tests/support/calls/calls.ts'
import { expect, expectAccessibleAtEveryWidth, test } from '#tests/support/running/journey.ts'
import { listLayoutFaults } from '#tests/support/running/layout-faults.ts'
import { listPopupFaults } from '#tests/support/running/popups.ts'
import { waitUntilLoaded } from '#tests/support/running/loaded.ts'
import { screens } from '#tests/support/rows/screens.ts'
import { demoPassword } from '#tests/support/scenarios/people.ts'

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
  test(`every screen for a ${who}, with its menus and dialogs, is accessible and fits at every width`, async ({
    page,
    request,
  }) => {
    test.slow()
    if (who === 'volunteer' || who === 'organization' || who === 'admin') await signInByCall(page, who)
    const demo = who === 'visitor' ? await listDemoPages(request) : []
    if (who === 'volunteer') demo.push(await findCredentialPage(page))
    const opened = { 390: new Set<string>(), 1280: new Set<string>() }
    for (const path of [...paths, ...demo]) {
      await page.goto(path)
      await waitUntilLoaded(page)
      // All faults of all screens together.
      await expect.soft(expectAccessibleAtEveryWidth(page)).resolves.toBeUndefined()
      expect.soft(await listPopupFaults(page, opened[1280]), `what opens on ${path}`).toEqual([])
      await page.setViewportSize({ width: 390, height: 900 })
      expect.soft(await listLayoutFaults(page), `faults of ${path}`).toEqual([])
      expect.soft(await listPopupFaults(page, opened[390]), `what opens on ${path} on a phone`).toEqual([])
    }
  })
}
