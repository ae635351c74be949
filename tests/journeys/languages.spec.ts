import type { Page } from '@playwright/test'
import { languageCookie, listLanguages, pseudoLanguage, settingsOf } from '#contract/i18n/languages.ts'
import { defaultSiteName } from '#contract/i18n/site-name.ts'
import { knownLanguages } from '#domain/matching/parsing/languages.ts'
import { signInByCall } from '#tests/support/calls/calls.ts'
import { expect, test } from '#tests/support/running/journey.ts'
import { waitUntilLoaded } from '#tests/support/running/loaded.ts'
import { screens } from '#tests/support/rows/screens.ts'

// Every text of the pseudo-language has brackets or accents, so whatever has none goes through no catalog.
test.use({ settings: { PSEUDO_LANGUAGE: 'true' }, refusals: [404] })

/** Proper names, the same in every language. */
const properNames = [
  defaultSiteName,
  ...knownLanguages,
  ...listLanguages({ withPseudo: true }).map((language) => settingsOf(language).name),
]

/** Time zones have their IANA names, and keys those on keyboards. */
const otherwise = /^[A-Z]\w+(\/[\w -]+)+$|^Ctrl\+[A-Z]$/

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Names and texts that people wrote, which no catalog translates: what the API answers, and what a page came with. */
function collectData(page: Page) {
  const data = new Set(properNames)
  const arriving: Promise<void>[] = []
  const collect = (value: unknown): void => {
    if (typeof value === 'string') data.add(tidy(value))
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  page.on('response', (response) => {
    if (/\/api\/(?!live)/.test(response.url()) && response.ok())
      arriving.push(response.json().then(collect, () => {}))
  })
  return { data, collect, arrived: () => Promise.all(arriving) }
}

/** Whether a text is data: whole, the start of a long one, an address, or several side by side. */
function isData(text: string, data: ReadonlySet<string>): boolean {
  if (text === '' || data.has(text)) return true
  const [, start] = /^(.{12,}?)(?:\.\.\.|…)$/.exec(text) ?? []
  if (start !== undefined) return [...data].some((each) => each.startsWith(start))
  // A title whose hyphenated words are kept together has a text for each part.
  if (/^[\w\s'’,-]+$/.test(text) && [...data].some((each) => ` ${each} `.includes(` ${text} `))) return true
  // An address that may break after its @.
  if (/^[\w.+-]+@$/.test(text)) return [...data].some((each) => each.startsWith(text))
  if (/^[\w.-]+\.[a-z]+(\/\S*)?$/.test(text)) return [...data].some((each) => each.includes(text))
  // The last one is what Hebrew, whose rules the pseudo-language borrows, puts before the end of a list.
  for (const separator of [/ ?· ?/g, /, /g, / ו-/g]) {
    // A text may have commas of its own.
    const isJoined = [...text.matchAll(separator)].some(
      ({ index, 0: mark }) =>
        isData(text.slice(0, index), data) && isData(text.slice(index + mark.length), data),
    )
    if (isJoined) return true
  }
  // A first and a last name.
  const words = text.split(' ')
  return words.some((_, at) => data.has(words.slice(0, at).join(' ')) && data.has(words.slice(at).join(' ')))
}

/** The texts of a page that are in no catalog and no data, and what is cut off or wider than the window. */
async function findFaults(page: Page, { data, collect, arrived }: ReturnType<typeof collectData>) {
  const { shown, initial, cut, isTooWide } = await page.evaluate(() => {
    const texts = new Set<string>()
    const add = (text: string | null | undefined) => text && texts.add(text.replaceAll(/\s+/g, ' ').trim())
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent && !parent.closest('script, style, noscript, [lang]:not(html)'))
        add(walker.currentNode.textContent)
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) add(element.getAttribute(name))
    const isCut = (element: Element) =>
      ['hidden', 'clip'].includes(getComputedStyle(element).overflowX) &&
      getComputedStyle(element).textOverflow !== 'ellipsis' &&
      element.scrollWidth > element.clientWidth + 1 &&
      element.clientWidth > 1
    return {
      shown: [...texts],
      initial: document.getElementById('initial-data')?.textContent ?? '{}',
      cut: [...document.querySelectorAll('button, a, h1, h2, h3, label, legend, th, dt, [role=tab]')]
        .filter(isCut)
        .map((element) => element.textContent ?? ''),
      isTooWide: document.documentElement.scrollWidth > innerWidth,
    }
  })
  collect(JSON.parse(initial))
  await arrived()
  const isPlain = (text: string) => /[a-z]{3}/i.test(text) && !/[⟦⟧áéíóúýçñš]/i.test(text)
  const plain = shown.filter((text) => isPlain(text) && !otherwise.test(text) && !isData(text, data))
  return { plain, cut, isTooWide }
}

for (const [who, paths] of Object.entries(screens)) {
  test(`every screen for a ${who} shows only texts of catalogs, and fits from right to left at every width`, async ({
    page,
    context,
    product,
  }) => {
    test.slow()
    await context.addCookies([{ name: languageCookie, value: pseudoLanguage, url: product }])
    const data = collectData(page)
    if (who === 'volunteer' || who === 'organization' || who === 'admin') await signInByCall(page, who)
    for (const path of paths) {
      await page.goto(path)
      await waitUntilLoaded(page)
      for (const width of [1280, 768, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft({ path, width, ...(await findFaults(page, data)) }).toEqual({
          path,
          width,
          plain: [],
          cut: [],
          isTooWide: false,
        })
      }
    }
  })
}

test('a visitor chooses a language in the footer, and an account keeps its own on other devices', async ({
  page,
  openBrowser,
}) => {
  await page.goto('/browse')
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'Pseudo' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦')

  await signInByCall(page, 'volunteer')
  await page.goto('/profile?tab=personal')
  await page.locator('#personal-language').selectOption(pseudoLanguage)
  await page.locator('#personal-language').locator('xpath=ancestor::form').locator('[type=submit]').click()
  await expect
    .poll(async () => (await (await page.request.get('/api/account')).json()).language)
    .toBe(pseudoLanguage)

  const elsewhere = await openBrowser()
  await signInByCall(elsewhere, 'volunteer')
  await elsewhere.goto('/dashboard')
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', pseudoLanguage)
  await elsewhere.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en')
})

test('choosing a language asks before typed text is lost, and keeps the focus on the choice', async ({
  page,
}) => {
  const choice = page.getByRole('contentinfo').getByRole('group')
  await page.goto('/auth')
  await page.getByLabel('Email').fill('ada@example.org')
  await choice.getByRole('button', { name: 'Pseudo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await choice.getByRole('button', { name: 'Pseudo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', pseudoLanguage)
  await expect(choice.getByRole('button', { name: 'Pseudo' })).toBeFocused()
})

test('an account keeps its language while a form with changes is open and its owner stays', async ({
  page,
}) => {
  await signInByCall(page, 'volunteer')
  await page.goto('/profile?tab=personal')
  await page.locator('#personal-firstName').fill('Robin')
  const choice = page.getByRole('contentinfo').getByRole('group')
  await choice.getByRole('button', { name: 'Pseudo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect(page.locator('#personal-firstName')).toHaveValue('Robin')
  expect((await (await page.request.get('/api/account')).json()).language).not.toBe(pseudoLanguage)

  // Leaving asks once: the browser does not ask again.
  await choice.getByRole('button', { name: 'Pseudo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', pseudoLanguage)
  expect((await (await page.request.get('/api/account')).json()).language).toBe(pseudoLanguage)
})
