import { publishProject, register, callAsPage } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { tabTo } from '#tests/support/scenarios/people.ts'
import { expectToast } from '#tests/support/scenarios/steps.ts'

const title = 'Draw the map of our orchard'

test('a volunteer reviews, edits the review, replies to the one received and reports it, with the keyboard alone', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  const owner = await openBrowser()
  await register(owner, { type: 'Organization', firstName: 'Ines' })
  const projectId = await publishProject(owner, {
    organizationName: 'Old Orchard Trust',
    title,
    cause: 'Environment',
    skill: 'Research',
    places: 1,
  })
  await register(page, { type: 'Skilled Volunteer', firstName: 'Nora' })
  const { id } = await callAsPage(page, 'POST /api/applications', { projectId, message: 'I draw trees.' })
  await callAsPage(owner, `PATCH /api/applications/${id}`, { status: 'accepted' })
  await callAsPage(owner, `PATCH /api/applications/${id}`, { status: 'completed' })
  const received = { applicationId: id, rating: 2, comment: 'The pears are apples.' }
  await callAsPage(owner, 'POST /api/reviews', { ...received, reviewType: 'organization_to_volunteer' })

  await page.goto('/reviews?tab=pending')
  const { keyboard } = page
  const press = async (name: RegExp | string, role: 'button' | 'link' | 'tab' = 'button') => {
    await tabTo(page, page.getByRole(role, { name }).last())
    await keyboard.press('Enter')
  }
  const star = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name })
  await press(`Write review of Old Orchard Trust for ${title}`, 'link')
  await expect(page.getByRole('heading', { level: 1, name: 'Review Old Orchard Trust' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Review' })).toBeDisabled()
  await tabTo(page, star('Overall rating', '1 star, Poor'))
  await keyboard.press('ArrowLeft')
  await expect(star('Overall rating', '5 stars, Excellent')).toBeChecked()
  await tabTo(page, star('Follow Through', '1 star, Poor'))
  await keyboard.press('Space')
  await tabTo(page, page.getByLabel('Your review'))
  await keyboard.type('They know every tree by its name.')
  await expectAccessibleAtEveryWidth(page)
  // What was written is still there when the page reopens.
  page.once('dialog', (requested) => void requested.accept())
  await page.reload()
  await expect(page.getByLabel('Your review')).toHaveValue('They know every tree by its name.')
  await expect(star('Follow Through', '1 star, Poor')).toBeChecked()
  await press('Submit Review')
  await expectToast(page, 'Review submitted')

  const given = page.getByRole('article', { name: 'Your review of Old Orchard Trust' })
  await press('Edit your review of Old Orchard Trust')
  const edit = page.getByRole('dialog', { name: 'Edit your review of Old Orchard Trust' })
  await expect(star('Overall rating', '5 stars, Excellent')).toBeFocused()
  await keyboard.press('ArrowLeft')
  await expectAccessible(page)
  await tabTo(page, edit.getByRole('button', { name: 'Save changes' }))
  await keyboard.press('Enter')
  await expectToast(page, 'Review changed')
  await expect(given).toContainText('Edited')
  await expect(given).toContainText('Rated 4 of 5')

  await tabTo(page, page.getByRole('tab', { name: /^Given/ }))
  await keyboard.press('ArrowRight')
  const about = page.getByRole('article', { name: 'Review by Old Orchard Trust' })
  await expect(about).toContainText('The pears are apples.')
  await press('Reply to the review by Old Orchard Trust')
  const reply = page.getByRole('textbox', { name: 'Reply' })
  await expect(reply).toBeFocused()
  await keyboard.type('They are quinces.')
  await expectAccessible(page)
  await tabTo(page, page.getByRole('button', { name: 'Post reply' }))
  await keyboard.press('Enter')
  await expect(about).toBeFocused()
  await expect(about.getByRole('group', { name: 'Reply from Nora Okafor' })).toContainText('quinces')

  await press('Report the review by Old Orchard Trust')
  const reason = page.getByRole('radio', { name: 'It’s not true' })
  await expect(reason).toBeFocused()
  await keyboard.press('Space')
  await expectAccessible(page)
  await tabTo(page, page.getByRole('button', { name: 'Send report' }))
  await keyboard.press('Enter')
  await expect(about).toBeFocused()
  await expect(about).toContainText('Reported')
})
