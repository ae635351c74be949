/** What people do on the screens repeatedly; elements are found by role and label, as people find them. */
import { expect, type Locator, type Page } from '@playwright/test'
import { findToast } from '#tests/support/running/toasts.ts'

export type Posting = {
  organizationName?: string
  title: string
  cause: string
  skill: string
  places: number
  contact?: string
  /** A screening question of the project that requires an answer. */
  question?: string
}

/** Posts a project through the four steps and ends on its page. */
export async function postProject(page: Page, posting: Posting): Promise<void> {
  const next = () => page.getByRole('button', { name: 'Next' }).click()
  await page.goto('/create-project')
  if (posting.organizationName) await page.getByLabel('Organization name').fill(posting.organizationName)
  await page.getByLabel('Project title').fill(posting.title)
  await page
    .getByLabel('Description', { exact: true })
    .fill(
      'Every spring the same twelve letters come back. We want them read, sorted and answered in plain words.',
    )
  await page.getByRole('button', { name: posting.cause, exact: true }).click()
  await next()
  await page
    .getByRole('group', { name: 'Required skills' })
    .getByRole('button', { name: posting.skill, exact: true })
    .click()
  await page.getByLabel('Experience level').selectOption({ label: 'Beginner (0-2 years)' })
  if (posting.question) {
    await page.getByRole('button', { name: 'Add a question' }).click()
    await page.getByLabel('Question 1', { exact: true }).fill(posting.question)
    await page.getByRole('checkbox', { name: 'An answer is required: question 1' }).check()
  }
  await next()
  await page.getByLabel('Hours per week').fill('5')
  await page.getByLabel('Number of volunteers').fill(String(posting.places))
  await page.getByLabel('Duration').selectOption({ label: '1-2 months' })
  await next()
  await page.getByLabel('Deliverables').fill('Twelve letters with an answer that can be sent as it is.')
  await page.getByLabel('Expected impact').fill('Forty families know what their letter asks of them.')
  await page.getByLabel('Done when').fill('All twelve letters are answered.')
  await page.getByLabel('Contact person').fill('Ruth Calloway')
  await page.getByLabel('This project doesn’t replace a paid job').check()
  if (posting.contact) await page.getByLabel('Contact instructions').fill(posting.contact)
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expect(page.getByRole('heading', { level: 1, name: posting.title })).toBeVisible()
}

/** Opens a project by searching for its title; the results may include others with the same words. */
export async function findProject(page: Page, title: string): Promise<void> {
  // Also a project that takes no applications now.
  await page.goto('/browse?closed=true')
  await page.getByRole('searchbox', { name: 'Search' }).fill(title)
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter')
  await expect(page).toHaveURL(/[?&]search=/)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** Applies to the project on the page. */
export async function apply(
  page: Page,
  options: { button?: string; message: string; answer?: { question: string; text: string } },
): Promise<void> {
  await page.getByRole('button', { name: options.button ?? 'Apply Now' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill(options.message)
  const { answer } = options
  if (answer) await page.getByLabel(answer.question).fill(answer.text)
  await page.getByRole('button', { name: 'Submit application' }).click()
  await expectToast(page, 'Application submitted')
  await expect(page.getByRole('button', { name: 'Applied (pending)' })).toBeDisabled()
}

/** The row of a volunteer among the received applications. */
export const findRow = (page: Page, volunteer: string): Locator =>
  page
    .getByRole('list', { name: 'Applicants' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: volunteer, exact: true }) })

/** Opens the received application of a volunteer, on the applications page; returns its detail. */
export async function openReceived(page: Page, volunteer: string): Promise<Locator> {
  await page.goto('/applications?tab=received')
  await findRow(page, volunteer).getByRole('link').first().click()
  const application = page.getByRole('article', { name: `Application by ${volunteer}` })
  await expect(application.getByRole('group', { name: 'Actions' })).toBeVisible()
  return application
}

/** Presses a button of an application, fills in the dialog and confirms. */
export async function decide(application: Locator, verb: string, words?: string): Promise<void> {
  await application.getByRole('button', { name: verb }).click()
  const dialog = application.page().getByRole('dialog')
  if (verb === 'Decline') await dialog.getByRole('radio', { name: 'Prefer not to say' }).check()
  if (words) await dialog.getByRole('textbox').fill(words)
  await dialog.getByRole('button', { name: verb }).click()
}

/** Expects a toast with this title and text: now, soon, or since the last one that was expected. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const texts = text === undefined ? [title] : [title, text]
  const found = page.waitForFunction(findToast, texts)
  await expect(found, `a toast says “${texts.join('”, “')}”`).resolves.toBeTruthy()
}

/** Logs hours for today on accepted work, in the hours section of the page or in the application's row. */
export async function logHours(
  page: Page,
  project: string,
  day: { hours: string; note: string },
): Promise<void> {
  await page
    .getByRole('region', { name: `Hours on ${project}` })
    .or(page.getByRole('article', { name: `Application to ${project}` }))
    .getByRole('button', { name: 'Log hours' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Log hours' })
  await dialog.getByLabel('Hours').fill(day.hours)
  await dialog.getByLabel('Note').fill(day.note)
  await dialog.getByRole('button', { name: 'Log hours' }).click()
  await expectToast(page, 'Hours logged')
  await expect(dialog).toBeHidden()
}

/**
 * Goes down a list by its key and declines its last row in view, below a notice that takes a part of the window: the row
 * and then the next one take the focus, and only the list scrolls, not the page.
 */
export async function declineLastInView(
  page: Page,
  { links, from, to }: { links: Locator; from: number; to: number },
) {
  const expectInView = async (row: number) => {
    await expect(links.nth(row)).toBeFocused()
    await expect(links.nth(row)).toBeInViewport({ ratio: 1 })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  }
  const notice = page.getByText('Verify your email.')
  await expect(notice).toBeInViewport({ ratio: 1 })
  for (let row = from + 1; row <= to; row += 1) {
    await page.keyboard.press('j')
    await expect(links.nth(row)).toBeFocused()
  }
  await expectInView(to)
  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Decline', exact: true }).press('Enter')
  await expect(dialog).toBeHidden()
  await expectInView(to + 1)
}

/** The case of a staff list whose row says this, opened; one at a time is open. */
export async function openCase(page: Page, words: string): Promise<Locator> {
  const row = page.getByRole('article').filter({ hasText: words })
  const details = row.getByRole('button', { name: /^Details: / })
  // The first one is open from the start, and while a search is still running, another one is the first.
  await expect(async () => {
    if ((await details.getAttribute('aria-expanded')) === 'false') await details.click()
    await expect(details).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
  }).toPass()
  return row
}
