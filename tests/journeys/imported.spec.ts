import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { register } from '#tests/support/calls/calls.ts'
import { runCommand, type RunningProduct } from '#tests/support/running/commands.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { findEmailLink } from '#tests/support/email/outbox.ts'
import { apply, decide, expectToast, findProject, openReceived } from '#tests/support/scenarios/steps.ts'

// A listing from NYC Open Data (bquu-z2ht), as the import reads it.
const organization = {
  externalId: 'nyc-org-37154',
  name: 'Cents Ability, Inc.',
  website: 'https://www.centsability.org',
}
const listing = {
  externalId: 'nyc-5017',
  orgExternalId: organization.externalId,
  title: 'Cents Ability Classroom Set-up',
  description: 'Help us set up a new training classroom to teach young adults personal finance!',
  requiredSkills: ['Teaching/Training'],
  causeAreas: ['Education', 'Economic Development', 'Community Development'],
  hoursPerWeek: 4,
  duration: '1-2 weeks',
  isRemote: false,
  location: 'Manhattan, New York, NY, 10009',
  deadline: '2011-01-22',
  createdAt: '2011-01-19',
  status: 'open',
  experienceLevel: 'beginner',
  volunteersNeeded: 5,
  urgency: 'medium',
}

/** Loads the listing for its owner with the operators' command. */
async function importListing(place: RunningProduct, owner: string): Promise<string> {
  const organizations = path.join(place.dataFolder, 'organizations.jsonl')
  const projects = path.join(place.dataFolder, 'projects.jsonl')
  await writeFile(organizations, JSON.stringify(organization))
  await writeFile(projects, JSON.stringify(listing))
  const files = ['--organizations', organizations, '--projects', projects]
  return runCommand(place, 'import', ...files, '--owner', owner)
}

test('a volunteer applies to an imported project long past its deadline, and its owner accepts', async ({
  page,
  openBrowser,
  dataFolder,
  product,
}) => {
  test.slow()
  const owner = 'ray@example.org'
  await register(page, { type: 'Organization', firstName: 'Ray', email: owner })
  expect(await importListing({ dataFolder, product }, owner)).toContain('Projects: 1 new')

  const volunteer = await openBrowser()
  await register(volunteer, { type: 'Skilled Volunteer', firstName: 'Ada' })
  await findProject(volunteer, listing.title)
  await expect(volunteer.getByText('Original deadline: Jan 22, 2011').first()).toBeVisible()
  await expect(volunteer.getByText('Imported', { exact: true })).toBeVisible()
  await expect(volunteer.getByText('Not stated').first()).toBeVisible()
  await expectAccessible(volunteer)
  await apply(volunteer, { message: 'I taught personal finance for three years and own a drill.' })

  await page.reload()
  const received = await openReceived(page, 'Ada Okafor')
  await decide(received, 'Accept')
  await expectToast(page, 'Application accepted!')
  await volunteer.reload()
  await expect(volunteer.getByRole('button', { name: 'Applied (accepted)' })).toBeVisible()
  await expect(volunteer.getByText('4 of 5 spots left').first()).toBeVisible()
})

test.describe('an imported organization', () => {
  // An address on another domain proves nothing, and a link works once.
  test.use({ refusals: [410, 422] })

  test('is claimed by someone with an address on the domain of its website', async ({
    page,
    openBrowser,
    dataFolder,
    product,
  }, { retry }) => {
    test.slow()
    const holder = await openBrowser()
    const owner = `holder${retry}@example.org`
    await register(holder, { type: 'Organization', firstName: 'Hal', email: owner })
    await importListing({ dataFolder, product }, owner)

    await register(page, { type: 'Skilled Volunteer', firstName: 'Cleo' })
    await findProject(page, listing.title)
    await page.getByRole('link', { name: `Claim organization ${organization.name}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Claim ${organization.name}` })).toBeVisible()
    await page.getByLabel('Your work email').fill('cleo@gmail.com')
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('alert')).toContainText('Anyone can have an address at gmail.com')
    await expect(page.getByRole('alert')).toBeFocused()
    await expectAccessibleAtEveryWidth(page)
    const email = `cleo${retry}@centsability.org`
    await page.getByLabel('Your work email').fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText('Link sent', { exact: true })).toBeVisible()

    const link = await findEmailLink(page, email, `Does Cleo Okafor belong to ${organization.name}?`)
    await holder.goto(link)
    await expect(
      holder.getByRole('heading', { level: 1, name: 'This link is for someone else' }),
    ).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: `Claim ${organization.name}?` })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await page.getByRole('button', { name: 'Become owner' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: `You now own ${organization.name}` }),
    ).toBeFocused()
    await page.getByRole('link', { name: 'See members' }).click()
    const members = page.getByRole('list', { name: `Members of ${organization.name}` })
    await expect(members.getByRole('listitem').filter({ hasText: 'Cleo Okafor' })).toContainText('Owner')
    await expect(members.getByRole('listitem').filter({ hasText: 'Manager' })).toHaveCount(1)
    await findProject(page, listing.title)
    await expect(page.getByRole('link', { name: `Claim organization ${organization.name}` })).toHaveCount(0)
  })
})
