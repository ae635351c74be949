import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { register } from '#tests/support/calls/calls.ts'
import { runCommand, type RunningProduct } from '#tests/support/running/commands.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { findEmailLink } from '#tests/support/email/outbox.ts'
import { tabTo } from '#tests/support/scenarios/people.ts'
import { expectToast } from '#tests/support/scenarios/steps.ts'

// A missing profile returns 404.
test.use({ refusals: [404] })

/** Loads a newer file of revocations with the operators' command, beside the running product. */
async function revoke(place: RunningProduct, ein: string): Promise<string> {
  const file = path.join(place.dataFolder, 'revoked.txt')
  const row = `${ein}|SOME NAME||1 A ST|TROY|NY|12180|US|03|15-MAY-2026|11-AUG-2026|`
  await writeFile(file, ['', '', row, ''].join('\r\n'))
  return runCommand(place, 'registry', '--revocations', file, '--as-of', '2026-11-09', '--partial')
}

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const goOn = (page: Page) => page.getByRole('button', { name: 'Next' })

/** Fills in every step of the form; the last button is not clicked yet. */
async function fillForm(page: Page, { name, ein }: { name: string; ein: string }): Promise<void> {
  await expect(goOn(page)).toBeDisabled()
  await page.getByLabel('Organization name').fill(name)
  await page.getByLabel('EIN (Tax ID)').fill('')
  await page.getByLabel('EIN (Tax ID)').pressSequentially(ein)
  await page.getByLabel('Website').fill('curb.example.org')
  await page.getByLabel('Website').blur()
  await goOn(page).click()
  await expect(step(page, 'Contact Details')).toBeFocused()
  await page.getByLabel('Street address').fill('8 Curb Street')
  await page.getByLabel('City').fill('Seattle')
  await page.getByLabel('State', { exact: true }).fill('WA')
  await page.getByLabel('ZIP code').fill('98101')
  await page.getByLabel('Phone').fill('206.555.0142')
  await page
    .getByLabel('Mission statement')
    .fill('We give every neighbor a curb, a ramp and a way across the street, whatever they walk or roll on.')
  await goOn(page).click()
  await expect(step(page, 'Organization Details')).toBeFocused()
  await page.getByRole('button', { name: 'Community Development' }).click()
  await goOn(page).click()
  await expect(step(page, 'Verification')).toBeFocused()
  await page.getByLabel('Title', { exact: true }).fill('Director')
}

test('an organization is verified immediately by the register; a newer file revokes that and notifies its members', async ({
  page,
  dataFolder,
  product,
}, { retry }) => {
  test.slow()
  const email = `curb${retry}@example.org`
  await register(page, { type: 'Organization', firstName: 'Nia', email })
  await page.goto('/organization-dashboard')
  await page.getByRole('link', { name: 'Start verification' }).click()
  await fillForm(page, { name: 'Open Curb', ein: '890000109' })
  await expectAccessible(page)
  await tabTo(page, page.getByRole('button', { name: 'Submit for Verification' }))
  await page.keyboard.press('Enter')
  await expectToast(page, 'Organization Verified Successfully! ✅')
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/organization-verification')
  await expect(step(page, 'Your organization is verified')).toBeVisible()
  await expect(page.getByText(/^Exempt status confirmed against the IRS file of/)).toBeVisible()
  await page.goto('/profile?tab=organization')
  await page.getByRole('link', { name: 'See your public page' }).click()
  const header = page.getByRole('main')
  await expect(header.getByText('Verified organization').first()).toBeVisible()

  expect(await revoke({ dataFolder, product }, '890000109')).toContain('Open Curb: revoked')
  await page.reload()
  await expect(header.getByText('Not yet verified').first()).toBeVisible()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('dialog', { name: 'Notifications' }).getByText('Verification suspended').click()
  await expect(step(page, 'Your verified mark is suspended')).toBeVisible()
  await expect(page.getByText('The register shows that the tax exemption was revoked.')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  expect(await findEmailLink(page, email, 'The verified mark of Open Curb is suspended')).toMatch(
    /\/organization-verification$/,
  )
})

test('a local branch is offered its name with the branch, chooses it with the keyboard, and is verified', async ({
  page,
}) => {
  test.slow()
  await register(page, { type: 'Organization', firstName: 'Ida' })
  await page.goto('/organization-verification')
  await page.getByLabel('Organization name').fill('Society of Bell Ringers of the USA')
  await page.getByLabel('EIN (Tax ID)').pressSequentially('890000116')
  const question = page.getByRole('status').filter({ hasText: 'Did you mean' })
  await expect(question).toContainText('“Society of Bell Ringers of the USA, River Tower Chapter”?')
  await expectAccessibleAtEveryWidth(page)
  await tabTo(page, page.getByRole('button', { name: 'Use this name' }))
  await page.keyboard.press('Enter')
  const name = page.getByLabel('Organization name')
  await expect(name).toHaveValue('Society of Bell Ringers of the USA, River Tower Chapter')
  await expect(name).toBeFocused()
  await expect(page.getByText(/^Organization name changed to/)).toBeAttached()
  await fillForm(page, {
    name: 'Society of Bell Ringers of the USA, River Tower Chapter',
    ein: '890000116',
  })
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(step(page, 'Organization Details')).toBeFocused()
  await page.getByRole('button', { name: 'Community Development' }).click()
  await expect(page.getByText('Select at least one focus area')).toBeVisible()
  await expect(goOn(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Arts & Culture' }).click()
  await expect(page.getByText('Select at least one focus area')).toBeHidden()
  await goOn(page).click()
  await page.getByRole('button', { name: 'Submit for Verification' }).click()
  await expectToast(page, 'Organization Verified Successfully! ✅')
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/organization-verification')
  await expect(page.getByText('71 RIVER TOWER CHAPTER')).toBeVisible()
})

test('a second organization with the same EIN waits for an administrator', async ({ page }) => {
  test.slow()
  await register(page, { type: 'Organization', firstName: 'Sam' })
  await page.goto('/organization-verification')
  await fillForm(page, { name: 'Second Acre Community Farm', ein: '890000102' })
  await page.getByRole('button', { name: 'Submit for Verification' }).click()
  await expectToast(page, 'Verification request received', 'Review typically takes 3-5 business days.')
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/organization-dashboard')
  await page.getByRole('link', { name: 'View request' }).click()
  await expect(step(page, 'We’re reviewing your request')).toBeVisible()
  await expect(page.getByText('Another verified organization here already uses this number.')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})

test('an organization missing from the register waits, and explains why it is missing', async ({ page }) => {
  test.slow()
  await register(page, { type: 'Organization', firstName: 'Uma' })
  await page.goto('/organization-verification')
  await fillForm(page, { name: 'Brand New Friends', ein: '204567899' })
  await page.getByRole('button', { name: 'Submit for Verification' }).click()
  await expectToast(page, 'Verification request received')
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/organization-verification')
  await page.getByLabel('Reason').selectOption('Fiscally sponsored')
  await page.getByLabel('Sponsor’s EIN').pressSequentially('890000101')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save reason' }).click()
  await expectToast(page, 'Reason saved')
  await page.reload()
  await expect(page.getByLabel('Sponsor’s EIN')).toHaveValue('89-0000101')
})
