import type { Route } from '@playwright/test'
import { callAsPage, register, signInByCall } from '#tests/support/calls/calls.ts'
import { expect, expectAccessibleAtEveryWidth, test } from '#tests/support/running/journey.ts'
import { demoPassword, signIn, signUp, tabTo } from '#tests/support/scenarios/people.ts'

test('a user registers, signs out and signs in again', async ({ page }) => {
  const email = 'amara@example.org'
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page.getByRole('heading', { name: 'Join Our Community' })).toBeVisible()
  await signUp(page, { type: 'Skilled Volunteer', firstName: 'Amara', email })
  await expect(page.getByText('Your account has been created successfully.', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome, Amara' })).toBeVisible()

  await page.getByRole('button', { name: 'Account menu for Amara Okafor' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page.getByText("You've been signed out successfully.", { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/auth')

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('quiet-harbor-71')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText("You've been signed in successfully.", { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.goto('/auth')
  await expect(page).toHaveURL('/')
})

test('signing out shows no error for requests that were still running', async ({ page }) => {
  await signInByCall(page, 'volunteer')
  const delayedRoutes: Route[] = []
  await page.route('**/api/notifications/unread', (route) => void delayedRoutes.push(route))
  await page.route('**/api/logout', async (route) => {
    const response = await route.fetch()
    // Answered after the session has ended but before the page knows, unless the page has cancelled the request.
    for (const one of delayedRoutes) {
      const refusal = await one.fetch()
      await one.fulfill({ response: refusal }).catch(() => undefined)
    }
    await route.fulfill({ response })
  })
  await page.goto('/help')
  await expect.poll(() => delayedRoutes.length).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^Account menu for/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText('You are logged out. Logging in again...')).toHaveCount(0)
})

test('a visitor is redirected to sign in and back to their destination', async ({ page }) => {
  await page.goto('/applications?tab=received')
  await expect(page).toHaveURL('/auth?next=%2Fapplications%3Ftab%3Dreceived')
  await signIn(page, 'organization')
  await expect(page).toHaveURL('/applications?tab=received')
})

test('the redirect after signing in never leads to another site', async ({ openBrowser }) => {
  for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
    const page = await openBrowser()
    await page.goto(`/auth?next=${encodeURIComponent(next)}`)
    await signIn(page, 'volunteer')
    await expect(page).toHaveURL('/')
  }
})

test('the selected mode of an account with both sides is remembered', async ({ page }) => {
  await signIn(page, 'dual')
  await expect(page.getByRole('link', { name: 'Discover Projects' })).toBeVisible()
  await page.getByRole('button', { name: 'Volunteer Account, switch account' }).click()
  await page.getByRole('menuitemradio', { name: /^Organization Account/ }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('link', { name: 'Bridge Collective home' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Post a Project' }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByRole('link', { name: 'Post a Project' }).first()).toBeVisible()
  const saved = await page.evaluate(() => localStorage.getItem('bridgeCollective_accountMode'))
  expect(saved).toBe('organization')
})

test('signing up works with the keyboard alone', async ({ page }) => {
  await page.goto('/auth')
  await tabTo(page, page.getByRole('tab', { name: 'Sign In' }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('radio', { name: 'Skilled Volunteer' }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('First name'))
  await page.keyboard.type('Noor')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Email: Required' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type('noor@example.org')
  await tabTo(page, page.getByLabel('Password'))
  await page.keyboard.type('quiet-harbor-71')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Welcome, Noor' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Post a Project' }).first()).toBeVisible()
})

test.describe('errors', () => {
  test.use({ refusals: [401, 409, 422] })

  test('a wrong password and a taken address are reported without revealing too much', async ({ page }) => {
    await page.goto('/auth')
    await page.getByLabel('Email').fill('volunteer@example.org')
    await page.getByLabel('Password').fill('not-this-one')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
    await expect(page.getByText('Invalid email or password', { exact: true }).first()).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('volunteer@example.org')

    await page.goto('/auth?tab=sign-up&type=volunteer')
    await page.getByLabel('First name').fill('Nina')
    await page.getByLabel('Email').fill('volunteer@example.org')
    await page.getByLabel('Password').fill('quiet-harbor-71')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Registration failed', { exact: true })).toBeVisible()
    await page.getByLabel('Password').fill('password123')
    await page.getByLabel('Email').fill('nina@example.org')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('This password is too common. Please choose another one.')).toHaveCount(2)
    await expect(page.getByLabel('First name')).toHaveValue('Nina')
  })

  test('a page of one person becomes that of the next one who signs in in another tab', async ({ page }) => {
    const first = await register(page, { type: 'Skilled Volunteer', firstName: 'Amara' })
    await page.goto('/profile')
    const menuOf = (name: string) => page.getByRole('button', { name: `Account menu for ${name} Okafor` })
    await expect(menuOf('Amara')).toBeVisible()
    const second = await page.context().newPage()
    const { id } = await register(second, { type: 'Skilled Volunteer', firstName: 'Noor' })
    expect(id).not.toBe(first.id)
    await second.goto('/help')
    await expect(menuOf('Noor')).toBeVisible()
    // Not those of Europe/Samara.
    await expect(page.getByText(/\bAmara\b/)).toHaveCount(0)
  })

  test('a user whose session has ended sees a message and returns to their page after signing in', async ({
    page,
  }) => {
    await signInByCall(page, 'volunteer')
    await page.goto('/')
    // The session ends once the page requests the applications: no other call may notice that and redirect before the
    // link is clicked.
    await page.route(
      '**/api/my-applications*',
      async (route) => {
        await callAsPage(page, 'POST /api/logout', {})
        await route.continue()
      },
      { times: 1 },
    )
    await page.getByRole('banner').getByRole('link', { name: 'Applications' }).click()
    await expect(page.getByText('You are logged out. Logging in again...', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/auth\?next=%2Fapplications/)
    await page.getByLabel('Email').fill('volunteer@example.org')
    await page.getByLabel('Password').fill(demoPassword)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/applications/)
  })
})

test('the start and sign-in pages are accessible at every width', async ({ page }) => {
  test.slow()
  for (const path of [
    '/',
    '/auth?next=%2Fapplications',
    '/auth?tab=sign-up',
    '/auth?tab=sign-up&type=volunteer',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
  }
  await signInByCall(page, 'dual')
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Next for you' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})
