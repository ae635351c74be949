import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { getOrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { createVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { getResume } from '#contract/portfolios/portfolios.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { organizationProfileForm, verificationForm, volunteerProfileForm } from '#tests/support/web/forms.ts'
import { anOrganization, aVolunteer, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

const hostile = [
  'javascript:alert(1)',
  'JavaScript://example.org/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'ftp://example.org/x',
  'file:///etc/passwd',
  'http://localhost/',
  'http://app.localhost/',
  'http://intranet/',
  'http://router.local/',
  'http://wiki.internal/',
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest',
  'http://100.64.0.1/',
  'http://[::1]/',
  'http://[fd00::1]/',
  'http://[::ffff:127.0.0.1]/',
  'https://user:password@example.org/',
  'https://user@example.org/',
]
const accountText = 'Enter a handle, for example @riverside, or a web address'
const networks = ['twitter', 'facebook', 'linkedin', 'instagram']
const names = ['socialMedia', 'socialMediaHandles']

let owner: Person
let volunteer: Person
beforeAll(async () => {
  owner = await anOrganization(server)
  expectSuccess(await owner.client.post('/api/organization-profile', organizationProfileForm()))
  volunteer = await aVolunteer(server)
  expectSuccess(await volunteer.client.call(createVolunteerProfile, { body: volunteerProfileForm() }))
})

const fetchAccounts = async () =>
  expectSuccess(await owner.client.call(getOrganizationProfile, { query: {} })).socialMedia

describe('an account on a social network', () => {
  test.each(hostile)(
    'is refused if it is %s, on every screen and under both field names',
    async (address) => {
      const before = await fetchAccounts()
      for (const name of names) {
        for (const network of networks) {
          const body = { [name]: { [network]: address } }
          const issue = { path: `${name}.${network}`, message: accountText }
          for (const answer of [
            await owner.client.patch('/api/organization-profile/current', body),
            await owner.client.post('/api/organization-profile/update', body),
            await owner.client.post('/api/organization-profile', { ...organizationProfileForm(), ...body }),
            await owner.client.post('/api/organization/verify', { ...verificationForm(), ...body }),
          ]) {
            expect([answer.status, answer.body['issues']]).toEqual([422, [issue]])
          }
        }
      }
      expect(await fetchAccounts()).toEqual(before)
    },
  )

  test('is accepted as a handle or as the address of a public page', async () => {
    const socialMedia = {
      twitter: '@riverside',
      facebook: 'facebook.com/river.side',
      linkedin: 'https://www.linkedin.com/company/riverside',
      instagram: 'river_side',
    }
    expectSuccess(
      await owner.client.patch('/api/organization-profile/current', { socialMediaHandles: socialMedia }),
    )
    expect(await fetchAccounts()).toEqual(socialMedia)
  })
})

describe('a web address', () => {
  test.each([...hostile, 'https://example.org/\u202Egnp.exe'])('is refused if it is %s', async (address) => {
    const website = { path: 'website', message: 'Please enter a valid website URL' }
    const linkedin = { path: 'linkedinUrl', message: 'Please enter a valid LinkedIn URL' }
    const ofOrganization = await owner.client.patch('/api/organization-profile/current', {
      website: address,
    })
    expect([ofOrganization.status, ofOrganization.body['issues']]).toEqual([422, [website]])
    const response = await owner.client.post('/api/organization/verify', {
      ...verificationForm(),
      website: address,
    })
    expect([response.status, response.body['issues']]).toEqual([422, [website]])
    const ofVolunteer = await volunteer.client.patch('/api/volunteer-profile/current', {
      website: address,
      linkedinUrl: address,
    })
    expect([ofVolunteer.status, ofVolunteer.body['issues']]).toEqual([422, [website, linkedin]])
  })

  test('that was stored before the rule is in no export', async () => {
    await server.database.db
      .update(volunteerProfiles)
      .set({ website: 'javascript:alert(1)', linkedinUrl: 'http://localhost/x' })
      .where(eq(volunteerProfiles.userId, volunteer.id))
    const { body } = await volunteer.client.call(getResume, { params: { id: volunteer.id } })
    expect(JSON.stringify(body)).not.toMatch(/javascript:|localhost\/x/)
  })
})
