/** What a journey needs but another journey tests on screen: the same calls, without the screens. */
import { expect, type Page } from '@playwright/test'
import {
  demoPassword,
  newAddress,
  password,
  type DemoAccount,
  type Registration,
} from '#tests/support/scenarios/people.ts'
import type { Posting } from '#tests/support/scenarios/steps.ts'

/** Sends a call as the user signed in on the page; returns the response. */
export async function callAsPage(
  page: Page,
  call: `${'POST' | 'PATCH'} /api/${string}`,
  data: object,
): Promise<{ id: string; [field: string]: unknown }> {
  const [method = '', path = ''] = call.split(' ')
  const answered = await page.request.fetch(path, { method, data })
  expect(answered.ok(), `${call} is answered ${answered.status()}`).toBe(true)
  return answered.json()
}

/** Registers someone, who is signed in from the page's next navigation on. */
export async function register(page: Page, { type, firstName, email = newAddress() }: Registration) {
  const userType = type === 'Organization' ? 'organization' : 'volunteer'
  const person = { firstName, lastName: 'Okafor', email, password, userType }
  return callAsPage(page, 'POST /api/register', person)
}

/** Publishes a project as the user signed in on the page, like `postProject`; returns its id. */
export async function publishProject(page: Page, posting: Posting): Promise<string> {
  const { organizationName, title, cause, skill, places, contact, question } = posting
  const { id } = await callAsPage(page, 'POST /api/projects', {
    organizationName,
    title,
    description: 'Every spring the same twelve letters come back. We want them read, sorted and answered.',
    causeAreas: [cause],
    requiredSkills: [skill],
    experienceLevel: 'beginner',
    timeCommitment: 5,
    duration: '1-2 months',
    maxVolunteers: places,
    deliverables: 'Twelve letters with an answer that can be sent as it is.',
    impact: 'Forty families know what their letter asks of them.',
    contactInstructions: contact,
    // What the form asks for when it is edited.
    milestones: [{ title: 'Six letters' }],
    definitionOfDone: 'All twelve letters are answered.',
    contactName: 'Ruth Calloway',
    confirmsNoPaidPost: true,
    screeningQuestions: question ? [{ text: question, isRequired: true }] : [],
  })
  return id
}

/** Applies as the user signed in on the page. */
export async function sendApplication(page: Page, projectId: string, message: string) {
  return callAsPage(page, 'POST /api/applications', { projectId, message })
}

/** A volunteer applies; the owner of the project accepts them and signs the work off. */
export async function finishWork(volunteer: Page, owner: Page, projectId: string): Promise<void> {
  const { id } = await sendApplication(volunteer, projectId, 'I have written for tenants before.')
  for (const status of ['accepted', 'completed'])
    await callAsPage(owner, `PATCH /api/applications/${id}`, { status })
}

/** Signs in a demo account, effective from the page's next navigation. */
export async function signInByCall(page: Page, account: DemoAccount) {
  return callAsPage(page, 'POST /api/login', { email: `${account}@example.org`, password: demoPassword })
}
