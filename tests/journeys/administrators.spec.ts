import type { Page } from '@playwright/test'
import { codeAt } from '#tests/support/scenarios/app-codes.ts'
import { runCommand, type RunningProduct } from '#tests/support/running/commands.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { expectToast } from '#tests/support/scenarios/steps.ts'

const password = 'quiet-harbor-71'

/** The link that the command prints for an address. */
async function createAdministratorLink(place: RunningProduct, email: string): Promise<string> {
  const stdout = await runCommand(place, 'admin', 'create', email)
  return stdout.split('\n')[0] ?? ''
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account menu for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(title(page, 'Join Our Community')).toBeVisible()
}

/** The first step of signing in, until the second asks for a code. */
async function enter(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByLabel('Code')).toBeFocused()
}

// The first step of a sign-in returns an error status until the second.
test.use({ refusals: [401, 404] })

test('an administrator created by a command turns on two-step sign-in, and signs in with a code and with a recovery code', async ({
  page,
  dataFolder,
  product,
}, { retry }) => {
  const email = `operator${retry}@example.net`
  await page.goto(await createAdministratorLink({ dataFolder, product }, email))
  await expect(title(page, 'Become an administrator')).toBeVisible()
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await page.getByText('Skilled Volunteer', { exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First name').fill('Vera')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Become an administrator' }).click()
  await expect(title(page, 'You’re an administrator now')).toBeFocused()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Set up two-step sign-in' }).click()
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page, '[role=dialog]')
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, new Date()))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectAccessibleAtEveryWidth(page, '[role=dialog]')
  const recoveryCode = (await codes.first().textContent()) ?? ''
  await dialog.getByRole('button', { name: 'I saved them' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()

  await signOut(page)
  await enter(page, email)
  await expectAccessible(page)
  // The current code is already used, so the next one is used early.
  const next = codeAt(secret, new Date(Date.now() + 30_000))
  await page.getByLabel('Code').fill(`${next.slice(0, 3)} ${next.slice(3)}`)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Welcome back!')
  await page.goto('/admin')
  await expect(title(page, 'Overview')).toBeVisible()

  await signOut(page)
  await enter(page, email)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Welcome back!')
})
