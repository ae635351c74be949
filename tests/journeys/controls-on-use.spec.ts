import { expect, test } from '#tests/support/running/journey.ts'

test('the controls of browsing load when they are used, and do what was pressed and sent meanwhile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const requested: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/browse-tools-[^/]+\.js$/, async (route) => {
    requested.push(route.request().url())
    await released
    await route.continue()
  })
  await page.goto('/browse?skills=Data%20Analysis')
  await page.waitForLoadState('networkidle')
  expect(requested).toEqual([])
  await page.getByRole('button', { name: 'Web Development', exact: true }).click()
  const field = page.getByRole('searchbox', { name: 'Search' })
  await field.fill('data')
  await field.press('Enter')
  await expect.poll(() => requested.length).toBeGreaterThan(0)
  release()
  await expect(page).toHaveURL('/browse?search=data&skills=Data+Analysis%2CWeb+Development')
  await expect(field).toHaveValue('data')
  await expect(page.getByRole('button', { name: 'Remove filter Web Development' })).toBeVisible()
})
