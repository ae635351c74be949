import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/support/running/journey.ts'

/** Renders a page whose only fault is in the sentence or its style. */
const show = (page: Page, sentence: string, style = '') =>
  page.setContent(
    `<!doctype html><html lang="en"><title>Page</title>
    <style>:root { color-scheme: light dark } body { color: light-dark(#222, #ddd); background: light-dark(#fff, #111) } ${style}</style>
    <main><h1>Heading</h1><p>${sentence}</p></main></html>`,
  )

test('the faster axe finds exactly the real problems, in light and dark', async ({ page }) => {
  await show(page, 'Said clearly.')
  await expectAccessible(page)
  await show(page, '<button></button>')
  await expect(expectAccessible(page)).rejects.toThrow('button-name')
  await show(page, 'Said faintly.', 'p { color: light-dark(#999, #ddd) }')
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await show(page, 'Said faintly.', 'p { opacity: 0.3 }')
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast')
})
