import type { Locator, Page } from '@playwright/test'
import { aPicture } from '#tests/support/scenarios/images.ts'
import { publishProject, register } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { apply, expectToast, findProject, openReceived } from '#tests/support/scenarios/steps.ts'

const picturesIn = (place: Page | Locator) => place.locator('img[src^="/images/"]')

/** The width of a displayed picture in pixels; 0 before it is displayed. */
const sideOf = (picture: Locator) =>
  picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))

async function choose(page: Page, label: string): Promise<Locator> {
  const buffer = await aPicture({ width: 1600, height: 1200, format: 'jpeg' })
  const chooser = page.waitForEvent('filechooser')
  await page
    .getByRole('group', { name: label })
    .getByRole('button', { name: /^(Upload|Change)/ })
    .press('Enter')
  await (await chooser).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('application')).toBeVisible()
  return dialog
}

test('a person crops a picture with the keyboard, the organization sees it in light and dark, and it is removed', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  const title = 'Draw the map of the allotments'
  const owner = await openBrowser()
  await register(owner, { type: 'Organization', firstName: 'Thea' })
  await publishProject(owner, {
    organizationName: 'Allotment Friends',
    title,
    cause: 'Environment',
    skill: 'Graphic Design',
    places: 1,
  })
  await register(page, { type: 'Skilled Volunteer', firstName: 'Ada' })
  await findProject(page, title)
  await apply(page, { message: 'I draw maps of gardens, and have time on Sundays to walk all of yours.' })

  await page.goto('/profile')
  await expectAccessibleAtEveryWidth(page)
  const dialog = await choose(page, 'Your picture')
  await expectAccessible(page, '[role=dialog]')
  const zoom = dialog.getByRole('slider', { name: 'Zoom' })
  const shown = dialog.getByRole('application').locator('..').locator('img')
  const before = await shown.getAttribute('style')
  await dialog.getByRole('application').focus()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(zoom).toHaveAttribute('aria-valuetext', '120%')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => shown.getAttribute('style')).not.toBe(before)
  await zoom.press('ArrowLeft')
  await expect(zoom).toHaveAttribute('aria-valuetext', '110%')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expectToast(page, 'Picture saved')
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeFocused()
  // In the field and in the header.
  await expect(picturesIn(page)).toHaveCount(2)
  await expect.poll(() => sideOf(picturesIn(page).first())).toBe(512)

  for (const colorScheme of ['light', 'dark'] as const) {
    await owner.emulateMedia({ colorScheme })
    const received = await openReceived(owner, 'Ada Okafor')
    await expect.poll(() => sideOf(picturesIn(received))).toBe(512)
    await expectAccessible(owner)
  }

  await page.getByRole('button', { name: 'Remove' }).press('Enter')
  await expectAccessible(page, '[role=dialog]')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expectToast(page, 'Picture removed')
  await expect(page.getByRole('button', { name: 'Upload picture' })).toBeFocused()
  await expect(picturesIn(page)).toHaveCount(0)
  await expect(picturesIn(await openReceived(owner, 'Ada Okafor'))).toHaveCount(0)
})

test('an organization’s logo appears on its profile, its page and its projects, for everyone', async ({
  page,
  openBrowser,
}) => {
  await register(page, { type: 'Organization', firstName: 'Thea' })
  const title = 'Count the swifts of the old town'
  await publishProject(page, {
    organizationName: 'Swift Watch',
    title,
    cause: 'Environment',
    skill: 'Data Analysis',
    places: 1,
  })
  await page.goto('/profile?tab=organization')
  const dialog = await choose(page, 'Logo')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Logo saved')
  await expectAccessibleAtEveryWidth(page)

  const visitor = await openBrowser()
  await findProject(visitor, title)
  await expect.poll(() => sideOf(picturesIn(visitor).first())).toBe(512)
  await visitor.getByRole('link', { name: 'Swift Watch' }).first().click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Swift Watch' })).toBeVisible()
  await expect.poll(() => sideOf(picturesIn(visitor).first())).toBe(512)
})

test.describe('an invalid file', () => {
  test.use({ refusals: [413] })

  test('is refused beside the field; if the server refuses one, the dialog and the crop stay open', async ({
    page,
  }) => {
    await register(page, { type: 'Skilled Volunteer', firstName: 'Bo' })
    await page.goto('/profile')
    const input = page.locator('input[type=file]')
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
    await expect(page.getByRole('alert')).toHaveText(/^This image is damaged/)
    await expectAccessible(page)
    const dialog = await choose(page, 'Your picture')
    await page.route('**/api/account/avatar', (route) =>
      route.fulfill({
        status: 413,
        json: {
          message: 'This file is larger than 5 MB. Choose a smaller one.',
          code: 'file_too_large',
        },
      }),
    )
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('This file is larger than 5 MB. Choose a smaller one.')
    await expectAccessible(page, '[role=dialog]')
    await page.unroute('**/api/account/avatar')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Picture saved')
  })
})
