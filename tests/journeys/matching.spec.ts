import type { Locator, Page } from '@playwright/test'
import { publishProject, register, callAsPage } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { tabTo } from '#tests/support/scenarios/people.ts'
import { expectToast } from '#tests/support/scenarios/steps.ts'

/** Skills and causes that nothing else in the product uses, so that nothing else matches as well. */
const skill = 'Bell founding'
const other = 'Thatching'
const cause = 'Lighthouses'
const bySkill = 'Cast a bell for the harbor'
const byCause = 'Tell the story of the old light'

const bar = (page: Page, name: string) => page.getByRole('slider', { name })
const firstMatch = (page: Page) =>
  page.getByRole('list', { name: 'Your first matches' }).getByRole('link').first()
const firstCard = (page: Page) =>
  page.getByRole('list', { name: 'Smart Recommendations' }).getByRole('article').first()

/** Moves a slider to one of its ends with the keyboard. */
async function setBar(page: Page, name: string, key: 'Home' | 'End') {
  await bar(page, name).focus()
  await page.keyboard.press(key)
  await expect(bar(page, name)).toHaveValue(key === 'Home' ? '0' : '100')
}

test('a volunteer changes the matching weights: the order updates immediately and persists, and reasons follow the project', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  await register(page, { type: 'Organization', firstName: 'Inga' })
  const posting = { organizationName: 'Keepers of the Light', places: 2 }
  await publishProject(page, { ...posting, title: bySkill, cause: 'Arts & Culture', skill })
  const id = await publishProject(page, { ...posting, title: byCause, cause, skill: other })

  const volunteer = await openBrowser()
  await register(volunteer, { type: 'Skilled Volunteer', firstName: 'Liv' })
  await callAsPage(volunteer, 'POST /api/volunteer-profile', {
    bio: 'I cast bronze in my father’s yard and want to do so where it is heard.',
    skills: [skill],
    preferredCauses: [cause],
    availability: 'flexible',
    experience: 'intermediate',
  })
  await volunteer.goto('/project-matching?tab=preferences')
  await setBar(volunteer, 'Skills', 'End')
  await setBar(volunteer, 'Causes', 'Home')
  await expect(firstMatch(volunteer)).toHaveText(bySkill)
  const save = volunteer.getByRole('button', { name: 'Save Preferences' })
  await tabTo(volunteer, save)
  await volunteer.keyboard.press('Enter')
  await expectToast(volunteer, 'Preferences saved')

  await volunteer.reload()
  await expect(bar(volunteer, 'Skills')).toHaveValue('100')
  await expect(bar(volunteer, 'Causes')).toHaveValue('0')
  await expect(firstMatch(volunteer)).toHaveText(bySkill)

  await setBar(volunteer, 'Skills', 'Home')
  await setBar(volunteer, 'Causes', 'End')
  await expect(firstMatch(volunteer)).toHaveText(byCause)
  await volunteer.getByRole('tab', { name: 'Smart Recommendations' }).click()
  await expect(firstCard(volunteer)).toContainText(`Matching causes: ${cause}`)
  await expect(firstCard(volunteer)).not.toContainText(skill)

  // The project now asks for something else, so its reason changes.
  await callAsPage(page, `PATCH /api/projects/${id}`, { requiredSkills: [other, skill] })
  await volunteer.getByRole('tab', { name: 'Preferences' }).click()
  await volunteer.getByRole('button', { name: 'Discard' }).click()
  await volunteer.reload()
  await volunteer.getByRole('tab', { name: 'Smart Recommendations' }).click()
  const card = volunteer.getByRole('article', { name: byCause })
  await expect(card).toContainText(`Matching skills: ${skill}`)
  await card.getByRole('link', { name: 'Apply Now' }).click()
  await expect(volunteer.getByRole('dialog')).toContainText(byCause)
})

test('a volunteer compares two matches and hides others by keyboard, each with a reason that acts', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  const rare = 'Carillon tuning'
  await register(page, { type: 'Organization', firstName: 'Ada' })
  const posting = { organizationName: 'Bell Tower Friends', places: 2, cause: 'Belfries', skill: rare }
  const titles = ['Tune the small bells', 'Tune the great bells', 'Map the old belfries', 'Record the chimes']
  const ids: Record<string, string> = {}
  for (const title of titles) ids[title] = await publishProject(page, { ...posting, title })
  await callAsPage(page, `PATCH /api/projects/${ids['Record the chimes']}`, { timeCommitment: 20 })
  await callAsPage(page, `PATCH /api/projects/${ids['Map the old belfries']}`, { timeCommitment: 12 })

  const volunteer = await openBrowser()
  await register(volunteer, { type: 'Skilled Volunteer', firstName: 'Noor' })
  await callAsPage(volunteer, 'POST /api/volunteer-profile', {
    bio: 'I tune bells and would like to hear more of them.',
    skills: [rare],
    preferredCauses: ['Belfries'],
    availability: 'flexible',
    experience: 'intermediate',
  })
  await volunteer.goto('/project-matching')
  const match = (title: string) => volunteer.getByRole('article', { name: title })
  const rows = volunteer.getByRole('list', { name: 'Smart Recommendations' }).getByRole('article')
  await expect(match('Tune the small bells')).toBeVisible()
  await expectAccessibleAtEveryWidth(volunteer)
  // A phone shows at least five of them below the bars, each with its two strongest reasons.
  await volunteer.setViewportSize({ width: 390, height: 844 })
  await expect(
    rows.first().getByRole('list', { name: 'Strongest reasons' }).getByRole('listitem'),
  ).toHaveCount(2)
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(145)
  await volunteer.setViewportSize({ width: 1280, height: 900 })

  // J and K move, Enter opens one at a time, X compares.
  await volunteer.keyboard.press('j')
  await volunteer.keyboard.press('j')
  await volunteer.keyboard.press('k')
  const first = rows.first().getByRole('heading', { level: 2 }).getByRole('button')
  await expect(first).toBeFocused()
  await volunteer.keyboard.press('Enter')
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await expect(rows.first().getByRole('list', { name: 'Why it matches' })).toBeVisible()
  await volunteer.keyboard.press('x')
  await volunteer.keyboard.press('j')
  await volunteer.keyboard.press('x')
  const compared = volunteer.getByRole('table', { name: 'Compare projects' })
  await expect(compared.getByRole('columnheader')).toHaveCount(3)
  await volunteer.keyboard.press('j')
  await volunteer.keyboard.press('x')
  const third = await rows.nth(2).getByRole('heading', { level: 2 }).textContent()
  await expect(compared.getByRole('columnheader', { name: third ?? '' })).toBeVisible()
  await expect(compared.getByRole('columnheader')).toHaveCount(3)
  await expectAccessibleAtEveryWidth(volunteer)
  await volunteer.setViewportSize({ width: 390, height: 844 })
  await volunteer.getByRole('button', { name: 'Compare 2' }).click()
  await expect(volunteer.getByRole('dialog', { name: 'Compare projects' })).toBeVisible()
  await expectAccessible(volunteer, '[role=dialog]')
  await volunteer.keyboard.press('Escape')
  await volunteer.setViewportSize({ width: 1280, height: 900 })

  // Back from a project, what was chosen is still there.
  await compared.getByRole('link', { name: third ?? '', exact: true }).click()
  await expect(volunteer).toHaveURL(/\/projects\//)
  await volunteer.goBack()
  await expect(compared.getByRole('columnheader', { name: third ?? '' })).toBeVisible()
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await volunteer.getByRole('button', { name: 'Clear' }).click()
  await expect(compared).toBeHidden()

  // One match folds; the setting that follows hides another; Undo shows both again.
  await hide(volunteer, 'Record the chimes', 'Too many hours')
  const folded = volunteer.getByRole('group', { name: 'Record the chimes: Hidden: too many hours' })
  await expect(folded).toBeFocused()
  await expect(match('Record the chimes')).toBeHidden()
  await expectAccessibleAtEveryWidth(volunteer)
  await pressWhenEnabled(folded.getByRole('button', { name: 'Only show up to 19 hours a week' }))
  await expect(folded).toContainText('You only see projects up to 19 hours a week')
  await pressWhenEnabled(folded.getByRole('button', { name: 'Undo' }))
  await expect(match('Record the chimes')).toBeVisible()
  await hide(volunteer, 'Map the old belfries', 'Too many hours')
  await pressWhenEnabled(volunteer.getByRole('button', { name: 'Only show up to 11 hours a week' }))
  await expect(match('Record the chimes')).toBeHidden()
  await expect(match('Tune the great bells')).toBeVisible()
  await volunteer.reload()
  await expect(match('Tune the great bells')).toBeVisible()
  await expect(match('Map the old belfries')).toBeHidden()

  // Everything hidden is listed, and can be shown again.
  await volunteer.getByRole('tab', { name: 'Preferences' }).click()
  await volunteer
    .getByRole('button', { name: /^Show again: Projects with more than 11 hours/ })
    .press('Enter')
  await expectToast(volunteer, 'We updated your matches')
  await volunteer.getByRole('button', { name: 'Show again: Map the old belfries' }).press('Enter')
  await expect(volunteer.getByText(/You haven’t hidden anything/)).toBeVisible()
  await expectAccessibleAtEveryWidth(volunteer)
  await volunteer.getByRole('tab', { name: /^Smart Recommendations/ }).click()
  await expect(match('Record the chimes')).toBeVisible()
  await expect(match('Map the old belfries')).toBeVisible()
})

/** The buttons of a folded match wait until what was asked before is saved; a key would be lost. */
async function pressWhenEnabled(button: Locator): Promise<void> {
  await expect(button).toBeEnabled()
  await button.press('Enter')
}

/** Opens a match and hides it, by keyboard. */
async function hide(page: Page, title: string, reason: string): Promise<void> {
  const row = page.getByRole('article', { name: title })
  const name = row.getByRole('button', { name: title })
  if ((await name.getAttribute('aria-expanded')) === 'false') await name.press('Enter')
  // The menu takes the focus once it has opened, unless it opens below the pointer.
  await page.mouse.move(0, 0)
  await row.getByRole('button', { name: 'Not interested' }).press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.getByRole('menuitem', { name: reason }).press('Enter')
}
