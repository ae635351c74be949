import type { Page } from '@playwright/test'
import { signInByCall, publishProject, register } from '#tests/support/calls/calls.ts'
import { expect, test } from '#tests/support/running/journey.ts'
import { confirm, findManagePanel, press } from '#tests/support/scenarios/project-actions.ts'
import { signUp, tabTo } from '#tests/support/scenarios/people.ts'
import {
  apply,
  decide,
  expectToast,
  findProject,
  findRow,
  openReceived,
  postProject,
} from '#tests/support/scenarios/steps.ts'

const coverLetter = 'I have answered letters of this kind for two years and can begin on Monday.'
const projectHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function volunteerAs(open: () => Promise<Page>, firstName: string): Promise<Page> {
  const page = await open()
  await register(page, { type: 'Skilled Volunteer', firstName })
  return page
}

test.describe('while the other side acts later', () => {
  test.use({ refusals: [409, 422] })

  test('a project is edited, paused, resumed, completed without one volunteer, and posted again', async ({
    page,
    openBrowser,
  }) => {
    test.slow()
    const title = 'Sort the winter letters'
    await signUp(page, { type: 'Organization', firstName: 'Vera' })
    const before = page.url()
    await postProject(page, {
      organizationName: 'Quay Street Advice',
      title: 'Sort the letters',
      cause: 'Human Rights',
      skill: 'Research',
      places: 2,
    })
    await page.goBack()
    await expect(page).toHaveURL(before)
    await page.goForward()

    // Edit: every step opens, changes survive a reload, and invalid values are reported.
    await findManagePanel(page).getByRole('link', { name: 'Edit' }).click()
    await page.getByLabel('Project title').fill(title)
    await page.reload()
    await expect(page.getByText('We restored your unsaved changes')).toBeVisible()
    await expect(page.getByLabel('Project title')).toHaveValue(title)
    await page.getByRole('button', { name: /^Timeline & Perks/ }).click()
    await page.getByLabel('Number of volunteers').fill('60')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
    await page.reload()
    await page.getByLabel('Number of volunteers').fill('3')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expectToast(page, 'Project saved')
    await expect(projectHeading(page, title)).toBeVisible()
    // Back leads to the page before the form, although it was reloaded in a later step.
    await page.goBack()
    await expect(page).toHaveURL(/\/project\/[\w-]+$/)
    await expect(projectHeading(page, title)).toBeVisible()
    await expect(page.getByText('3 of 3 spots left').first()).toBeVisible()

    // Paused while someone is writing: the application is refused, and the draft is kept.
    const ida = await volunteerAs(openBrowser, 'Ida')
    await findProject(ida, title)
    await ida.getByRole('button', { name: 'Apply Now' }).click()
    await ida.getByRole('textbox', { name: 'Message' }).fill(coverLetter)
    await press(page, 'Pause')
    await confirm(page, 'Pause')
    await expectToast(page, 'Project paused')
    await ida.getByRole('button', { name: 'Submit application' }).click()
    await expectToast(
      ida,
      'Application Failed',
      'This project is paused and does not take applications right now',
    )
    await ida.reload()
    await expect(ida.getByText('This project is paused and closed to applications').first()).toBeVisible()
    await press(page, 'Resume')
    await confirm(page, 'Resume')
    await expectToast(page, 'Project resumed')
    await ida.goto(ida.url().replace(/\?.*/, ''))
    await apply(ida, { message: coverLetter })

    const [lena, paul] = [await volunteerAs(openBrowser, 'Lena'), await volunteerAs(openBrowser, 'Paul')]
    for (const volunteer of [lena, paul]) {
      await findProject(volunteer, title)
      await apply(volunteer, { message: coverLetter })
    }
    for (const name of ['Ida Okafor', 'Lena Okafor']) {
      const received = await openReceived(page, name)
      await decide(received, 'Accept')
      await expect(findRow(page, name)).toContainText('Accepted')
    }
    await page.getByRole('article').getByRole('link', { name: title }).click()

    // Fewer spots than volunteers are refused at the field.
    await findManagePanel(page).getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('button', { name: /^Timeline & Perks/ }).click()
    await page.getByLabel('Number of volunteers').fill('1')
    await page.getByRole('button', { name: 'Save changes' }).click()
    const refusal = 'Number of volunteers cannot be below the 2 already accepted'
    await expect(page.getByRole('link', { name: refusal })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the project' }).click()
    await confirm(page, 'Leave')

    await press(page, 'Complete')
    const dialog = page.getByRole('dialog', { name: `Complete “${title}”?` })
    await expect(dialog).toContainText('1 person is still waiting')
    await dialog.getByRole('checkbox', { name: /Lena Okafor/ }).uncheck()
    await dialog.getByRole('button', { name: /^Complete Project/ }).click()
    await expect(dialog.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
    await dialog.getByLabel('Reason for Lena Okafor').fill('We did not hear from you again.')
    await dialog.getByRole('button', { name: /^Complete Project/ }).click()
    await expectToast(page, 'Project completed')
    await expect(findManagePanel(page).getByRole('heading')).toBeFocused()
    await expect(findManagePanel(page).getByRole('button')).toHaveText(['Impact report', 'Duplicate'])

    const outcomes = [
      [ida, 'Completed', ''],
      [lena, 'Withdrawn', 'We did not hear from you again.'],
      [paul, 'Declined', 'The project was completed'],
    ] as const
    for (const [volunteer, status, reason] of outcomes) {
      await volunteer.goto('/my-applications')
      const application = volunteer.getByRole('article', { name: `Application to ${title}` })
      await expect(application).toContainText(status)
      await expect(application).toContainText(reason)
    }

    await press(page, 'Duplicate')
    await expectToast(page, 'Project duplicated')
    await expect(page.getByLabel('Project title')).toHaveValue(`${title} (copy)`)
    await page.getByLabel('Project title').fill('Sort the summer letters')
    await page.getByRole('button', { name: 'Publish' }).click()
    // Each project is confirmed by itself.
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
    await page.getByLabel('This project doesn’t replace a paid job').check()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expectToast(page, 'Project posted')
    await expect(projectHeading(page, 'Sort the summer letters')).toBeVisible()
    await findProject(paul, 'Sort the summer letters')
  })
})

test('a contribution is signed off, and a volunteer is released with a reason', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  const title = 'Paint the reading room'
  await register(page, { type: 'Organization', firstName: 'Olga' })
  await publishProject(page, {
    organizationName: 'Reading Room Four',
    title,
    cause: 'Education',
    skill: 'Research',
    places: 2,
  })
  const [nils, rosa] = [await volunteerAs(openBrowser, 'Nils'), await volunteerAs(openBrowser, 'Rosa')]
  for (const volunteer of [nils, rosa]) {
    await findProject(volunteer, title)
    await apply(volunteer, { message: coverLetter })
  }
  const received = await openReceived(page, 'Nils Okafor')
  await decide(received, 'Accept')
  await expectToast(page, 'Application accepted!')
  const accepted = await openReceived(page, 'Nils Okafor')
  await decide(accepted, 'Sign off')
  await expectToast(page, 'Contribution signed off')
  await expect(accepted).toContainText('Completed')
  const other = await openReceived(page, 'Rosa Okafor')
  await decide(other, 'Accept')
  await expect(other).toContainText('Accepted')

  await page.goto('/organization-dashboard?tab=volunteers')
  const row = page.getByRole('listitem').filter({ hasText: 'Rosa Okafor' })
  await decide(row, 'Release volunteer', 'The work turned out to be smaller than we thought.')
  await expectToast(page, 'Collaboration ended')
  await expect(row).toContainText('Withdrawn')
  await rosa.goto('/my-applications')
  const mine = rosa.getByRole('article', { name: `Application to ${title}` })
  await expect(mine).toContainText('Ended by the organization')
  await nils.goto('/my-applications')
  await expect(nils.getByRole('article', { name: `Application to ${title}` })).toContainText('Completed')
})

test('a project is edited and paused and a draft is deleted with the keyboard alone', async ({ page }) => {
  test.slow()
  await signInByCall(page, 'organization')
  await page.goto('/my-projects?tab=projects')
  const { keyboard } = page
  const menu = page.getByRole('button', { name: /^Manage Grant writer/ })
  const choose = async (item: string) => {
    await tabTo(page, menu)
    await keyboard.press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    // The list reloads after a status change and only then offers the next one.
    const offered = page.getByRole('menuitem', { name: item })
    await expect(offered).toBeVisible()
    await keyboard.type(item)
    await expect(offered).toBeFocused()
    await keyboard.press('Enter')
  }
  await choose('Pause')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Pause' }))
  await keyboard.press('Enter')
  await expectToast(page, 'Project paused')
  await expect(menu).toBeFocused()
  await choose('Resume')
  await expect(page.getByRole('dialog')).toBeVisible()
  await keyboard.press('Escape')
  await expect(menu).toBeFocused()

  await choose('Duplicate')
  const name = page.getByLabel('Project title')
  await expect(name).toHaveValue(/\(copy\)$/)
  await tabTo(page, name)
  await keyboard.press('ControlOrMeta+a')
  await keyboard.insertText('A grant writer for the spring')
  await tabTo(page, page.getByRole('button', { name: 'Save draft' }))
  await keyboard.press('Enter')
  await expect(projectHeading(page, 'A grant writer for the spring')).toBeVisible()
  await tabTo(page, findManagePanel(page).getByRole('button', { name: 'Delete draft' }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }))
  await keyboard.press('Enter')
  await expectToast(page, 'Draft deleted')
  await expect(page).toHaveURL(/\/organization-dashboard\?tab=projects/)
  await expect(page.getByText('A grant writer for the spring')).toHaveCount(0)
})
