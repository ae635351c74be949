import type { Page } from '@playwright/test'
import { register, signInByCall } from '#tests/support/calls/calls.ts'
import { findEmailLink } from '#tests/support/email/outbox.ts'
import { expect, expectAccessibleAtEveryWidth, test } from '#tests/support/running/journey.ts'
import { newAddress, password, tabTo } from '#tests/support/scenarios/people.ts'
import { expectToast } from '#tests/support/scenarios/steps.ts'

const subject = 'Your account will be deleted'
const leaving = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^Your account will be deleted on / })

async function askToDelete(page: Page): Promise<void> {
  await page.goto('/profile?tab=settings#delete-account')
  const open = page.getByRole('button', { name: 'Delete account' })
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByText('What we keep, under “Former member”')).toBeVisible()
  await expect(dialog.getByText('You have no open applications.')).toBeVisible()
}

async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test.describe('a volunteer who deletes the account', () => {
  // Sessions end, calls are refused and links are used twice.
  test.use({ refusals: [401, 403, 409, 410] })

  test('sees only when that happens, here and after signing in again, and keeps it with the keyboard alone', async ({
    page,
    openBrowser,
  }) => {
    const email = newAddress()
    await register(page, { type: 'Skilled Volunteer', firstName: 'Fern', email })
    await askToDelete(page)
    await expectAccessibleAtEveryWidth(page, '[role=dialog]')
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Delete account' }))
    await page.keyboard.press('Enter')
    await expect(leaving(page)).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    // Every address shows it.
    await page.goto('/browse-projects')
    await expect(leaving(page)).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/auth/)

    const other = await openBrowser()
    await enter(other, email)
    await expect(leaving(other)).toBeVisible()
    await tabTo(other, other.getByRole('button', { name: 'Keep my account' }))
    await other.keyboard.press('Enter')
    await expectToast(other, 'Your account is kept')
    await other.goto('/profile?tab=settings')
    await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  })

  test('keeps it by the link in the email, once', async ({ page, openBrowser }) => {
    const email = newAddress()
    await register(page, { type: 'Skilled Volunteer', firstName: 'Fern', email })
    await askToDelete(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
    await expect(leaving(page)).toBeVisible()

    const other = await openBrowser()
    const link = await findEmailLink(other, email, subject)
    await other.goto(link)
    await expect(other).toHaveURL('/auth/keep-account')
    await expectAccessibleAtEveryWidth(other)
    await other.getByRole('button', { name: 'Keep my account' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Your account is kept' })).toBeFocused()
    await other.goto('/auth')
    await other.goto(link)
    await other.getByRole('button', { name: 'Keep my account' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeFocused()
    await page.goto('/profile?tab=settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  })

  test('is helped by an administrator, who can also keep the account', async ({ page, openBrowser }) => {
    const email = newAddress()
    const person = await openBrowser()
    await register(person, { type: 'Skilled Volunteer', firstName: 'Writesin', email })
    await signInByCall(page, 'admin')
    await page.goto(`/admin/people?q=${email}`)
    await page.getByRole('link', { name: /Writesin/ }).click()
    const panel = page.getByRole('region', { name: 'Delete account' })
    await panel.getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('They wrote to us from their address')
    await expectAccessibleAtEveryWidth(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(panel.getByText('Will be deleted on')).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await findEmailLink(page, email, subject)
    await panel.getByRole('button', { name: 'Keep account' }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('They wrote to us once more')
    await page.getByRole('dialog').getByRole('button', { name: 'Keep account' }).click()
    await expect(panel.getByRole('button', { name: 'Delete account' })).toBeVisible()
  })
})
