import type { Page } from '@playwright/test'
import { register, signInByCall } from '#tests/support/calls/calls.ts'
import { expect, expectAccessibleAtEveryWidth, test } from '#tests/support/running/journey.ts'
import { findEmailLink } from '#tests/support/email/outbox.ts'
import { tabTo } from '#tests/support/scenarios/people.ts'
import { expectToast } from '#tests/support/scenarios/steps.ts'

const oldPassword = 'quiet-harbor-71'
const newPassword = 'brave-lantern-52'
const subjects = {
  verify: 'Verify your email',
  reset: 'Choose a new password',
  change: 'Confirm your new email address',
  revert: 'Your email address is about to change',
}
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const passwordNotice = (page: Page) => page.getByRole('region', { name: 'Your email is not verified' })

async function enter(page: Page, email: string, password: string) {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function verify(page: Page, email: string) {
  await page.goto(await findEmailLink(page, email, subjects.verify))
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(title(page, 'Email verified')).toBeFocused()
}

test.describe('an account', () => {
  // Wrong passwords, invalid links and ended sessions are part of these stories.
  test.use({ refusals: [401, 410] })

  test('with a forgotten password is recovered by email, with the keyboard alone', async ({
    page,
    openBrowser,
  }, { retry }) => {
    const email = `forgetful${retry}@example.net`
    await register(page, { type: 'Skilled Volunteer', firstName: 'Fern', email })
    await page.goto('/')

    const other = await openBrowser()
    await other.goto('/auth')
    await other.getByLabel('Email').fill(email)
    await tabTo(other, other.getByRole('link', { name: 'Forgot password?' }))
    await other.keyboard.press('Enter')
    await expect(title(other, 'Forgot your password?')).toBeVisible()
    await expect(other.getByLabel('Email')).toHaveValue(email)
    await tabTo(other, other.getByRole('button', { name: 'Send link' }))
    await other.keyboard.press('Enter')
    await expect(title(other, 'Check your email')).toBeFocused()
    const link = await findEmailLink(other, email, subjects.reset)
    expect(new URL(link).hash).toMatch(/^#[\w-]{43}$/)

    await other.goto(link)
    await expect(other).toHaveURL('/auth/reset')
    await tabTo(other, other.getByLabel('New password'))
    await other.keyboard.type(newPassword)
    await other.keyboard.press('Enter')
    await expectToast(other, 'Password changed', 'Sign in with your new password.')
    await expect(other).toHaveURL('/auth')
    await enter(other, email, newPassword)
    await expect(title(other, 'Welcome, Fern')).toBeVisible()

    // The link works once, and every session has ended.
    await other.goto(link)
    await other.getByLabel('New password').fill(oldPassword)
    await other.getByRole('button', { name: 'Save new password' }).click()
    await expect(title(other, 'This link no longer works')).toBeFocused()
    await other.getByRole('link', { name: 'Send a new link' }).click()
    await expect(title(other, 'Forgot your password?')).toBeVisible()
    // The page that was open leaves without a click.
    await expect(page).toHaveURL(/\/auth\?next=/)
  })

  test('that does not exist gets the same answer as one that exists', async ({ page }) => {
    for (const email of ['volunteer@example.org', 'nobody-at-all@example.org']) {
      await page.goto('/auth?tab=forgot')
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Send link' }).click()
      await expect(title(page, 'Check your email')).toBeVisible()
      await expect(
        page.getByText(
          `If ${email} has an account, we sent it a link. The link works once, within 30 minutes.`,
        ),
      ).toBeVisible()
    }
  })

  test('is verified by the link in the first email, which opening the page does not use up', async ({
    page,
  }, { retry }) => {
    const email = `verity${retry}@example.net`
    await register(page, { type: 'Skilled Volunteer', firstName: 'Verity', email })
    await page.goto('/')
    await expect(passwordNotice(page)).toContainText(`Open the link we sent to ${email}`)
    await passwordNotice(page).getByRole('button', { name: 'Not now' }).click()
    await expect(passwordNotice(page)).toHaveCount(0)
    await page.goto('/applications')
    await expect(title(page, 'Applications')).toBeVisible()
    await expect(passwordNotice(page)).toHaveCount(0)

    await page.goto(await findEmailLink(page, email, subjects.verify))
    await expect(page).toHaveURL('/auth/verify')
    await expect(title(page, 'Verify your email')).toBeVisible()
    await verify(page, email)
    await page.getByRole('link', { name: 'Go to dashboard' }).click()
    await page.goto('/profile?tab=settings')
    await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  })

  test('moves to another email address, and moves back by the email to the old one', async ({
    page,
    openBrowser,
  }, { retry }) => {
    test.slow()
    const [email, thief] = [`robin${retry}@example.net`, `thief${retry}@example.net`]
    await register(page, { type: 'Skilled Volunteer', firstName: 'Robin', email })
    await verify(page, email)

    await page.goto('/profile?tab=settings')
    await page.getByRole('button', { name: 'Change email' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change email' })
    await dialog.getByLabel('New email').fill(thief)
    await dialog.getByLabel('Current password').fill(oldPassword)
    await dialog.getByRole('button', { name: 'Send link' }).click()
    await expectToast(page, 'Link sent')
    await expect(
      page.getByText(`Open the link we emailed to ${thief} to confirm the change. Until`),
    ).toBeVisible()

    await page.goto(await findEmailLink(page, thief, subjects.change))
    await page.getByRole('button', { name: 'Verify email' }).click()
    await expect(title(page, 'Email changed')).toBeFocused()
    await page.goto('/profile')
    await expect(page.getByRole('main').getByText(thief)).toBeVisible()

    const owner = await openBrowser()
    await owner.goto(await findEmailLink(owner, email, subjects.revert))
    await expect(owner).toHaveURL('/auth/keep-email')
    await owner.getByRole('button', { name: 'Keep this email' }).click()
    await expect(title(owner, 'Your email is restored')).toBeFocused()
    await expect(page).toHaveURL(/\/auth\?next=/)
    await enter(page, thief, oldPassword)
    await expect(page.getByText('Invalid email or password', { exact: true }).first()).toBeVisible()

    await owner.goto(await findEmailLink(owner, email, subjects.reset))
    await owner.getByLabel('New password').fill(newPassword)
    await owner.getByRole('button', { name: 'Save new password' }).click()
    await expect(owner).toHaveURL('/auth')
    await enter(owner, email, newPassword)
    await expect(title(owner, 'Welcome, Robin')).toBeVisible()
  })

  test('is signed out everywhere from its settings', async ({ page, openBrowser }, { retry }) => {
    const email = `avery${retry}@example.net`
    await register(page, { type: 'Skilled Volunteer', firstName: 'Avery', email })
    const [left, lost] = [await openBrowser(), await openBrowser()]
    for (const other of [left, lost]) {
      await enter(other, email, oldPassword)
      await expect(title(other, 'Welcome, Avery')).toBeVisible()
    }
    await page.goto('/profile?tab=settings')
    const sessions = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')
    await expect(sessions).toHaveCount(3)
    await expect(sessions.first()).toContainText('This device')
    await sessions
      .last()
      .getByRole('button', { name: /^Sign out Chrome on / })
      .click()
    await expectToast(page, 'Device signed out')
    await expect(sessions).toHaveCount(2)
    await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' })
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page).toHaveURL('/auth')
    for (const other of [left, lost]) await expect(other).toHaveURL(/\/auth\?next=/)
  })
})

/** Checks each address at every width. */
async function checkPages(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expectAccessibleAtEveryWidth(page)
  }
}

test.describe('accessibility', () => {
  // A missing profile returns 404.
  test.use({ refusals: [404] })
  test.beforeEach(() => test.slow())

  test('the pages that emails link to and the legal texts are accessible at every width', async ({
    page,
  }) => {
    const links = ['/auth/reset', '/auth/verify', '/auth/keep-email']
    await checkPages(page, ['/auth?tab=forgot', ...links, ...links.map((path) => `${path}#token`)])
    await checkPages(page, ['/legal/terms', '/legal/privacy'])
  })

  test('the profile is accessible at every width, with the notice and the dialogs', async ({ page }, {
    retry,
  }) => {
    const email = `looked-at-${retry}@example.net`
    await register(page, { type: 'Organization', firstName: 'Indigo', email })
    // On the home, it is a step of the checklist.
    await page.goto('/profile')
    await expect(passwordNotice(page)).toBeVisible()
    await checkPages(page, ['/profile', '/profile?tab=organization', '/profile?tab=settings'])
    for (const name of ['Change email', 'Change password', 'Sign out everywhere']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessibleAtEveryWidth(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.context().clearCookies()
    await signInByCall(page, 'dual')
    await checkPages(page, ['/profile?tab=volunteer', '/profile?tab=organization'])
  })
})
