import type { Page } from '@playwright/test'
import { signInByCall, register, callAsPage } from '#tests/support/calls/calls.ts'
import { expect, expectAccessible, test } from '#tests/support/running/journey.ts'
import { verificationForm } from '#tests/support/web/forms.ts'
import { expectToast } from '#tests/support/scenarios/steps.ts'

// A missing profile returns 404.
test.use({ refusals: [404] })

/** Decides the open case. */
async function decide(page: Page, decision: 'Approve' | 'Decline', reason?: string): Promise<void> {
  await page.getByRole('button', { name: decision }).click()
  const dialog = page.getByRole('dialog')
  if (reason) await dialog.getByLabel('Reason').fill(reason)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: decision }).click()
  await expect(dialog).toBeHidden()
}

test('a verification request waits for an administrator, is declined with a reason, sent again and approved', async ({
  page,
  openBrowser,
}, { retry }) => {
  test.slow()
  const name = `Alder Street Kitchen ${retry}`
  await register(page, { type: 'Organization', firstName: 'Nia' })
  const requested = verificationForm({ organizationName: name, ein: '20-4567891' })
  await callAsPage(page, 'POST /api/organization/verify', requested)

  const adminPage = await openBrowser()
  await signInByCall(adminPage, 'admin')
  await adminPage.goto('/admin/verification')
  await adminPage.getByRole('link', { name }).click()
  await expect(adminPage.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectAccessible(adminPage)
  await decide(adminPage, 'Decline', 'Please send us the letter of the IRS.')
  await expectToast(adminPage, `${name} declined`)

  await page.goto('/organization-verification')
  await expect(page.getByText('Please send us the letter of the IRS.')).toBeVisible()
  await callAsPage(page, 'POST /api/organization/verify', requested)

  await adminPage.reload()
  await decide(adminPage, 'Approve')
  await expectToast(adminPage, `${name} is verified`)
  await page.reload()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText(`${name} is now verified.`)).toBeVisible()
})
