import type { Page } from '@playwright/test'
import { logIn, register, sendCall } from '#tests/support/calls.ts'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'
import { verificationForm } from '#tests/support/forms.ts'
import { expectToast } from '#tests/support/steps.ts'

// Who has no profile yet is told so by 404.
test.use({ refusals: [404] })

/** Decides the case that is open. */
async function decide(page: Page, verdict: 'Approve' | 'Decline', reason?: string): Promise<void> {
  await page.getByRole('button', { name: verdict }).click()
  const dialog = page.getByRole('dialog')
  if (reason) await dialog.getByLabel('Reason').fill(reason)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: verdict }).click()
  await expect(dialog).toBeHidden()
}

test('a request waits for an administrator, is declined with a reason, sent again and approved', async ({
  page,
  openBrowser,
}, { retry }) => {
  test.slow()
  const name = `Alder Street Kitchen ${retry}`
  await register(page, { type: 'Organization', firstName: 'Nia' })
  const asked = verificationForm({ organizationName: name, ein: '20-4567891' })
  await sendCall(page, 'POST /api/organization/verify', asked)

  const desk = await openBrowser()
  await logIn(desk, 'admin')
  await desk.goto('/admin/verification')
  await desk.getByRole('link', { name }).click()
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectAccessible(desk)
  await decide(desk, 'Decline', 'Please send us the letter of the IRS.')
  await expectToast(desk, `${name} declined`)

  await page.goto('/organization-verification')
  await expect(page.getByText('Please send us the letter of the IRS.')).toBeVisible()
  await sendCall(page, 'POST /api/organization/verify', asked)

  await desk.reload()
  await decide(desk, 'Approve')
  await expectToast(desk, `${name} is verified`)
  await page.reload()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText(`${name} is now verified.`)).toBeVisible()
})
