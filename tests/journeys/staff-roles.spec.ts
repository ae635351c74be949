import { codeAt } from '#tests/support/scenarios/app-codes.ts'
import { callAsPage, register, signInByCall } from '#tests/support/calls/calls.ts'
import { newAddress, password } from '#tests/support/scenarios/people.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { expectToast, openCase } from '#tests/support/scenarios/steps.ts'

// The first step of a sign-in, ended sessions and what a role does not open are refused.
test.use({ refusals: [401, 404] })

test('an administrator makes someone a moderator, who sets up two-step sign-in, decides a report, and reaches nothing else', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  const moderator = await openBrowser()
  const email = newAddress()
  await register(moderator, { type: 'Skilled Volunteer', firstName: 'Miriam', email })
  const reported = await openBrowser()
  const { id } = await register(reported, { type: 'Skilled Volunteer', firstName: 'Quillon' })
  const reporter = await openBrowser()
  await register(reporter, { type: 'Skilled Volunteer', firstName: 'Petra' })
  await callAsPage(reporter, `POST /api/people/${id}/reports`, {
    reason: 'harassment',
    explanation: 'He keeps writing to me.',
  })

  await signInByCall(page, 'admin')
  await page.goto('/admin/people')
  await page.getByRole('searchbox', { name: 'Name or email' }).fill(email)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('link', { name: email }).click()
  await page.getByRole('button', { name: 'Change roles' }).click()
  const dialog = page.getByRole('dialog', { name: 'Which roles should Miriam Okafor have?' })
  await dialog.getByRole('checkbox', { name: /^Moderator/ }).check()
  await expectAccessibleAtEveryWidth(page, '[role=dialog]')
  await dialog.getByLabel('Reason').fill('She decides reports from now on.')
  await dialog.getByRole('button', { name: 'Save roles' }).click()
  await expectToast(page, 'Roles saved')
  await expect(page.getByRole('list', { name: 'Staff roles' })).toContainText('Moderator')
  await expectAccessibleAtEveryWidth(page)
  await page.goto('/admin/staff')
  await page.getByLabel('Role', { exact: true }).selectOption('Moderator')
  await expect(page.getByRole('list', { name: 'Staff', exact: true })).toContainText(email)
  await expectAccessibleAtEveryWidth(page)

  await callAsPage(moderator, 'POST /api/login', { email, password })
  await moderator.goto('/profile?tab=settings')
  await moderator.getByRole('button', { name: 'Turn on' }).click()
  const setup = moderator.getByRole('dialog')
  await setup.getByLabel('Current password').fill(password)
  await setup.getByRole('button', { name: 'Continue' }).click()
  await expect(setup.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = ((await setup.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await setup.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, new Date()))
  await setup.getByRole('button', { name: 'Turn on' }).click()
  await setup.getByRole('button', { name: 'I saved them' }).click()

  await moderator.goto('/admin')
  await expect(moderator.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  const menu = moderator.getByRole('navigation', { name: 'Administration' })
  await expect(menu.getByRole('link')).toHaveText([/Overview/, /Reports/, /Reviews/, /Projects/, /Messages/])
  await expectAccessibleAtEveryWidth(moderator)
  await menu.getByRole('link', { name: /Reports/ }).click()
  await moderator.getByRole('searchbox', { name: 'Name, title or text' }).fill('quillon')
  await moderator.getByRole('button', { name: 'Search', exact: true }).click()
  const about = await openCase(moderator, 'Quillon Okafor')
  await expect(about).toContainText('He keeps writing to me.')
  await about.getByRole('button', { name: 'Warn' }).click()
  const warning = moderator.getByRole('dialog', { name: 'Warn Quillon Okafor?' })
  await warning.getByLabel('Reason').fill('Please stop when someone does not answer.')
  await expectAccessible(moderator, '[role=dialog]')
  await warning.getByRole('button', { name: 'Warn' }).click()
  await expectToast(moderator, 'Warning sent')

  await moderator.goto('/admin/site')
  await expect(moderator.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})
