import { signInByCall } from '#tests/support/calls/calls.ts'
import { expect, test } from '#tests/support/running/journey.ts'
import { tabTo } from '#tests/support/scenarios/people.ts'

// In `changing` of playwright.config.ts, because the decision changes the demo's work.

test('by keyboard, a decided application on the dashboard keeps the focus, and Tab continues from its row', async ({
  page,
}) => {
  await signInByCall(page, 'organization')
  await page.goto('/organization-dashboard')
  const row = page.getByRole('list', { name: 'Applications' }).getByRole('listitem').first()
  await tabTo(page, row.getByRole('button', { name: 'Accept' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('button', { name: 'Accept' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row.getByRole('button', { name: 'Accept' })).toBeHidden()
  await expect(row).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(row.getByRole('link').first()).toBeFocused()
})

test('by keyboard, removing an entry leads to the next one and the last one to the button that adds', async ({
  page,
}) => {
  await signInByCall(page, 'admin')
  await page.goto('/admin/site')
  const links = page.getByRole('form', { name: 'Footer links' })
  const add = links.getByRole('button', { name: 'Add a link' })
  const remove = (number: number) => links.getByRole('button', { name: `Remove link ${number}` })
  await expect(add).toBeVisible()
  for (const number of [1, 2, 3]) {
    await add.press('Enter')
    await expect(remove(number)).toBeVisible()
  }
  await remove(2).press('Enter')
  await expect(remove(3)).toBeHidden()
  await expect(remove(2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(remove(2)).toBeHidden()
  await expect(add).toBeFocused()
})
