import { moveBack } from '#tests/support/scenarios/applicants.ts'
import { publishProject, register, sendApplication, callAsPage } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessibleAtEveryWidth,
  expectNoSidewaysScroll,
  test,
} from '#tests/support/running/journey.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, refusals: [404] })

  test("a visitor reads an organization's page, from a project to its reviews", async ({ page, request }) => {
    const [top] = await (await request.get('/api/organizations/top-rated')).json()
    const [project] = await (await request.get(`/api/projects?organizationId=${top.id}`)).json()
    await page.goto(`/project/${project.id}`)
    await page.getByRole('link', { name: `View Profile of ${top.organizationName}` }).click()
    await expect(page).toHaveURL(new RegExp(`/organizations/${top.id}$`))
    await expect(page.getByRole('heading', { level: 1, name: top.organizationName })).toBeVisible()
    await expect(page).toHaveTitle(`${top.organizationName} · Bridge Collective`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${top.id}$`))
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
      'content',
      new RegExp(top.organizationName),
    )
    await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('Usually answers within')
    await expect(page.getByRole('region', { name: 'Reviews' }).getByRole('article').first()).toContainText(
      'Rated',
    )
    await expect(page.getByRole('region', { name: 'Open projects' }).getByRole('article')).not.toHaveCount(0)
    await expectNoSidewaysScroll(page)
    // The address with its owner's id shows the same page, under the organization's own address.
    await page.goto(`/organization/${top.userId}`)
    await expect(page.getByRole('heading', { level: 1, name: top.organizationName })).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${top.id}$`))
    const missing = await page.goto('/organizations/11111111-1111-4111-8111-111111111111')
    expect(missing?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Organization not found' })).toBeVisible()
  })
})

test('an organization answers applicants, and its page shows how quickly', async ({
  page,
  openBrowser,
  dataFolder,
}) => {
  test.slow()
  const title = 'Sort the seed library of the east side'
  await register(page, { type: 'Organization', firstName: 'Nadia' })
  const projectId = await publishProject(page, {
    organizationName: 'East Side Seed Library',
    title,
    cause: 'Environment',
    skill: 'Research',
    places: 6,
  })
  await page.goto(`/project/${projectId}`)
  await page.getByRole('link', { name: 'View Profile of East Side Seed Library' }).click()
  const facts = page.getByRole('region', { name: 'At a glance' })
  await expect(facts).toContainText('Response rateNew')
  await expect(page.getByRole('article', { name: title })).toBeVisible()
  await expect(page.getByText('No reviews yet')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  const address = page.url()
  for (const firstName of ['Ada', 'Bo', 'Cleo', 'Dag', 'Eve']) {
    const volunteer = await openBrowser()
    await register(volunteer, { type: 'Skilled Volunteer', firstName })
    const { id } = await sendApplication(volunteer, projectId, 'I grow beans and can sort by Latin names.')
    await volunteer.close()
    await callAsPage(page, `PATCH /api/applications/${id}`, { status: 'accepted' })
  }
  // Five answers are not enough: the first one must be seven days ago.
  await page.goto(address)
  await expect(facts).toContainText('Response rateNew')
  await moveBack({ dataFolder }, { projectId, days: 7 })
  await page.goto(address)
  await expect(facts).toContainText('Usually answers within an hour')
  await expect(facts).toContainText('100%')
  // Also before applying.
  const reader = await openBrowser()
  await register(reader, { type: 'Skilled Volunteer', firstName: 'Flo' })
  // What a project shows of it may be ten seconds old.
  await expect(async () => {
    await reader.goto(`/project/${projectId}?apply=true`)
    const dialog = reader.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect(await dialog.textContent()).toContain('They usually answer within an hour')
  }).toPass()
})
