import { randomUUID } from 'node:crypto'
import { signInByCall, register } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'

// The open page of a suspended person finds its session gone.
test.use({ refusals: [401] })

test('an administrator suspends a person, who is signed out immediately, reinstates them, and finds both in the audit log', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  const person = await openBrowser()
  const email = `${randomUUID()}@example.net`
  await register(person, { type: 'Skilled Volunteer', firstName: 'Zora', email })
  await person.goto('/volunteer-dashboard')
  await expect(person.getByRole('heading', { level: 1 })).toBeVisible()

  await signInByCall(page, 'admin')
  await page.goto('/admin/people')
  await page.getByRole('searchbox', { name: 'Name or email' }).fill(email)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('link', { name: email }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zora')

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Suspend' }).click()
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked a shelter for a deposit')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByText('Asked a shelter for a deposit')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)

  await expect(person.getByRole('button', { name: 'Sign In' })).toBeVisible()

  await page.getByRole('button', { name: 'Reinstate' }).click()
  await dialog.getByRole('button', { name: 'Reinstate' }).click()
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible()

  await page.getByRole('link', { name: 'View in audit log' }).click()
  const entries = page.getByRole('list', { name: 'Entries' })
  await expect(entries.getByText('Suspended a person')).toBeVisible()
  await expect(entries.getByText('Reinstated a person')).toBeVisible()
  await entries.getByText('Suspended a person').click()
  await expect(entries.getByRole('row', { name: /^reason/ })).toContainText('Asked a shelter for a deposit')
  await expect(page.getByText(/The log is intact/)).toBeVisible()

  await page.goto('/admin/organizations')
  await page.getByRole('list', { name: 'Organizations' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})
