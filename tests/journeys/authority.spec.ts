import { register } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { findEmailLink } from '#tests/support/email/outbox.ts'
import { expectToast } from '#tests/support/scenarios/steps.ts'
import { aPdf } from '#tests/support/scenarios/documents.ts'

// An address on another domain is refused.
test.use({ refusals: [422] })

test('an owner proves by email that they represent the organization, and uploads a document that only members can open', async ({
  page,
  openBrowser,
}, { retry }) => {
  test.slow()
  await register(page, { type: 'Organization', firstName: 'Ruth' })
  const { id } = (await (await page.request.get('/api/user')).json()).organizations[0]
  const profile = {
    organizationName: `Quay Kitchen ${retry}`,
    description: 'Sixty meals a day, cooked by whoever comes to help in our kitchen on the quay.',
    website: 'https://www.quay-kitchen.org',
    causeAreas: ['Hunger'],
    location: 'Portland, ME',
  }
  expect((await page.request.post('/api/organization-profile', { data: profile })).status()).toBe(201)

  await page.goto('/profile?tab=organization')
  const authority = page.getByRole('region', { name: 'Authorized representatives' })
  await authority.getByLabel('Email address').fill('ruth@example.net')
  await authority.getByRole('button', { name: 'Send link' }).click()
  await expect(authority.getByRole('alert')).toContainText('ends in @quay-kitchen.org')
  const email = `ruth${retry}@quay-kitchen.org`
  await authority.getByLabel('Email address').fill(email)
  await authority.getByRole('button', { name: 'Send link' }).click()
  await expect(authority.getByText(`We emailed a link to ${email}.`)).toBeVisible()
  await authority.getByText('By a file on your website').click()
  await authority.getByRole('button', { name: 'Get the file' }).click()
  await expect(authority.getByText('/.well-known/bridge-collective-verification.txt')).toBeVisible()

  const documents = page.getByRole('region', { name: 'Documents' })
  const file = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: aPdf() }
  await documents.getByLabel('Exemption letter', { exact: true }).setInputFiles(file)
  await expectToast(page, 'Exemption letter uploaded')
  const link = documents.getByRole('link', { name: 'Download: Exemption letter' })
  await expectAccessibleAtEveryWidth(page)
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('exemptionLetter.pdf')
  const path = (await link.getAttribute('href')) ?? ''
  const stranger = await openBrowser()
  await register(stranger, { type: 'Organization', firstName: 'Vera' })
  expect((await stranger.request.get(path)).status()).toBe(404)

  await page.goto(await findEmailLink(page, email, `Does Ruth Okafor represent Quay Kitchen ${retry}?`))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re confirmed' })).toBeVisible()

  // Everyone can see it, separate from the legal status, which is not verified.
  await stranger.goto(`/organizations/${id}`)
  const verification = stranger.getByRole('region', { name: 'Verification' })
  await expect(verification).toContainText('Confirmed by an email address at quay-kitchen.org')
  await expect(verification).toContainText('Not yet verified')
})
