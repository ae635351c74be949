import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { register } from '#tests/support/calls/calls.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/support/running/journey.ts'
import { addManager, receiveMany } from '#tests/support/scenarios/applicants.ts'
import { declineLastInView, expectToast, findRow } from '#tests/support/scenarios/steps.ts'

const list = (page: Page) => page.getByRole('list', { name: 'Applicants' })
const rows = (page: Page) => list(page).getByRole('listitem')
const links = (page: Page) => list(page).getByRole('link')
const detail = (page: Page) => page.getByRole('article', { name: /^Application by/ })
const bar = (page: Page) => page.getByRole('region', { name: 'Selected applicants' })
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show' }).getByRole('button', { name, exact: true })
/** Chooses a filter and waits until its rows are there, loaded again. */
async function show(page: Page, name: string): Promise<void> {
  await filter(page, name).click()
  await expect(filter(page, name)).toHaveAttribute('aria-pressed', 'true')
  await expect(list(page)).toHaveAttribute('aria-busy', 'false')
}
const select = (page: Page, row: number) => rows(page).nth(row).getByRole('checkbox').check()
const openShow = (page: Page, rest = '') => page.goto(`/applications?tab=received&show=pending${rest}`)

test('a member finds, sorts and decides among 200 applicants, with the keyboard and several together', async ({
  page,
  dataFolder,
}) => {
  test.slow()
  const projectId = await receiveMany(page, dataFolder)
  await openShow(page)
  await expect(page.getByRole('tab', { name: /^Received Applications/ })).toContainText('200')
  await expect(filter(page, 'Pending')).toContainText('200')
  await expect(detail(page)).toBeVisible()
  await expect(page.getByText('1 of 200', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })

  // Search, sort and project are in the URL, and Back restores them.
  await page.keyboard.press('/')
  await page.keyboard.type('Applicant 007')
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/search=Applicant\+007/)
  await page.getByRole('searchbox', { name: 'Search applicants' }).fill('')
  await expect(links(page).first()).not.toHaveText(/007/)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Longest waiting first')
  await expect(rows(page).first()).toContainText('Waiting 19 days')
  await page.getByRole('button', { name: /^Project: All projects/ }).click()
  await page.getByRole('combobox', { name: 'Find a project' }).fill('shift')
  await expect(page.getByRole('option', { name: /shift sign-up/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`project=${projectId}`))
  await expect(page.getByText('3 of 3 spots left')).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/project=/)
  await expect(page).toHaveURL(/sort=oldest/)
  await expect(rows(page).first()).toContainText('Waiting 19 days')

  // Three decisions without a mouse.
  await openShow(page, `&project=${projectId}`)
  await expect(detail(page).getByRole('group', { name: 'Actions' })).toBeVisible()
  const names = await links(page).allTextContents()
  await page.keyboard.press('j')
  await expect(links(page).nth(1)).toBeFocused()
  await expect(detail(page)).toHaveAccessibleName(`Application by ${names[1]}`)
  await expect(detail(page).getByRole('button', { name: 'Accept' })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByRole('dialog', { name: `Accept ${names[1]}?` })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.type('Welcome!')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Application accepted!')
  await expect(links(page).nth(2)).toBeFocused()
  await expect(rows(page).nth(1)).toContainText('Accepted by you just now.')
  await expect(detail(page).getByRole('button', { name: 'Decline…' })).toBeVisible()
  await page.keyboard.press('d')
  await expect(page.getByRole('dialog', { name: `Decline ${names[2]}?` })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  // The reason comes first, and without one nothing is sent.
  const reasons = page.getByRole('group', { name: 'Why are you declining?' })
  await expect(reasons.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(reasons).toContainText('Choose a reason, or “Prefer not to say”')
  await page.keyboard.press('Space')
  await expect(reasons.getByRole('radio', { name: 'Position filled' })).toBeChecked()
  const text = page.getByRole('dialog').getByRole('textbox', { name: /^Message to the volunteer/ })
  await text.focus()
  await page.keyboard.type('Thank you. We had three spots only.')
  // The text becomes a reply for the next time.
  await page.getByRole('button', { name: 'Save this text as a reply' }).press('Enter')
  await page.keyboard.type('No spots left')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Saved replies' })).toBeFocused()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).press('Enter')
  await expectToast(page, 'Application declined')
  await expect(links(page).nth(3)).toBeFocused()
  await expect(detail(page)).toHaveAccessibleName(`Application by ${names[3]}`)
  await expect(detail(page).getByRole('button', { name: 'Shortlist' })).toBeVisible()
  await page.keyboard.press('s')
  await expect(rows(page).nth(3)).toContainText('Shortlisted')
  await page.keyboard.press('Enter')
  await expect(detail(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(links(page).nth(3)).toBeFocused()
  await declineLastInView(page, { links: links(page), from: 3, to: 6 })
  // Those decided leave with the next load.
  await show(page, 'Declined')
  await expect(rows(page)).toHaveCount(2)
  await show(page, 'Pending')
  await expect(filter(page, 'Pending')).toContainText('197')
  await expect(links(page).nth(1)).not.toHaveText(names[1] ?? '')

  // Several with a saved reply.
  await select(page, 0)
  await rows(page)
    .nth(4)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('5 selected')
  await expect(bar(page)).toContainText('Only 2 spots left')
  await expect(bar(page).getByRole('button', { name: 'Accept 5' })).toBeDisabled()
  await expectAccessible(page)
  await bar(page).getByRole('button', { name: 'Decline…' }).click()
  const question = page.getByRole('dialog', { name: 'Decline 5 applications?' })
  await question.getByRole('combobox', { name: 'Saved replies' }).selectOption('No spots left')
  await expect(question.getByRole('textbox')).toHaveValue('Thank you. We had three spots only.')
  await expect(question.getByRole('radio', { name: 'Position filled' })).toBeChecked()
  await expectAccessible(page, '[role=dialog]')
  await question.getByRole('button', { name: 'Decline 5 applications' }).click()
  await expectToast(page, '5 applications declined')
  await expect(bar(page)).toBeHidden()

  // As many as there are spots, after one question.
  await show(page, 'All')
  await show(page, 'Pending')
  await expect(filter(page, 'Pending')).toContainText('192')
  await select(page, 0)
  await select(page, 1)
  await bar(page).getByRole('button', { name: 'Accept 2' }).click()
  await page
    .getByRole('dialog', { name: 'Accept 2 applicants?' })
    .getByRole('button', { name: 'Accept 2 applicants' })
    .click()
  await expectToast(page, '2 applications accepted')
  await show(page, 'Accepted')
  await expect(rows(page)).toHaveCount(3)

  // All of them, page by page, as CSV.
  await show(page, 'Pending')
  await expect(filter(page, 'Pending')).toContainText('190')
  await page.getByRole('checkbox', { name: 'Select all that are loaded' }).check()
  await page.getByRole('button', { name: 'Select all 190' }).click()
  await expect(bar(page)).toContainText('190 selected')
  await bar(page).getByRole('button', { name: 'More actions' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export selected as CSV' }).click(),
  ])
  expect((await readFile(await file.path(), 'utf8')).trim().split('\n')).toHaveLength(191)
})

test('a decision of another member is shown immediately, and closes the question about it', async ({
  page,
  dataFolder,
  openBrowser,
}) => {
  test.slow()
  const projectId = await receiveMany(page, dataFolder)
  const other = await openBrowser()
  const { id: userId } = await register(other, { type: 'Organization', firstName: 'Jonah' })
  await addManager({ dataFolder }, { projectId, userId })
  await openShow(page)
  await openShow(other, `&project=${projectId}`)
  const name = (await links(page).first().textContent()) ?? ''
  await expect(detail(page).getByRole('button', { name: 'Decline…' })).toBeVisible()
  await page.keyboard.press('d')
  await expect(page.getByRole('dialog', { name: `Decline ${name}?` })).toBeVisible()

  await findRow(other, name).getByRole('link').click()
  await detail(other).getByRole('button', { name: 'Accept' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expectToast(other, 'Application accepted!')

  await expect(page.getByRole('dialog')).toBeHidden()
  await expectToast(page, 'Someone else was first', `${name}: Accepted by Jonah Okafor just now.`)
  await expect(findRow(page, name)).toContainText('Accepted by Jonah Okafor just now.')
  await expect(detail(page)).toContainText('Accepted by Jonah Okafor')
  await expect(filter(page, 'Pending')).toContainText('199')
  await expectAccessible(page)

  // It leaves with the next load.
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect(findRow(page, name)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an applicant is a page of their own, filters are in a sheet, and several are selected', async ({
    page,
    dataFolder,
  }) => {
    test.slow()
    const projectId = await receiveMany(page, dataFolder)
    await page.goto('/applications?tab=received')
    await expect(rows(page).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Filters', exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet.getByRole('combobox', { name: 'Sort' })).toBeInViewport({ ratio: 1 })
    await sheet.getByRole('combobox', { name: 'Find a project' }).fill('shift')
    await sheet.getByRole('option', { name: /^Rebuild our volunteer shift sign-up/ }).tap()
    await sheet.getByRole('combobox', { name: 'Sort' }).selectOption('Newest first')
    await expectAccessible(page, '[role=dialog]')
    await sheet.getByRole('button', { name: 'Show 200 applicants' }).tap()
    await expect(page).toHaveURL(new RegExp(`project=${projectId}`))
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible()

    const name = (await links(page).nth(2).textContent()) ?? ''
    await findRow(page, name).getByRole('link').tap()
    await expect(detail(page)).toBeFocused()
    await expect(page.getByText('3 of 200', { exact: true })).toBeVisible()
    await expect(list(page)).toBeHidden()
    await expect(detail(page).getByRole('button', { name: 'Accept' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.goBack()
    await expect(links(page).nth(2)).toBeFocused()
    await page.goForward()
    await page.getByRole('button', { name: 'Back to applications' }).tap()
    await expect(links(page).nth(2)).toBeFocused()

    await page.getByRole('button', { name: 'Select', exact: true }).tap()
    await links(page).nth(0).tap()
    await links(page).nth(1).tap()
    await expect(bar(page)).toContainText('2 selected')
    await expectAccessible(page)
    await bar(page).getByRole('button', { name: 'More actions' }).tap()
    await page.getByRole('menuitem', { name: 'Shortlist', exact: true }).tap()
    await expectToast(page, '2 applicants added to your shortlist')
    await bar(page).getByRole('button', { name: 'Clear selection' }).tap()
    await expect(bar(page)).toBeHidden()
    await expect(rows(page).nth(0)).toContainText('Shortlisted')
  })
})
