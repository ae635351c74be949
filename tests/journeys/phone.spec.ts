import { register, signInByCall } from '#tests/support/calls/calls.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/support/running/journey.ts'
import { receiveMany } from '#tests/support/scenarios/applicants.ts'

test('the account settings of a phone have short rows, and one menu of all sections', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await register(page, { type: 'Skilled Volunteer', firstName: 'Ines' })
  await page.goto('/profile?tab=settings#notification-settings')
  const hours = page.getByRole('group', { name: 'Hours' })
  const [box, select] = await Promise.all([
    hours.getByRole('checkbox', { name: 'Bell' }).boundingBox(),
    hours.getByRole('combobox', { name: 'Email' }).boundingBox(),
  ])
  // Side by side.
  expect(
    Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - ((select?.y ?? 0) + (select?.height ?? 0) / 2)),
  ).toBeLessThan(4)
  expect(box?.x).toBeLessThan(select?.x ?? 0)
  const heading = page.getByRole('heading', { name: 'Delete account' })
  await expect(heading).not.toBeInViewport()
  const sections = page.getByRole('navigation', { name: 'Sections of this page' })
  // One row, in place of a list of nine.
  expect((await sections.boundingBox())?.height).toBeLessThan(52)
  await sections.getByRole('button', { name: 'Section: Notifications' }).click()
  await expect(sections.getByRole('menu')).toBeInViewport()
  await expectAccessible(page)
  await sections.getByRole('menuitem', { name: 'Blocked' }).click()
  await expect(page.getByRole('heading', { name: 'Blocked' })).toBeFocused()
  await expect(hours).toBeHidden()
  // By keyboard. A menu that opens below the pointer marks the row there.
  await page.mouse.move(0, 0)
  await sections.getByRole('button', { name: 'Section: Privacy and data' }).press('Enter')
  await expect(sections.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  // The menu moves the focus a moment after the key.
  await expect(sections.getByRole('menuitem').last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScroll(page)
  }
  // Beside them on a wide screen, also where a theme of high contrast leaves no colors.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ forcedColors: 'active' })
  const group = (name: string) => sections.getByRole('link', { name })
  await expect(group('Privacy and data')).toHaveCSS('border-bottom-width', '3px')
  await expect(group('Sign-in and security')).toHaveCSS('border-bottom-width', '0px')
})

test('at a zoom of 200 % the bars scroll away with the page', async ({ page }) => {
  // 1280 x 900 at 200 %.
  await page.setViewportSize({ width: 640, height: 450 })
  await signInByCall(page, 'organization')
  await page.goto('/applications?tab=received')
  await expect(page.getByRole('list', { name: 'Applicants' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Applicants' }).getByRole('link').first()).toBeInViewport({
    ratio: 1,
  })
  const header = page.getByRole('banner')
  await expect(header).toBeInViewport()
  await expect(page.getByRole('navigation', { name: 'Tab bar' })).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect(header).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('navigation', { name: 'Tab bar' })).toBeInViewport()
})

test('a phone compares two of three applicants side by side, and the reader chooses which', async ({
  page,
  dataFolder,
}) => {
  const projectId = await receiveMany(page, dataFolder)
  await page.setViewportSize({ width: 390, height: 844 })
  const answer = await page.request.get(`/api/applicants?projectId=${projectId}&show=pending&limit=3`)
  const applicants: { id: string; volunteer: { firstName: string; lastName: string } }[] = await answer.json()
  const [first = '', second = '', third = ''] = applicants.map(
    ({ volunteer }) => `${volunteer.firstName} ${volunteer.lastName}`,
  )
  await page.goto(`/applications/compare?ids=${applicants.map(({ id }) => id).join(',')}`)
  const cards = page.getByRole('list', { name: 'Applicants' })
  const cardOf = (name: string) => cards.getByRole('heading', { name })
  await expect(cardOf(first)).toBeVisible()
  await expect(cardOf(second)).toBeVisible()
  await expect(cardOf(third)).toBeHidden()
  const [left, right] = await Promise.all([cardOf(first).boundingBox(), cardOf(second).boundingBox()])
  expect(left?.y).toBe(right?.y)
  const choice = page.getByRole('combobox', { name: 'Second column' })
  await choice.focus()
  await choice.selectOption(third)
  await expect(cardOf(third)).toBeVisible()
  await expect(cardOf(second)).toBeHidden()
  await expect(choice).toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a page whose code is still loading has the shape of its content and says "Loading..."', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInByCall(page, 'organization')
  // Never answered.
  await page.route('**/assets/*.js', () => {})
  await page.goto('/applications?tab=received', { waitUntil: 'commit' })
  await expect(page.getByRole('status')).toHaveText('Loading...')
  await expectNoSidewaysScroll(page)
})

test('the landing page of the narrowest phone cuts neither the name of the site nor what a project needs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const needed = page.getByRole('article').getByText(/volunteers? needed/)
  await expect(needed.first()).toBeVisible()
  const name = page.getByRole('banner').getByText('Bridge Collective')
  await expect(name).toBeVisible()
  const shown = name.or(needed)
  const cut = await shown.evaluateAll((texts) =>
    texts.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
  )
  expect(cut).toEqual([])
  await expectNoSidewaysScroll(page)
})
