import type { Page } from '@playwright/test'
import { signInByCall, publishProject, register } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { tabTo } from '#tests/support/scenarios/people.ts'
import { apply, expectToast, findProject, findRow, openReceived } from '#tests/support/scenarios/steps.ts'

const message = 'I read letters of this kind for a housing charity and can start on Monday.'
const question = 'Which evenings are you free?'

const select = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).check()

test('an organization asks a screening question, shortlists, takes notes, compares, accepts one applicant and declines the others', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  const title = 'Answer the letters of the river quarter'
  await register(page, { type: 'Organization', firstName: 'Thea' })
  await publishProject(page, {
    organizationName: 'River Quarter Advice',
    title,
    cause: 'Human Rights',
    skill: 'Legal Services',
    places: 2,
    question,
  })
  const volunteers: Page[] = []
  for (const [firstName, text] of [
    ['Ada', 'Tuesdays'],
    ['Bo', 'Any but Friday'],
    ['Cleo', 'Weekends only'],
  ] as const) {
    const volunteer = await openBrowser()
    volunteers.push(volunteer)
    await register(volunteer, { type: 'Skilled Volunteer', firstName })
    await findProject(volunteer, title)
    if (firstName === 'Ada') {
      // A required answer is enforced, and a reload loses none.
      await volunteer.getByRole('button', { name: 'Apply Now' }).click()
      await volunteer.getByRole('textbox', { name: 'Message' }).fill(message)
      await volunteer.getByRole('button', { name: 'Submit application' }).click()
      await expect(volunteer.getByText('Please answer this question')).toBeVisible()
      await expectAccessible(volunteer)
      await volunteer.getByLabel(question).fill(text)
      await volunteer.reload()
      await expect(volunteer.getByLabel(question)).toHaveValue(text)
      await volunteer.getByRole('button', { name: 'Cancel' }).click()
    }
    await apply(volunteer, { message, answer: { question, text } })
  }
  const [ada, bo, cleo] = volunteers
  if (!ada || !bo || !cleo) throw new Error('three applied')
  await ada.getByRole('link', { name: 'View my applications' }).click()
  const mine = ada.getByRole('article', { name: `Application to ${title}` })
  // The link opens it.
  await expect(mine).toContainText('Tuesdays')

  const first = await openReceived(page, 'Ada Okafor')
  await expect(first).toContainText(question)
  await expect(first).toContainText('Tuesdays')
  const star = first.getByRole('button', { name: 'Shortlist' })
  await tabTo(page, star)
  await page.keyboard.press('Space')
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await first.getByText('Private notes').click()
  await first.getByLabel('New note on Ada Okafor').fill('Knows our landlord. Call her first.')
  await first.getByRole('button', { name: 'Add note' }).click()
  await expect(first.getByRole('list', { name: 'Notes on Ada Okafor' })).toContainText('Knows our landlord.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Shortlisted', exact: true }).click()
  await expect(page).toHaveURL(/show=shortlisted/)
  await expect(findRow(page, 'Bo Okafor')).toHaveCount(0)
  await expect(findRow(page, 'Ada Okafor')).toBeVisible()
  await page.getByRole('button', { name: 'All', exact: true }).click()

  for (const name of ['Ada Okafor', 'Bo Okafor', 'Cleo Okafor']) await select(page, name)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Compare' }).click()
  await expect(page).toHaveURL(/\/applications\/compare\?ids=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Compare applications' })).toBeVisible()
  await expect(page.getByText('Any but Friday')).toBeVisible()
  await expect(page.getByText('Private notes (1)')).toBeVisible()
  await page
    .getByRole('list', { name: 'Applicants' })
    .getByRole('listitem')
    .filter({ hasText: 'Ada Okafor' })
    .getByRole('button', { name: 'Accept' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expectToast(page, 'Application accepted!')
  await page.reload()
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()

  // Bo acts faster than the organization.
  await page.goto('/applications?tab=received&show=pending')
  for (const name of ['Bo Okafor', 'Cleo Okafor']) await select(page, name)
  const bar = page.getByRole('region', { name: 'Selected applicants' })
  await bar.getByRole('button', { name: 'Decline…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline 2 applications?' })
  await expectAccessible(page)
  await dialog.getByRole('textbox').fill('Thank you. We had one place only.')
  await bo.goto('/my-applications')
  await bo.getByRole('button', { name: 'Withdraw' }).click()
  await bo.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(bo.getByText('Withdrawn', { exact: true })).toBeVisible()
  // The question is now about one applicant only.
  const remaining = page.getByRole('dialog', { name: 'Decline Cleo Okafor?' })
  await remaining.getByRole('radio', { name: 'Position filled' }).check()
  await remaining.getByRole('button', { name: 'Decline', exact: true }).click()
  await expectToast(page, 'Application declined', 'The volunteer has been notified of the decision.')
  await expect(findRow(page, 'Bo Okafor')).toContainText('Withdrawn')
  await expect(findRow(page, 'Cleo Okafor')).toContainText(/Declined by you/)

  await cleo.goto('/my-applications')
  await expect(cleo.getByRole('article')).toContainText('Thank you. We had one place only.')
  for (const volunteer of volunteers) {
    await expect(volunteer.getByText('Shortlist')).toHaveCount(0)
    await expect(volunteer.getByText('Knows our landlord.')).toHaveCount(0)
  }
})

test('comparing applicants is accessible at every width', async ({ page }) => {
  test.slow()
  await signInByCall(page, 'organization')
  await page.goto('/applications?tab=received&show=pending')
  await select(page, 'Grace Whitfield')
  await select(page, 'Daniel Okafor')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Compare' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Match' })).toBeVisible()
  await page.getByText('Private notes', { exact: true }).last().click()
  await expectAccessibleAtEveryWidth(page)
  await page.goBack()
  await expect(page.getByText('2 selected')).toBeVisible()
})
