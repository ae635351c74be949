import { readFile } from 'node:fs/promises'
import { signInByCall } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'

const year = new Date().getUTCFullYear()

test('an administrator sets the value of an hour, filters a period, reads the totals, downloads them and prints them', async ({
  page,
}) => {
  await signInByCall(page, 'admin')
  await page.goto('/admin')
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Impact report' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Impact report' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)

  const filters = page.getByRole('search', { name: 'Filter the report' })
  await filters.getByRole('combobox', { name: 'Period' }).selectOption('Choose days')
  await filters.getByLabel('From').fill(`${year - 2}-01-01`)
  await filters.getByLabel('To', { exact: true }).fill(`${year}-12-31`)
  await filters.getByRole('button', { name: 'Show report' }).click()
  await expect(page).toHaveURL(/period=custom/)
  const figures = page.getByRole('region', { name: 'Key figures' })
  await expect(figures).toContainText('Not set')
  await figures.getByRole('link', { name: 'Set the value of an hour' }).click()

  const form = page.getByRole('form', { name: 'Value of an hour' })
  for (const each of [year - 2, year - 1, year]) {
    await form.getByLabel('Year of the work').fill(String(each))
    await form.getByLabel('Value of an hour').fill('34.79')
    await form.getByLabel('Source', { exact: true }).fill('Independent Sector')
    await form.getByRole('button', { name: 'Save value' }).click()
    await expect(page.getByRole('button', { name: `Change the value of ${each}` })).toBeVisible()
  }
  await expect(figures).toContainText(`$34.79 an hour in ${year}: Independent Sector`)
  await expect(figures).toContainText(/\$[\d,]+/)

  await page.getByRole('button', { name: 'Causes' }).click()
  await expect(page).toHaveURL(/by=cause/)
  await expect(page.getByRole('table', { name: 'The report by cause' })).toBeVisible()
  // The earlier groups stay, paler, until these have arrived.
  for (const part of await page.locator('main .transition-opacity').all())
    await expect(part).toHaveCSS('opacity', '1')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'This table' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`impact-by-cause-${year - 2}-01-01-to-${year}-12-31.csv`)
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  const rows = page.getByRole('table', { name: 'The report by cause' }).getByRole('row')
  expect(lines.length).toBeGreaterThanOrEqual(await rows.count())

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Source of the value of time')).toBeVisible()
  for (const hidden of [
    page.getByRole('navigation'),
    filters,
    form,
    page.getByRole('button', { name: 'Download CSV' }),
    page.getByRole('contentinfo'),
    page.getByRole('link', { name: 'Skip to main content' }),
  ])
    await expect(hidden.filter({ visible: true })).toHaveCount(0)
})

test('a member of an organization opens its impact report from their home', async ({ page }) => {
  await signInByCall(page, 'organization')
  await page.goto('/')
  await page.getByRole('link', { name: 'Impact report', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Impact report of / })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await expect(page.getByRole('form', { name: 'Value of an hour' })).toHaveCount(0)
})
