import { callAsPage, finishWork, publishProject, register } from '#tests/support/calls/calls.ts'
import { expect, expectAccessibleAtEveryWidth, test } from '#tests/support/running/journey.ts'

test.use({ refusals: [404] })

test('a volunteer makes their portfolio public, a visitor reads it, and it is gone once private again', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  const title = 'Letters that tenants can read'
  const volunteer = await openBrowser()
  const { id } = await register(volunteer, { type: 'Skilled Volunteer', firstName: 'Ada' })
  await callAsPage(volunteer, 'POST /api/volunteer-profile', {
    bio: 'I write letters that people can read, and I listen first.',
    skills: ['Research'],
    preferredCauses: ['Housing'],
    availability: 'weekends',
    experience: 'expert',
  })
  await register(page, { type: 'Organization', firstName: 'Nadia' })
  const projectId = await publishProject(page, {
    organizationName: 'Tenants of the East Side',
    title,
    cause: 'Housing',
    skill: 'Research',
    places: 2,
  })
  await finishWork(volunteer, page, projectId)

  await volunteer.goto('/volunteer-profile')
  await volunteer.getByRole('link', { name: 'See your portfolio' }).click()
  await expect(volunteer).toHaveURL(`/volunteers/${id}`)
  await expect(volunteer.getByText('Only you can see this page.')).toBeVisible()
  await expect(volunteer.getByRole('article', { name: title })).toBeVisible()
  const stranger = await openBrowser()
  expect((await stranger.goto(`/volunteers/${id}`))?.status()).toBe(404)
  await expect(stranger.getByRole('heading', { level: 1, name: 'No portfolio here' })).toBeVisible()

  await volunteer.getByRole('checkbox', { name: 'Public portfolio' }).check()
  await expect(volunteer.getByText('Anyone can see this page, and search engines may list it.')).toBeVisible()
  await expectAccessibleAtEveryWidth(volunteer)
  expect((await stranger.goto(`/volunteers/${id}`))?.status()).toBe(200)
  await expect(stranger.getByRole('heading', { level: 1, name: 'Ada Okafor' })).toBeVisible()
  await expect(stranger.getByRole('region', { name: 'Skills' })).toContainText(`Shown by ${title}`)
  await expect(stranger.getByText('Your portfolio')).toHaveCount(0)
  await expectAccessibleAtEveryWidth(stranger)

  await volunteer.getByRole('button', { name: `Hide from portfolio: ${title}` }).click()
  await expect(volunteer.getByText('Hidden', { exact: true })).toBeVisible()
  await volunteer.getByRole('link', { name: 'Preview' }).click()
  await expect(volunteer.getByText('This is what others see.')).toBeVisible()
  await expect(volunteer.getByText('No completed work yet')).toBeVisible()
  await expectAccessibleAtEveryWidth(volunteer)
  await volunteer.getByRole('link', { name: 'Back to editing' }).click()
  await volunteer.getByRole('checkbox', { name: 'Public portfolio' }).uncheck()
  await expect(volunteer.getByText('Only you can see this page.')).toBeVisible()
  expect((await stranger.goto(`/volunteers/${id}`))?.status()).toBe(404)
})
