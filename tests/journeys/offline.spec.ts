import { signInByCall } from '#tests/support/calls/calls.ts'
import { expect, expectAccessible, test } from '#tests/support/running/journey.ts'

test('without a connection, a screen whose code isn’t loaded leaves the product in place and opens later', async ({
  browser,
  product,
}) => {
  // Unwatched, because the browser logs each call that it can't make.
  const page = await browser.newPage({ baseURL: product })
  await signInByCall(page, 'volunteer')
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByText(/^You’re offline/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await page.close()
})
