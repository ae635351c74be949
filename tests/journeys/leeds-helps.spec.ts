/** A volunteer center makes the site its own: from an empty production start to a first project, without a rebuild. */
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { publishProject, register } from '#tests/support/calls/calls.ts'
import { runCommand } from '#tests/support/running/commands.ts'
import { aPicture } from '#tests/support/scenarios/images.ts'
import { codeAt } from '#tests/support/scenarios/app-codes.ts'
import { newAddress, password } from '#tests/support/scenarios/people.ts'

test.use({
  settings: {
    NODE_ENV: 'production',
    INSECURE_COOKIES: '1',
    SECRETS: `v1:${'leeds'.repeat(8)}`,
    DEMO_DATA: 'off',
  },
  // A password that was entered a while ago is asked for again.
  refusals: [401, 403, 404],
})

const section = (page: Page, name: string) => page.getByRole('form', { name })

/** Asks for verification by the number of a British charity. */
async function verifyByNumber(charity: Page): Promise<void> {
  const next = () => charity.getByRole('button', { name: 'Next' }).click()
  await charity.goto('/organization-verification')
  await charity.getByLabel('Registration number').fill('1 234 567')
  await charity.getByLabel(/^Register \(optional\)|^Register$/).fill('Charity Commission')
  await charity.getByLabel('Website').fill('https://riverside.example')
  await next()
  await charity.getByLabel('Street address').fill('4 Call Lane')
  await charity.getByLabel('Town or city').fill('Leeds')
  await charity.getByLabel('Postal code').fill('LS1 6DN')
  await charity.getByLabel('Phone').fill('+44 113 496 0000')
  await charity
    .getByLabel('Mission statement')
    .fill('Food for everyone in Leeds who needs some, on every day of the year.')
  await expectAccessibleAtEveryWidth(charity)
  await charity.setViewportSize({ width: 1280, height: 900 })
  await next()
  await charity.getByRole('button', { name: 'Education', exact: true }).click()
  await next()
  await charity.getByLabel('Title', { exact: true }).fill('Director')
  await charity.getByRole('button', { name: 'Submit for Verification' }).click()
  await expect(charity.getByText('Verification request received').first()).toBeVisible()
}

async function save(page: Page, name: string): Promise<void> {
  await section(page, name).getByRole('button', { name: 'Save' }).click()
  await expect(section(page, name).getByText('Unsaved changes')).toBeHidden()
}

test('Leeds Helps opens: its name, color, logo and words are everywhere, and the name of the product nowhere', async ({
  page,
  openBrowser,
  product,
  dataFolder,
}) => {
  test.slow()
  const email = newAddress()
  await register(page, { type: 'Skilled Volunteer', firstName: 'Vera', email })
  const link = (await runCommand({ dataFolder, product }, 'admin', 'create', email)).split('\n')[0] ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: 'Become an administrator' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re an administrator now' })).toBeVisible()

  // Production asks administrators for two steps.
  await page.getByRole('link', { name: 'Set up two-step sign-in' }).click()
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, new Date()))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await dialog.getByRole('button', { name: 'I saved them' }).click()

  await page.goto('/admin')
  const checklist = page.getByRole('region', { name: 'Before you open' })
  await expect(checklist).toContainText('Name the site')
  await checklist.getByRole('link', { name: 'Open the site’s settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Site' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)

  await page.getByLabel('Name of the site').fill('Leeds Helps')
  await save(page, 'Name')
  // This page takes it without being loaded again.
  await expect(page.getByRole('banner').getByText('Leeds Helps')).toBeVisible()
  await expect(page).toHaveTitle(/Leeds Helps/)
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await aPicture({ width: 600, height: 600 }),
  })
  await page.getByRole('button', { name: 'Use this logo' }).click()
  await expect(page.getByRole('img', { name: 'The current logo' })).toBeVisible()
  await section(page, 'Accent color').getByLabel('Color', { exact: true }).fill('#ffcc00')
  await expect(page.getByText('We made it darker so that text stays readable.')).toBeVisible()
  await save(page, 'Accent color')
  await page.getByLabel(/^Title/).fill('Skills for Leeds')
  await page.getByLabel('Text below the title').fill('Charities in Leeds need what you can do.')
  await save(page, 'Start page')
  await page.getByLabel('Contact email').fill('not an address')
  await section(page, 'Contact and place').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Contact email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Contact email')).toHaveValue('not an address')
  await page.getByLabel('Contact email').fill('hello@leedshelps.example')
  await page.getByLabel('Country').selectOption({ label: 'United Kingdom' })
  await save(page, 'Contact and place')
  await page.getByRole('button', { name: 'Add a link' }).click()
  await page.getByLabel('Label', { exact: true }).fill('About us')
  await page.getByLabel('Address', { exact: true }).fill('https://leedshelps.example/about')
  await save(page, 'Footer links')
  await section(page, 'Announcement')
    .getByLabel('Text', { exact: true })
    .fill('Our office moved to Park Row.')
  // Typed, because the field then has the years 2, 20 and 209 in between.
  await page.getByLabel('Shown until').focus()
  await page.keyboard.type('12312099')
  await expect(page.getByLabel('Shown until')).toHaveValue('2099-12-31')
  await save(page, 'Announcement')
  await page.getByRole('button', { name: 'Add a story' }).click()
  await page.getByLabel('What they say').fill('We found an accountant in two days.')
  await section(page, 'Success stories').getByLabel('Name', { exact: true }).fill('Priya Shah')
  await page.getByLabel('Role', { exact: true }).fill('Riverside Food Bank')
  await save(page, 'Success stories')
  await expectAccessible(page)

  const visitor = await openBrowser()
  await visitor.goto('/')
  await expect(visitor).toHaveTitle('Leeds Helps')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Skills for Leeds' })).toBeVisible()
  await expect(visitor.getByText('We found an accountant in two days.')).toBeVisible()
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'About us' })).toBeVisible()
  await expectAccessibleAtEveryWidth(visitor)
  await visitor.setViewportSize({ width: 1280, height: 900 })
  const banner = visitor.getByRole('complementary', { name: 'Announcement' })
  await expect(banner).toContainText('Our office moved to Park Row.')
  await banner.getByRole('button', { name: 'Close announcement' }).click()
  await expect(banner).toBeHidden()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Skills for Leeds' })).toBeVisible()
  await expect(banner).toBeHidden()

  const charity = await openBrowser()
  await register(charity, { type: 'Organization', firstName: 'Priya' })
  await publishProject(charity, {
    organizationName: 'Riverside Food Bank',
    title: 'Count what is left in the pantry',
    cause: 'Food Security',
    skill: 'Research',
    places: 2,
  })
  await charity.goto('/browse')
  await expect(charity.getByRole('link', { name: 'Count what is left in the pantry' })).toBeVisible()

  for (const path of [
    '/',
    '/home',
    '/browse',
    '/help',
    '/legal/terms',
    '/legal/privacy',
    '/auth',
    '/admin',
  ]) {
    await charity.goto(path)
    await expect(charity.locator('h1').first()).toBeVisible()
    const html = await charity.content()
    expect(html, path).toContain('Leeds Helps')
    expect(html, path).not.toContain('Bridge Collective')
  }
  for (const path of ['/manifest.webmanifest', '/api/docs', '/api/openapi.json']) {
    const text = await (await charity.request.get(path)).text()
    expect(text, path).toContain('Leeds Helps')
    expect(text, path).not.toContain('Bridge Collective')
  }
  await verifyByNumber(charity)
  await page.goto('/admin/verification')
  await page.getByRole('link', { name: /Riverside Food Bank/ }).click()
  await expect(page.getByText('No register here lists this number.')).toBeVisible()
  await expect(page.getByText('1234567').first()).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'Before you open' })).not.toContainText('Name the site')
})
