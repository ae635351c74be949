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

test('on a slow connection, a dialog says that it loads, then takes the focus and returns it', async ({
  page,
}) => {
  await signInByCall(page, 'volunteer')
  await page.goto('/browse')
  const button = page.getByRole('button', { name: 'Save search' })
  await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  // Only the dialog's: the page's own code may still load.
  await page.route('**/assets/search-dialog-*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await button.press('Enter')
  await expect(page.getByRole('status').getByText('Loading...')).toBeVisible()
  await expect(button).toBeFocused()
  await expectAccessible(page)

  arrive()
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await expect(dialog).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})
