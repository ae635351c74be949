import { publishProject, register, sendApplication, callAsPage } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { waitUntilLoaded } from '#tests/support/running/loaded.ts'
import { tabTo } from '#tests/support/scenarios/people.ts'

/** From the demo data, without a limit. */
const perk = 'Five yoga classes'

test('signed-off work earns points, which are redeemed with the keyboard alone, and a badge that anyone can check', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  await register(page, { type: 'Organization', firstName: 'Odile' })
  const projectId = await publishProject(page, {
    organizationName: 'Wharf Reading Room',
    title: 'Catalogue the ship’s logs',
    cause: 'Education',
    skill: 'Research',
    places: 1,
  })
  const volunteer = await openBrowser()
  await register(volunteer, { type: 'Skilled Volunteer', firstName: 'Jonas' })
  const { id } = await sendApplication(volunteer, projectId, 'I read old hands and know the harbour.')
  await callAsPage(page, `PATCH /api/applications/${id}`, { status: 'accepted' })
  await volunteer.goto('/perks-and-rewards')
  await expect(volunteer.getByRole('heading', { name: 'Start Your Volunteer Journey' })).toBeVisible()
  await expectAccessible(volunteer)

  await callAsPage(page, `PATCH /api/applications/${id}`, { status: 'completed' })
  // A job counts it shortly after; the next poll shows it.
  await expect(async () => {
    await volunteer.goto('/perks-and-rewards')
    const level = volunteer.getByRole('region', { name: /^Level \d/ })
    await expect(level).toBeVisible()
    expect(await level.textContent()).toContain('50 points to level 3')
  }).toPass()
  const badge = volunteer
    .getByRole('region', { name: 'Latest badges' })
    .getByRole('article', { name: 'First Contribution' })
  await expect(badge).toContainText('Common')

  // From here on with the keyboard alone.
  const tab = (name: string) => volunteer.getByRole('tab', { name })
  await tabTo(volunteer, tab('Overview'))
  await volunteer.keyboard.press('ArrowRight')
  await expect(tab('Badges')).toBeFocused()
  await volunteer.keyboard.press('ArrowRight')
  await expect(tab('Perks Store')).toHaveAttribute('aria-selected', 'true')
  const card = volunteer.getByRole('article', { name: perk })
  await tabTo(volunteer, card.getByRole('button', { name: 'Redeem' }))
  await volunteer.keyboard.press('Enter')
  const requested = volunteer.getByRole('dialog', { name: `Redeem “${perk}”?` })
  await expect(requested).toContainText('50 points')
  await expectAccessible(volunteer, '[role=dialog]')
  await tabTo(volunteer, requested.getByRole('button', { name: 'Redeem' }))
  await volunteer.keyboard.press('Enter')
  const done = volunteer.getByRole('dialog', { name: `“${perk}” is yours` })
  await expect(done.getByRole('button', { name: 'Done' })).toBeFocused()
  await expectAccessible(volunteer, '[role=dialog]')
  const code = (await done.locator('code').textContent()) ?? ''
  expect(code).not.toBe('')
  await volunteer.keyboard.press('Enter')
  await expect(card.getByRole('button', { name: `Copy the code for ${perk}` })).toBeFocused()
  await expect(card.getByRole('button', { name: 'Claimed' })).toBeDisabled()

  // The code is shown again, and the balance is lower.
  await volunteer.reload()
  await expect(card).toContainText(code)
  await expect(volunteer.getByRole('region', { name: 'Available points' })).toContainText('50 points')
  await expectAccessibleAtEveryWidth(volunteer)

  // The badge, and what someone without an account sees at its link.
  const link = volunteer.getByRole('link', { name: 'View credential: First Contribution' })
  await expect(async () => {
    await volunteer.goto('/perks-and-rewards?tab=badges')
    await expect(volunteer.getByRole('article', { name: 'First Contribution' })).toBeVisible()
    await waitUntilLoaded(volunteer)
    expect(await link.count()).toBe(1)
  }).toPass()
  const stranger = await openBrowser()
  await stranger.goto((await link.getAttribute('href')) ?? '')
  await expect(stranger.getByRole('region', { name: 'Verification result' })).toContainText(
    'This credential is valid',
  )
  await expect(stranger.getByRole('main')).toContainText('Jonas Okafor')
})
