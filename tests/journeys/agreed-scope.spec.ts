import type { Page } from '@playwright/test'
import { publishProject, register, sendApplication } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { decide, expectToast, openReceived } from '#tests/support/scenarios/steps.ts'

const title = 'Sort the seeds of the allotment'
const organizationName = 'Seed Library'

/** Changes the weekly hours on the form, and maybe adds a milestone, and saves. */
async function edit(
  page: Page,
  projectId: string,
  { hours, milestone }: { hours: string; milestone?: string },
) {
  await page.goto(`/projects/${projectId}/edit?step=3`)
  await expect(page.getByText('1 volunteer has agreed to this work.')).toBeVisible()
  await page.getByLabel('Hours per week').fill(hours)
  await expect(page.getByRole('status').filter({ hasText: 'we’ll ask them.' })).toContainText(
    '1 volunteer has agreed to the hours per week and total hours.',
  )
  if (milestone) {
    await page.getByRole('button', { name: 'Add a milestone' }).click()
    await page.getByRole('textbox', { name: 'Milestone 2' }).fill(milestone)
    await expect(page.getByRole('status').filter({ hasText: 'we’ll ask them.' })).toContainText('milestones')
  }
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Project saved')
}

/** Follows the latest notification of a title. */
async function follow(page: Page, notification: string) {
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByText(notification).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Agreed scope' })).toBeVisible()
}

/** Answers the open request in the dialog that asks once. */
async function answer(page: Page, button: string, { toast, reason }: { toast: string; reason?: string }) {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page, '[role=dialog]')
  if (reason) await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: reason ? 'End my work' : button, exact: true }).click()
  await expectToast(page, toast)
  await expect(page.getByRole('heading', { level: 1, name: 'Agreed scope' })).toBeFocused()
}

const request = (page: Page) => page.getByRole('region', { name: /asks to change this|to answer$/ })

test('an accepted volunteer declines a change of scope, accepts another one and ends the work over a third', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  await register(page, { type: 'Organization', firstName: 'Imke' })
  const posting = { organizationName, title, cause: 'Environment', skill: 'Research', places: 1 }
  const projectId = await publishProject(page, posting)
  const volunteer = await openBrowser()
  await register(volunteer, { type: 'Skilled Volunteer', firstName: 'Anselm' })
  await sendApplication(volunteer, projectId, 'I know my beans.')
  await decide(await openReceived(page, 'Anselm Okafor'), 'Accept')
  await expectToast(page, 'Application accepted!')

  // Version 1, which both read.
  await volunteer.goto('/applications?tab=mine')
  await volunteer.getByRole('link', { name: 'Agreed scope' }).click()
  const first = volunteer.getByRole('article', { name: 'Version 1 of the agreed scope' })
  await expect(first).toContainText(title)
  await expect(first).toContainText(/Fingerprint: [0-9a-f]{12}/)
  const agreedHours = await first
    .getByText(/^\d+ hours?$/)
    .first()
    .innerText()
  await expect(request(volunteer)).toHaveCount(0)
  await expectAccessibleAtEveryWidth(volunteer)

  // A change that is declined.
  await edit(page, projectId, { hours: '30', milestone: 'Thirty letters' })
  await volunteer.goto('/dashboard')
  await volunteer.getByRole('link', { name: /^Answer/ }).click()
  await expect(request(volunteer)).toContainText('Proposed30 hours')
  await expect(request(volunteer)).toContainText('Thirty letters')
  await expectAccessibleAtEveryWidth(volunteer)
  await answer(volunteer, 'Decline', { toast: 'Change declined' })
  await expect(request(volunteer)).toHaveCount(0)
  // The old scope holds, with its one milestone.
  await expect(first).toContainText(agreedHours)
  await expect(first).toContainText('Six letters')
  await expect(first).not.toContainText('Thirty letters')
  await expect(volunteer.getByRole('region', { name: 'History' })).toContainText('Declined')
  await follow(page, 'Change declined')
  await expect(page.getByRole('article', { name: 'Version 1' })).toContainText(agreedHours)
  await page.goto(`/projects/${projectId}/edit`)
  await expect(page.getByText(/^A volunteer declined your change of the hours per week/)).toContainText(
    'milestones',
  )
  await expectAccessibleAtEveryWidth(page)

  // A change that is accepted; the organization sees that it waits.
  await edit(page, projectId, { hours: '12' })
  await page.goto('/applications?tab=received')
  const detail = await openReceived(page, 'Anselm Okafor')
  await expect(detail.getByRole('region', { name: 'Agreed scope' })).toContainText(
    'Change waiting for an answer',
  )
  await detail.getByRole('link', { name: 'See what was agreed' }).click()
  await expect(request(page)).toContainText('Waiting for Anselm Okafor to answer')
  await expect(page.getByRole('button', { name: 'Accept change' })).toHaveCount(0)
  await expectAccessibleAtEveryWidth(page)
  await volunteer.goto('/applications?tab=mine')
  await volunteer.getByRole('link', { name: `Review change to ${title}` }).click()
  await answer(volunteer, 'Accept change', { toast: 'Change accepted' })
  const second = volunteer.getByRole('article', { name: 'Version 2 of the agreed scope' })
  await expect(second).toContainText('12 hours')
  await volunteer.getByRole('link', { name: 'Show version 1' }).click()
  await expect(first).toContainText(agreedHours)
  await expectAccessibleAtEveryWidth(volunteer)
  // The organization’s page follows without a reload.
  await expect(page.getByRole('article', { name: 'Version 2 of the agreed scope' })).toBeVisible()

  // A third change ends the work.
  await edit(page, projectId, { hours: '25' })
  await follow(volunteer, 'Change to agreed work')
  await answer(volunteer, 'Decline and end my work', {
    toast: 'Work ended',
    reason: 'I only have twelve hours.',
  })
  await volunteer.goto('/applications?tab=mine')
  await expect(volunteer.getByText('You ended it.')).toBeVisible()
  // It leaves no mark: neither side can rate the other.
  for (const side of [volunteer, page]) {
    const pending = await side.request.get('/api/reviews/pending')
    expect(await pending.json()).toEqual([])
  }
  await expect(volunteer.getByRole('link', { name: `Apply again to ${title}` })).toBeVisible()
})
