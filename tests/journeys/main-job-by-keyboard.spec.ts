import type { Locator, Page } from '@playwright/test'
import { callAsPage, publishProject, register, sendApplication } from '#tests/support/calls/calls.ts'
import { expect, test } from '#tests/support/running/journey.ts'
import { tabTo } from '#tests/support/scenarios/people.ts'

const title = 'Label the seed library'
const organizationName = 'Seed Street Library'

type Role = Parameters<Page['getByRole']>[0]

/** A person without a mouse who knows only what a screen reader says: roles and names. */
function sit(page: Page) {
  const find = (role: Role, name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
  const reach = async (control: Locator) => {
    await control.waitFor()
    await tabTo(page, control)
  }
  return {
    find,
    /** Opens a link or presses a button. */
    press: async (role: Role, name: string | RegExp, within?: Locator) => {
      await reach(find(role, name, within))
      await page.keyboard.press('Enter')
    },
    type: async (name: string | RegExp, text: string, within?: Locator) => {
      await reach(find('textbox', name, within))
      await page.keyboard.insertText(text)
    },
    reach,
  }
}

test('both sides do their whole work by keyboard and by roles and names alone, from the search to the reviews', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  await register(page, { type: 'Organization', firstName: 'Ines' })
  await publishProject(page, {
    organizationName,
    title,
    cause: 'Education',
    skill: 'Research',
    places: 2,
  })
  const other = await openBrowser()
  await register(other, { type: 'Skilled Volunteer', firstName: 'Tove' })
  const [organization, volunteer] = [sit(page), sit(other)]

  // The volunteer finds the project and applies.
  await other.goto('/')
  await volunteer.press('link', 'Browse Projects', other.getByRole('navigation').first())
  await volunteer.reach(volunteer.find('searchbox', 'Search'))
  await other.keyboard.insertText('seed library')
  await other.keyboard.press('Enter')
  await volunteer.press('link', title)
  await expect(volunteer.find('heading', title)).toBeVisible()
  await volunteer.press('button', 'Apply Now')
  await volunteer.type('Message', 'I can tell forty beans apart and write small.', other.getByRole('dialog'))
  await volunteer.press('button', 'Submit application', other.getByRole('dialog'))
  await expect(volunteer.find('button', 'Applied (pending)')).toBeVisible()

  // The organization reads it and accepts.
  await page.goto('/')
  await organization.press('link', /^Applications/, page.getByRole('navigation').first())
  const detail = organization.find('article', 'Application by Tove Okafor')
  await organization.press('button', 'Accept', detail)
  await organization.type(/./, 'Come on Tuesday.', page.getByRole('dialog'))
  await organization.press('button', 'Accept', page.getByRole('dialog'))
  await expect(detail.getByRole('button', { name: 'Sign off' })).toBeVisible()

  // They write to each other.
  await volunteer.press('link', 'View my applications')
  const mine = volunteer.find('article', `Application to ${title}`)
  await volunteer.press('link', /^Message organization/, mine)
  await volunteer.type('Message', 'Which door is it?')
  await other.keyboard.press('Enter')
  await organization.press('link', /^Messages/, page.getByRole('navigation').first())
  await organization.press('link', /Tove Okafor/, organization.find('list', 'Conversations'))
  await expect(organization.find('log', 'Messages with Tove Okafor')).toContainText('Which door is it?')
  await organization.type('Message', 'The green one.')
  await page.keyboard.press('Enter')
  await expect(volunteer.find('log', `Messages with ${organizationName}`)).toContainText('The green one.')

  // The volunteer logs hours.
  await volunteer.press('link', 'Applications', other.getByRole('navigation').first())
  await volunteer.press('button', 'Log hours', mine)
  const form = volunteer.find('dialog', 'Log hours')
  await volunteer.reach(volunteer.find('spinbutton', 'Hours', form))
  await other.keyboard.type('3')
  await volunteer.type(/^Note/, 'Beans', form)
  await volunteer.press('button', 'Log hours', form)
  await expect(form).toBeHidden()

  // The organization confirms them and completes the project.
  await organization.press('link', 'Dashboard', page.getByRole('navigation').first())
  await organization.press('link', /^Confirm/)
  await expect(organization.find('region', `Hours on ${title}: Tove Okafor`)).toBeVisible()
  await organization.press('button', 'Confirm 3 hours')
  await organization.press('link', title, detail)
  await organization.press('button', /^Complete/, organization.find('region', 'Manage this project'))
  const completion = organization.find('dialog', `Complete “${title}”?`)
  await expect(organization.find('heading', `Complete “${title}”?`, completion)).toBeFocused()
  await organization.press('button', /^Complete Project/, completion)
  await expect(completion).toBeHidden()

  // Both review each other.
  for (const [person, whom, its] of [
    [organization, 'Tove Okafor', page],
    [volunteer, organizationName, other],
  ] as const) {
    await its.goto('/reviews?tab=pending')
    await person.press('link', `Write review of ${whom} for ${title}`)
    await person.reach(
      person
        .find('group', /^Overall rating/)
        .getByRole('radio')
        .first(),
    )
    await its.keyboard.press('Space')
    for (let stars = 1; stars < 5; stars += 1) await its.keyboard.press('ArrowRight')
    await expect(person.find('radio', '5 stars, Excellent').first()).toBeChecked()
    await person.type(/^Your review/, 'Careful, quick and kind to beans.')
    await person.press('button', 'Submit Review')
    await expect(person.find('tab', /^Given/)).toBeVisible()
    await expect(person.find('link', `Write review of ${whom} for ${title}`)).toHaveCount(0)
  }
})

test('an organization posts a project through all four steps, and completes it with hours not confirmed, by keyboard alone', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  const posted = 'Mend the seed cabinets'
  await register(page, { type: 'Organization', firstName: 'Runa' })
  const organization = sit(page)
  const fill = async (name: RegExp, text: string) => {
    await organization.reach(page.getByRole('textbox', { name }))
    await page.keyboard.insertText(text)
  }
  /** Switches on the first chip of a group. */
  const choose = async (name: RegExp) => {
    await organization.reach(organization.find('group', name).getByRole('button').first())
    await page.keyboard.press('Space')
  }
  const select = async (name: RegExp, text: string) => {
    await organization.reach(organization.find('combobox', name))
    await page.keyboard.type(text)
  }
  const step = async (name: string) => {
    await organization.press('button', 'Next')
    await expect(organization.find('heading', name)).toBeFocused()
  }

  await page.goto('/create-project')
  await fill(/^Organization name/, 'Seed Cabinet Friends')
  await fill(/^Project title/, posted)
  await fill(/^Description/, 'The drawers of the seed cabinets stick. We want them to open and to stay shut.')
  await choose(/^Cause/)
  await step('Skills & Requirements')
  await choose(/^Required skills/)
  await select(/^Experience level/, 'Begin')
  await step('Timeline & Perks')
  await select(/^Duration/, '1-2 m')
  await organization.press('button', 'Add a milestone')
  await fill(/^Milestone 1/, 'One cabinet')
  await step('Impact & Review')
  await fill(/^Deliverables/, 'Four cabinets whose drawers open, with a list of what was changed.')
  await fill(/^Done when/, 'Every drawer opens with one hand.')
  await fill(/^Expected impact/, 'Forty families find their seeds in a minute.')
  await fill(/^Contact person/, 'Ruth Calloway')
  await organization.reach(organization.find('checkbox', /^This project doesn’t replace a paid job/))
  await page.keyboard.press('Space')

  // From the review to an earlier step and back, with everything still there.
  await organization.press('link', 'Edit Project Basics', organization.find('region', 'Review'))
  await expect(page.getByRole('textbox', { name: /^Project title/ })).toHaveValue(posted)
  await organization.press('button', /^Impact & Review/)
  await expect(page.getByRole('textbox', { name: /^Contact person/ })).toHaveValue('Ruth Calloway')
  await organization.press('button', 'Create Project')
  // The review in the form names the project, too.
  await expect(page).toHaveURL(/\/project\/[\da-f-]{36}$/)
  await expect(organization.find('heading', posted)).toBeVisible()
  const projectId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  // One volunteer works on it, and another one waits.
  const [worker, waiting] = [await openBrowser(), await openBrowser()]
  await register(worker, { type: 'Skilled Volunteer', firstName: 'Tove' })
  await register(waiting, { type: 'Skilled Volunteer', firstName: 'Linn' })
  const { id } = await sendApplication(worker, projectId, 'I have mended forty drawers and like the smell.')
  await sendApplication(waiting, projectId, 'I would like to learn how drawers are mended.')
  await callAsPage(page, `PATCH /api/applications/${id}`, { status: 'accepted' })
  const today = new Date().toISOString().slice(0, 10)
  await callAsPage(worker, `POST /api/applications/${id}/hours`, { date: today, hours: 2.5, note: 'Drawers' })

  await page.reload()
  await organization.press('button', 'Complete', organization.find('region', 'Manage this project'))
  const completion = organization.find('dialog', `Complete “${posted}”?`)
  await expect(organization.find('heading', `Complete “${posted}”?`, completion)).toBeFocused()
  await expect(completion).toContainText('2.5 hours unconfirmed')
  const complete = organization.find('button', 'Complete Project and decline 1', completion)
  await organization.reach(organization.find('button', 'Confirm 2.5 hours of Tove Okafor', completion))
  await organization.reach(organization.find('textbox', 'Message', completion))
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.insertText(' Thank you!')
  await organization.reach(complete)
  await page.keyboard.press('Enter')
  await expect(completion).toBeHidden()
  await expect(organization.find('region', 'Manage this project').getByRole('heading')).toBeFocused()
  await waiting.goto('/my-applications')
  await expect(waiting.getByRole('article', { name: `Application to ${posted}` })).toContainText('Thank you!')
})
