import type { Page } from '@playwright/test'
import { axeSource, originalAxe } from '#tests/support/running/axe-source.ts'
import { expect, expectAccessible, test } from '#tests/support/running/journey.ts'
import { waitUntilLoaded } from '#tests/support/running/loaded.ts'

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

/** Gives the page many faults of several kinds. */
const breakPage = (page: Page) =>
  page.evaluate(() => {
    const find = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((_, index) => index % 3 === 0)
    // The security policy allows these, but no attributes with styles.
    for (const element of find('p')) element.style.color = '#aaa'
    for (const element of find('li')) element.style.opacity = '0.4'
    for (const { style } of find('button')) Object.assign(style, { height: '12px', width: '12px' })
    for (const element of find('label')) element.setAttribute('for', 'none')
    for (const element of find('h2')) element.setAttribute('role', 'wrong')
    for (const element of find('ul')) element.setAttribute('role', 'img')
    for (const element of find('section, div')) element.setAttribute('aria-checked', 'perhaps')
  })

/** What axe reports, in all its kinds, by rule and element. */
async function report(page: Page, script: string): Promise<Record<string, string[]>> {
  await page.evaluate(script)
  return page.evaluate<
    Record<string, string[]>
  >(`axe.run({ rules: { 'target-size': { enabled: true } } }).then((results) =>
    Object.fromEntries(['violations', 'incomplete', 'passes', 'inapplicable'].map((kind) => [
      kind, results[kind].flatMap(({ id, nodes }) => [id, ...nodes.map(({ target }) => target.join(' '))])])))`)
}

test('the faster axe reports what the original reports on a page with many faults', async ({ page }) => {
  await page.goto('/browse')
  await waitUntilLoaded(page)
  await breakPage(page)
  const expected = await report(page, originalAxe)
  expect(await report(page, axeSource)).toEqual(expected)
  expect(expected['violations']?.length).toBeGreaterThan(50)
})
