import { signInByCall } from '#tests/support/calls/calls.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/support/running/journey.ts'

test('a volunteer finds accounting work by keyboard, saves it, and takes its deadline into a calendar', async ({
  page,
}) => {
  await page.goto('/browse')
  await signInByCall(page, 'volunteer')
  await page.goto('/browse?search=accountant')
  const first = page.getByRole('article').first()
  await expect(first).toHaveAccessibleName('Bookkeeping catch-up before our first audit')
  await expect(first.getByText(/^\d+% match$/)).toBeVisible()
  await expectAccessible(page)

  // Past the header and the filters, and on by single keys.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to results' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('j')
  await expect(first.getByRole('heading').getByRole('link')).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(first.getByRole('heading').getByRole('link')).toBeFocused()
  await page.keyboard.press('s')
  await expect(first.getByRole('button', { name: /^Save / })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('v')
  await expect(page).toHaveURL(/view=list/)
  await expect(first.getByRole('heading').getByRole('link')).toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Bookkeeping catch-up before our first audit',
  )
  await expect(page.getByText('Waiting now')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add deadline' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^deadline-.*\.ics$/)
  await expectAccessible(page)
})

test('removing filters one by one never loses the focus', async ({ page }) => {
  await page.goto('/browse?skills=Data%20Analysis&timeCommitment=20')
  const active = page.getByRole('list', { name: 'Active filters' })
  await active.getByRole('button', { name: 'Remove filter Up to 20 hours' }).press('Enter')
  await expect(active.getByRole('button', { name: 'Remove filter Data Analysis' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(active).toBeHidden()
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused()
})
