import type { Page } from '@playwright/test'
import { publishProject, register, callAsPage } from '#tests/support/calls/calls.ts'
import { expect, test } from '#tests/support/running/journey.ts'
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
