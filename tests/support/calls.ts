/** What a journey needs and another one shows on the screens: the calls that the screens send, without the screens. */
import { expect, type Page } from '@playwright/test'
import { demoPassword, newAddress, password, type DemoAccount, type Registration } from './people.ts'
import type { Posting } from './steps.ts'

/** Sends a call as whoever is signed in on the page; answers what was answered. */
export async function sendCall(
  page: Page,
  call: `${'POST' | 'PATCH'} /api/${string}`,
  data: object,
): Promise<{ id: string; [field: string]: unknown }> {
  const [method = '', path = ''] = call.split(' ')
  const answered = await page.request.fetch(path, { method, data })
  expect(answered.ok(), `${call} is answered ${answered.status()}`).toBe(true)
  return answered.json()
}

/** Registers somebody, who is signed in on the page from its next address on. */
export async function register(page: Page, { type, firstName, email = newAddress() }: Registration) {
  const userType = type === 'Organization' ? 'organization' : 'volunteer'
  const person = { firstName, lastName: 'Okafor', email, password, userType }
  return sendCall(page, 'POST /api/register', person)
}

/** Publishes a project of whoever is signed in, as `postProject` does; answers its id. */
export async function publishProject(page: Page, posting: Posting): Promise<string> {
  const { organizationName, title, cause, skill, places, contact, question } = posting
  const { id } = await sendCall(page, 'POST /api/projects', {
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
    screeningQuestions: question ? [{ text: question, isRequired: true }] : [],
  })
  return id
}

/** Applies as whoever is signed in on the page. */
export async function sendApplication(page: Page, projectId: string, message: string) {
  return sendCall(page, 'POST /api/applications', { projectId, message })
}

/** Signs a demo account in, from the page's next address on. */
export async function logIn(page: Page, account: DemoAccount) {
  return sendCall(page, 'POST /api/login', { email: `${account}@example.org`, password: demoPassword })
}
