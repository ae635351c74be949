import type { Page } from '@playwright/test'
import { publishProject, register, sendCall } from '#tests/support/calls.ts'
import { expect, test } from '#tests/support/journey.ts'
import { tabTo } from '#tests/support/people.ts'
import { expectToast } from '#tests/support/steps.ts'

/** Skills and causes that nothing else in the product names, so that nothing else fits as well. */
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

/** Sets a bar to one of its ends by the keyboard. */
async function setBar(page: Page, name: string, key: 'Home' | 'End') {
  await bar(page, name).focus()
  await page.keyboard.press(key)
  await expect(bar(page, name)).toHaveValue(key === 'Home' ? '0' : '100')
}

test('a volunteer weighs what counts: the order follows at once and stays, and a reason follows the project', async ({
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
  await sendCall(volunteer, 'POST /api/volunteer-profile', {
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
  await expectToast(volunteer, 'Preferences Saved')

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

  // What the project asks for is another thing now, and so is what is told of it.
  await sendCall(page, `PATCH /api/projects/${id}`, { requiredSkills: [other, skill] })
  await volunteer.getByRole('tab', { name: 'Preferences' }).click()
  await volunteer.getByRole('button', { name: 'Discard' }).click()
  await volunteer.reload()
  await volunteer.getByRole('tab', { name: 'Smart Recommendations' }).click()
  const card = volunteer.getByRole('article', { name: byCause })
  await expect(card).toContainText(`Matching skills: ${skill}`)
  await card.getByRole('link', { name: 'Apply Now' }).click()
  await expect(volunteer.getByRole('dialog')).toContainText(byCause)
})
