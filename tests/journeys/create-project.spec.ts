import type { Page } from '@playwright/test'
import { signInByCall, register } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { tabTo } from '#tests/support/scenarios/people.ts'

const description =
  'Families fill in eleven pages when they arrive. We want one short form in English and Spanish.'
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

async function fillBasics(page: Page, title: string) {
  await expect(step(page, 'Project Basics')).toBeVisible()
  await page.getByLabel('Project title').fill(title)
  await page.getByLabel('Description').fill(description)
  await page.getByRole('button', { name: 'Education' }).click()
  await next(page)
}

async function fillSkills(page: Page) {
  await expect(step(page, 'Skills & Requirements')).toBeVisible()
  await page
    .getByRole('group', { name: /^Required skills/ })
    .getByRole('button', { name: 'UI/UX Design' })
    .click()
  await page.getByLabel('Experience level').selectOption('intermediate')
  await next(page)
}

async function fillTimeline(page: Page) {
  await expect(step(page, 'Timeline & Perks')).toBeVisible()
  await page.getByLabel('Duration').selectOption('1-2 months')
  await page.getByRole('button', { name: 'Add a milestone' }).click()
  await page.getByLabel('Milestone 1', { exact: true }).fill('A first form to try')
  await page.getByLabel('After hours').fill('10')
  await next(page)
}

async function fillImpact(page: Page) {
  await expect(step(page, 'Impact & Review')).toBeVisible()
  await page.getByLabel('Deliverables').fill('A two-page form in both languages, tested with five families.')
  await page.getByLabel('Done when').fill('Five families have filled it in without help.')
  await page.getByLabel('Expected impact').fill('Families are settled in an hour instead of a day.')
  await page.getByLabel('Contact person').fill('Ruth Calloway')
  await page.getByLabel('This project doesn’t replace a paid job').check()
}

test('an organization posts a project and finds it', async ({ page }) => {
  const title = 'Redesign the intake form for a family shelter'
  await signInByCall(page, 'organization')
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Post a Project' }).first().click()
  await fillBasics(page, title)
  await fillSkills(page)
  await expect(page.getByText('Moderate', { exact: true }).first()).toBeVisible()
  await page.getByLabel('Hours per week').fill('25')
  await expect(page.getByText('Major', { exact: true }).first()).toBeVisible()
  await page.getByText('This project is remote').click()
  await page.getByLabel('Location').fill('Tucson, AZ')
  await page.getByRole('button', { name: 'Reference letter' }).click()
  await fillTimeline(page)
  await fillImpact(page)

  const review = page.getByRole('region', { name: 'Review', exact: true })
  await expect(review.getByText('Tucson, AZ')).toBeVisible()
  await expect(review.getByText('Reference letter')).toBeVisible()
  await review.getByRole('link', { name: 'Edit Skills & Requirements' }).click()
  await page.getByLabel('Another required skill').fill('Plain language')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Impact & Review/ }).click()
  await expect(review.getByText('UI/UX Design, Plain language')).toBeVisible()

  await page.getByRole('button', { name: 'Create Project' }).click()
  await expect(page).toHaveURL(/\/project\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goto('/create-project')
  await expect(page.getByLabel('Project title')).toHaveValue('')
  await page.goto(`/browse?search=${encodeURIComponent('family shelter intake')}`)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})

test('a new organization is asked for its name, which then appears on its project', async ({ page }) => {
  await register(page, { type: 'Organization', firstName: 'Ada' })
  await page.goto('/create-project')
  await page.getByLabel('Organization name').fill('Harbor Street Pantry')
  await fillBasics(page, 'A logo for the pantry')
  await fillSkills(page)
  await fillTimeline(page)
  await fillImpact(page)
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A logo for the pantry' })).toBeVisible()
  await expect(page.getByText('Harbor Street Pantry').first()).toBeVisible()
  await page.goto('/create-project')
  await expect(page.getByLabel('Project title')).toBeVisible()
  await expect(page.getByLabel('Organization name')).toHaveCount(0)
})

test('a draft survives a reload, and leaving asks for confirmation', async ({ page }) => {
  await signInByCall(page, 'organization')
  await page.goto('/create-project')
  await fillBasics(page, 'Sort forty years of photographs')
  await expect(step(page, 'Skills & Requirements')).toBeFocused()
  await page.getByRole('link', { name: 'Browse Projects' }).click()
  await page.getByRole('dialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Stay' }).click()
  await expect(step(page, 'Skills & Requirements')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Project title')).toHaveValue('Sort forty years of photographs')
  await page.goForward()
  await expect(step(page, 'Skills & Requirements')).toBeVisible()
  await page.reload()
  await expect(page.getByText('We restored your draft')).toBeVisible()
  await page.getByRole('button', { name: /^Project Basics/ }).click()
  await expect(page.getByLabel('Project title')).toHaveValue('Sort forty years of photographs')
  await page.getByRole('link', { name: 'Browse Projects' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Projects' })).toBeVisible()
  await page.goto('/create-project')
  await expect(step(page, 'Skills & Requirements')).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Project title')).toHaveValue('')
})

test('a volunteer sees that only organizations can create projects', async ({ page }) => {
  await signInByCall(page, 'volunteer')
  await page.goto('/create-project')
  await expect(page.getByText('Only organizations can create projects.', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('a project is posted with the keyboard alone', async ({ page }) => {
  await signInByCall(page, 'organization')
  await page.goto('/create-project')
  const { keyboard } = page
  await tabTo(page, page.getByLabel('Project title'))
  await keyboard.type('Translate our welcome guide')
  await tabTo(page, page.getByLabel('Description'))
  await keyboard.insertText(description)
  await tabTo(page, page.getByRole('button', { name: 'Education' }))
  await keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Next' }))
  await keyboard.press('Enter')
  await expect(step(page, 'Skills & Requirements')).toBeFocused()
  const required = page.getByRole('group', { name: /^Required skills/ })
  await tabTo(page, required.getByRole('button', { name: 'Web Development' }))
  await keyboard.press('ArrowRight')
  await keyboard.press('Space')
  await expect(required.getByRole('button', { pressed: true })).toHaveCount(1)
  await tabTo(page, page.getByLabel('Experience level'))
  await keyboard.press('ArrowDown')
  await tabTo(page, page.getByRole('button', { name: 'Next' }))
  await keyboard.press('Enter')
  await expect(step(page, 'Timeline & Perks')).toBeFocused()
  await tabTo(page, page.getByLabel('Duration'))
  await keyboard.press('ArrowDown')
  await tabTo(page, page.getByRole('button', { name: 'Mentorship' }))
  await keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Next' }))
  await keyboard.press('Enter')
  await expect(step(page, 'Impact & Review')).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Create Project' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
  await tabTo(page, page.getByLabel('Deliverables'))
  await keyboard.insertText('The guide in Spanish and Arabic, set and proofread.')
  await tabTo(page, page.getByLabel('Done when'))
  await keyboard.insertText('A second reader has no questions left.')
  await tabTo(page, page.getByLabel('Expected impact'))
  await keyboard.insertText('Newcomers find the clinic and the school on day one.')
  await tabTo(page, page.getByLabel('Contact person'))
  await keyboard.insertText('Ruth Calloway')
  await tabTo(page, page.getByLabel('This project doesn’t replace a paid job'))
  await keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Create Project' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Translate our welcome guide' })).toBeVisible()
})

test('every step is accessible at every width', async ({ page }) => {
  test.slow()
  await signInByCall(page, 'organization')
  await page.goto('/create-project')
  const check = () => expectAccessibleAtEveryWidth(page)
  await next(page)
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible()
  await check()
  await fillBasics(page, 'Sort forty years of photographs')
  await expect(step(page, 'Skills & Requirements')).toBeVisible()
  await check()
  await fillSkills(page)
  await page.getByText('This project is remote').click()
  await page.getByRole('button', { name: 'Mentorship' }).click()
  await next(page)
  await check()
  await fillTimeline(page)
  await expect(step(page, 'Impact & Review')).toBeVisible()
  await check()
})

test.describe('on two devices', () => {
  // The second save of the same version is refused.
  test.use({ refusals: [409] })

  test('a project begun on one device is finished on another, and both see what the other typed', async ({
    page,
    openBrowser,
  }) => {
    const title = 'Translate the welcome booklet'
    await signInByCall(page, 'organization')
    await page.goto('/create-project')
    await page.getByLabel('Project title').fill(title)
    await expect(page.getByText('Draft saved. You can continue on any device.')).toBeVisible()

    const elsewhere = await openBrowser()
    await signInByCall(elsewhere, 'organization')
    await elsewhere.goto('/organization-dashboard?tab=projects')
    const list = elsewhere.getByRole('list', { name: 'Unfinished projects' })
    await expectAccessibleAtEveryWidth(elsewhere)
    await list.getByRole('link', { name: `Continue: ${title}` }).click()
    await expect(elsewhere.getByLabel('Project title')).toHaveValue(title)
    await elsewhere.getByLabel('Project title').fill(`${title} into Spanish`)
    await expect(elsewhere.getByText('Draft saved. You can continue on any device.')).toBeVisible()

    await page.getByLabel('Description').fill(description)
    await expect(page.getByText(/^You also changed this project on another device/)).toBeVisible()
    await expect(page.getByText(/^You have (another|\d+ other) unfinished project/)).toBeVisible()
    await expectAccessible(page)

    await elsewhere.goto('/organization-dashboard?tab=projects')
    for (const name of [`${title} into Spanish`, title]) {
      const discard = list.getByRole('button', { name: `Discard: ${name}`, exact: true })
      await discard.click()
      await elsewhere.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
      await expect(elsewhere.getByRole('dialog')).toHaveCount(0)
      await expect(discard).toHaveCount(0)
    }
  })
})
