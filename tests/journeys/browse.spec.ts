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
  await page.getByRole('link', { name: 'Add deadline to calendar' }).click()
  expect((await downloading).suggestedFilename()).toBe('bookkeeping-catch-up-before-our-first-audit.ics')
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  test('a visitor finds work near a town that they type, without a map or their location', async ({
    page,
  }) => {
    await page.goto('/browse')
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    const field = sheet.getByRole('combobox', { name: 'Near a town or ZIP code' })
    await field.fill('towso')
    const towson = sheet.getByRole('option', { name: 'Towson, MD' })
    await expect(towson).toBeVisible()
    await expectAccessible(page)
    // Escape closes the list, not the sheet.
    await field.press('Escape')
    await expect(towson).toBeHidden()
    await field.press('ArrowDown')
    await towson.click()
    await expect(field).toHaveValue('Towson, MD')
    const distance = sheet.getByRole('combobox', { name: 'Distance' })
    await expect(distance.locator('option')).toHaveText([
      /^5 miles \(\d+\)$/,
      /^10 miles \(\d+\)$/,
      /^25 miles \(\d+\)$/,
      /^50 miles \(\d+\)$/,
      /^100 miles \(\d+\)$/,
      /^Anywhere in Maryland \(\d+\)$/,
    ])
    await distance.selectOption('100')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessible(page)
    await sheet.getByRole('button', { name: /^Show \d+ projects?$/ }).click()
    await expect(page).toHaveURL('/browse?near=Towson%2C+MD&within=100')
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('nearest')
    await expect(page).toHaveURL(/sort=nearest/)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const first = page.getByRole('article').first()
    await expect(first.getByText(/^\d+ miles away in /)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'List' }).click()
    await expect(first.getByText(/\d+ miles away in /)).toBeVisible()
    await expectNoSidewaysScroll(page)

    // The same first page from the server.
    await page.reload()
    await expect(first.getByText(/\d+ miles away in /)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  })
})

test.describe('with a place that no one knows', () => {
  test.use({ refusals: [422] })

  test('a visitor sees what is wrong at the field, and chooses a place that is meant', async ({ page }) => {
    await page.goto('/browse?near=Towsen')
    const field = page.getByRole('combobox', { name: 'Near a town or ZIP code' })
    await expect(field).toHaveValue('Towsen')
    await expect(field).toHaveAccessibleDescription('We can’t find “Towsen”. Did you mean Towson, MD?')
    await expect(page.getByRole('heading', { name: 'No projects found' })).toBeVisible()
    await expectAccessible(page)
    await field.focus()
    const towson = page.getByRole('option', { name: 'Towson, MD' })
    await expect(towson).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(towson).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('button', { name: 'Remove filter Within 25 miles of Towson, MD' }),
    ).toBeVisible()

    await page.goto('/browse?near=Springfield')
    await expect(page.getByText('Showing Springfield, MO. Or choose:')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Springfield, IL' }).click()
    await expect(field).toHaveValue('Springfield, IL')
    await expect(field).toBeFocused()
  })
})

test('every filter that is on has a chip, and removing all by keyboard ends at the results', async ({
  page,
}) => {
  await page.goto(
    '/browse?near=Baltimore&within=state&experienceLevel=beginner,expert&duration=ongoing&urgency=high&closed=true',
  )
  const active = page.getByRole('list', { name: 'Active filters' })
  const chips = active.getByRole('button')
  await expect(chips).toHaveText([
    'Anywhere in Maryland',
    'Beginner (0-2 years)',
    'Expert (10+ years)',
    'Ongoing',
    'Urgency: High',
    'Closed projects too',
  ])
  await expectAccessible(page)
  await chips.first().focus()
  for (const left of [5, 4, 3, 2, 1]) {
    await page.keyboard.press('Enter')
    await expect(chips).toHaveCount(left)
    await expect(chips.first()).toBeFocused()
  }
  await expect(page).toHaveURL('/browse?closed=true')
  await page.keyboard.press('Enter')
  await expect(active).toBeHidden()
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused()
  await expect(page).toHaveURL('/browse')
})

test('closed projects are left out until someone asks for them', async ({ page }) => {
  const readTotal = async () =>
    Number(/^\d+/.exec((await page.getByText(/^\d+ projects?$/).textContent()) ?? '')?.[0])
  await page.goto('/browse')
  const open = await readTotal()
  const closed = page.getByRole('button', { name: 'Show closed projects' })
  const count = Number(/\d+$/.exec((await closed.textContent()) ?? '')?.[0])
  expect(count).toBeGreaterThan(0)
  await closed.click()
  await expect(closed).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(`${open + count} projects`, { exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor looks near a town that they type', async ({ page, request }) => {
    // Right after the start, a page does not wait until the tables of places are loaded.
    await request.get('/api/places?text=Cleveland')
    await page.goto('/browse?skills=Legal&near=Clevelnd')
    const field = page.getByRole('combobox', { name: 'Near a town or ZIP code' })
    await expect(field).toHaveValue('Clevelnd')
    await expect(field).toHaveAccessibleDescription(/^We can’t find “Clevelnd”\. Did you mean Cleveland, OH/)
    await field.fill('Cleveland, OH')
    await field.press('Enter')
    await expect(page).toHaveURL('/browse?skills=Legal&near=Cleveland%2C+OH')
    await expect(page.getByRole('article').getByText('less than a mile away in Cleveland, OH')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Distance' }).locator('option')).toHaveCount(6)
  })
})
