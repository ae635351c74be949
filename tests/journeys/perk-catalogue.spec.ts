import { randomUUID } from 'node:crypto'
import { signInByCall } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'

// Submits a form and a file with errors on purpose.
test.use({ refusals: [422] })

test('an administrator writes a perk, loads its codes after fixing an invalid line, and offers it', async ({
  page,
}) => {
  const title = `A year of tea ${randomUUID().slice(0, 8)}`
  await signInByCall(page, 'admin')
  await page.goto('/admin/perks')
  await page.getByRole('link', { name: 'Add perk' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add a perk' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessibleAtEveryWidth(page)
  await page.getByRole('link', { name: 'Please name who provides it' }).click()
  await expect(page.getByRole('textbox', { name: 'Provider' })).toBeFocused()
  await page.keyboard.type('Juniper Tea House')
  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('A tin a month. Type the code in at the checkout.')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Wellness')
  await page.getByRole('spinbutton', { name: 'Cost in points' }).fill('90')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Offer' })).toBeDisabled()

  const codes = page.getByRole('textbox', { name: 'Codes as CSV' })
  await codes.fill('TEA-1\nTEA-2\nTEA-1')
  await page.getByRole('button', { name: 'Add codes' }).click()
  await expect(page.getByText('Line 3 repeats line 1')).toBeVisible()
  await expect(codes).toBeFocused()
  await codes.fill('TEA-1\nTEA-2')
  await page.getByRole('button', { name: 'Add codes' }).click()
  await expect(page.getByText(/^2 codes added, 2 left/)).toBeVisible()
  await expectAccessibleAtEveryWidth(page)

  const offer = page.getByRole('button', { name: 'Offer' })
  await offer.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Offer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeFocused()

  await page.getByRole('link', { name: 'All perks' }).click()
  await expect(page.getByRole('link', { name: title })).toContainText('0 redeemed · 2 codes left')
})
