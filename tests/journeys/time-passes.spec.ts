import type { Page } from '@playwright/test'
import type { ScheduledRule } from '#domain/schedule/schedule.ts'
import {
  callAsPage,
  publishProject,
  register,
  sendApplication,
  signInByCall,
} from '#tests/support/calls/calls.ts'
import { expect, expectAccessibleAtEveryWidth, test } from '#tests/support/running/journey.ts'
import { waitUntilLoaded } from '#tests/support/running/loaded.ts'
import { expectToast, logHours } from '#tests/support/scenarios/steps.ts'

// An administrator has each rule act now. After a reminder it would still leave some days.
test.use({
  settings: { REMIND_AFTER_DAYS: '0', REMIND_OF_HOURS_AFTER_DAYS: '0', ASK_SILENT_AFTER_DAYS: '0' },
})

const organizationName = 'Lantern Library'
const posting = { organizationName, cause: 'Education', skill: 'Writing', places: 3 }

interface World {
  owner: Page
  volunteer: Page
  projectId: string
  applicationId: string
  /** Has a rule act now on what this volunteer does. */
  pass: (rule: ScheduledRule) => Promise<void>
}

/** A volunteer of this name who has applied to a project, and an administrator who can let time pass. */
async function anApplication(
  openBrowser: () => Promise<Page>,
  { title, firstName, changes = {} }: { title: string; firstName: string; changes?: object },
): Promise<World> {
  const [owner, volunteer, admin] = [await openBrowser(), await openBrowser(), await openBrowser()]
  await register(owner, { type: 'Organization', firstName: 'Nils' })
  const projectId = await publishProject(owner, { ...posting, title })
  await callAsPage(owner, `PATCH /api/projects/${projectId}`, changes)
  await register(volunteer, { type: 'Skilled Volunteer', firstName })
  const { id: applicationId } = await sendApplication(volunteer, projectId, 'I light lanterns every week.')
  await signInByCall(admin, 'admin')
  return {
    owner,
    volunteer,
    projectId,
    applicationId,
    async pass(rule) {
      await admin.goto(`/admin/schedule?state=planned&rule=${rule}`)
      const entry = admin.getByRole('article').filter({ hasText: `${firstName} Okafor` })
      // A job plans it, and the list shows what there was when it was opened.
      const countAfterReload = async () => {
        await admin.reload()
        await expect(admin.getByRole('combobox', { name: 'Rule' })).toBeVisible()
        await waitUntilLoaded(admin)
        return entry.count()
      }
      await expect.poll(countAfterReload).toBe(1)
      await entry.getByRole('button', { name: /^Run/ }).click()
      const dialog = admin.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('They asked us to')
      await dialog.getByRole('button', { name: /^Run/ }).click()
      await expect(dialog).toBeHidden()
    },
  }
}

const accept = ({ owner, applicationId }: World) =>
  callAsPage(owner, `PATCH /api/applications/${applicationId}`, { status: 'accepted' })
const openMine = ({ volunteer, applicationId }: World) =>
  volunteer.goto(`/applications?tab=mine&application=${applicationId}`)
const openReceived = ({ owner, applicationId }: World) =>
  owner.goto(`/applications?tab=received&application=${applicationId}`)

/** Reloads until something that a job brings is on the page. */
async function expectAfterReload(page: Page, text: string | RegExp): Promise<void> {
  const isThere = async () => {
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    await waitUntilLoaded(page)
    return page.getByText(text).first().isVisible()
  }
  await expect.poll(isThere).toBe(true)
}

test('a volunteer without an answer is released, reads an apology and finds other projects', async ({
  openBrowser,
}) => {
  test.slow()
  const world = await anApplication(openBrowser, { title: 'Trim the wicks', firstName: 'Runa' })
  const { volunteer } = world
  await world.pass('application.release')
  await openMine(world)
  await expectAfterReload(volunteer, 'The organization didn’t answer in time')
  await expectAccessibleAtEveryWidth(volunteer)
  await volunteer.getByRole('button', { name: /^Notifications/ }).click()
  await volunteer.getByText(/^We’re sorry: Lantern Library didn’t answer/).click()
  const others = volunteer.getByRole('region', { name: /^(Open projects like this|Other open projects)$/ })
  await expect(others.getByRole('listitem')).toHaveCount(3)
  await expect(volunteer.getByRole('button', { name: 'Apply again' })).toBeVisible()
  await expectAccessibleAtEveryWidth(volunteer)
})

test('an organization frees the spot of a volunteer who does not respond, and they can apply again', async ({
  openBrowser,
}) => {
  test.slow()
  const world = await anApplication(openBrowser, { title: 'Carry the oil', firstName: 'Tova' })
  const { owner, volunteer, projectId } = world
  await accept(world)
  await world.pass('work.freeing')
  await openReceived(world)
  await expectAfterReload(owner, /has not answered for a while/)
  await expectAccessibleAtEveryWidth(owner)
  await owner.getByRole('button', { name: 'Free the spot' }).press('Enter')
  const dialog = owner.getByRole('dialog', { name: /^Free the spot of Tova/ })
  await expectAccessibleAtEveryWidth(owner, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Free the spot' }).press('Enter')
  await expectToast(owner, 'The spot is free again')
  await volunteer.goto(`/project/${projectId}`)
  await expect(volunteer.getByRole('button', { name: 'Apply again' })).toBeVisible()
  await expectAccessibleAtEveryWidth(volunteer)
})

test('both sides renew ongoing work, one after the other', async ({ openBrowser }) => {
  test.slow()
  const ongoing = { title: 'Watch the flame', firstName: 'Ylva', changes: { duration: 'ongoing' } }
  const world = await anApplication(openBrowser, ongoing)
  const { owner, volunteer } = world
  await accept(world)
  await world.pass('work.renewal')
  const question = (page: Page) => page.getByRole('region', { name: 'Will you continue working together?' })
  await openMine(world)
  await expectAfterReload(volunteer, /If you both want to continue, renew the work/)
  await expectAccessibleAtEveryWidth(volunteer)
  await question(volunteer).getByRole('button', { name: 'Renew the work' }).press('Enter')
  await expectToast(volunteer, 'Thanks! Your yes is saved.')
  await expect(question(volunteer)).toContainText('We’re waiting for Lantern Library')
  await openReceived(world)
  await expectAccessibleAtEveryWidth(owner)
  await question(owner).getByRole('button', { name: 'Renew the work' }).press('Enter')
  await expectToast(owner, 'Thanks! Your yes is saved.')
  await expect(question(owner)).toBeHidden()
  await volunteer.reload()
  await expect(volunteer.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question(volunteer)).toBeHidden()
})

test('hours that the organization does not answer are confirmed, and both sides read why', async ({
  openBrowser,
}) => {
  test.slow()
  const world = await anApplication(openBrowser, { title: 'Polish the glass', firstName: 'Siri' })
  const { owner, volunteer } = world
  await accept(world)
  await openMine(world)
  await logHours(volunteer, 'Polish the glass', { hours: '2.5', note: 'Both lamps' })
  await world.pass('hours.confirmation')
  await expectAfterReload(volunteer, /2\.5 hours confirmed/)
  await volunteer.getByRole('article').getByText('Logged hours').click()
  await expect(volunteer.getByText('Confirmed automatically')).toBeVisible()
  await expectAccessibleAtEveryWidth(volunteer)
  await openReceived(world)
  const hours = owner.getByRole('region', { name: 'Hours on Polish the glass: Siri Okafor' })
  await hours.getByText('Logged hours').click()
  await expect(hours.getByText('Confirmed automatically')).toBeVisible()
  await expectAccessibleAtEveryWidth(owner)
})
