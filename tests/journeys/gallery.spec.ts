import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/support/running/journey.ts'

const script = fileURLToPath(new URL('../../scripts/ui.mjs', import.meta.url))
const anyOpened = '[role=dialog][data-state=open], [role=menu][data-state=open]'

test.use({ refusals: [404] })

test('every component is accessible in every state, in light and dark, and so is what opens', async ({
  page,
}) => {
  test.slow()
  const serving = spawn(process.execPath, [script], { env: { ...process.env, PORT: '0' } })
  try {
    const [address] = await once(serving.stdout, 'data')
    // Also without the slash at the end, as people type it.
    await page.goto(String(address).trim().replace(/\/$/, ''))
    await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
      }
      // Some are only on phones.
      for (const opener of await page.locator('main button[aria-haspopup]:enabled:visible').all()) {
        await opener.click()
        const opened = page.locator(anyOpened)
        await expect(opened).toBeVisible()
        await expectAccessible(page, anyOpened)
        await page.keyboard.press('Escape')
        await expect(opened).toHaveCount(0)
      }
    }
  } finally {
    serving.kill()
  }
})

test('the product does not serve the gallery', async ({ page }) => {
  const answer = await page.goto('/_ui')
  expect(answer?.status()).toBe(404)
})
