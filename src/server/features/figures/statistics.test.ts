import { expect, test } from 'vitest'
import { getStatistics } from '#contract/figures/statistics.ts'
import { moveApplication } from '#contract/applications/applications.ts'
import { suspendPerson } from '#contract/moderation/moderation.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import {
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const documented = useServer({ env: { FIGURES: 'documented' } })
let now = new Date('2026-11-20T12:00:00Z')
const auto = useServer({ now: () => now })
const live = useServer({ env: { FIGURES: 'live' } })

test('the public pages show the statistics of the content file', async () => {
  const { client } = await aVolunteer(documented)
  expect(expectSuccess(await client.call(getStatistics, {}))).toEqual({ counted: null })
})

test('with the setting, the public pages show counted statistics', async () => {
  const owner = await anOrganization(live)
  const project = await aProject(owner, { organizationName: 'River Friends', maxVolunteers: 3 })
  const [first, second] = [await aVolunteer(live), await aVolunteer(live)]
  const done = await anAcceptedApplication(first, owner, project.id)
  await owner.client.call(moveApplication, { params: { id: done.id }, body: { status: 'completed' } })
  const left = await anAcceptedApplication(second, owner, project.id)
  const body = { status: 'withdrawn', reason: 'I have moved away.' } as const
  await second.client.call(moveApplication, { params: { id: left.id }, body })
  // What a suspension closes before an answer is no work.
  const suspended = await aVolunteer(live)
  await anApplication(suspended, project.id)
  const admin = await anAdministrator(live)
  const suspension = { params: { id: suspended.id }, body: { reason: 'Sold tickets.' } }
  expectSuccess(await admin.client.call(suspendPerson, suspension))
  await live.rows('update organizations set rating_sum = 9, rating_count = 2')
  expect(expectSuccess(await live.openClient().call(getStatistics, {}))).toEqual({
    counted: {
      volunteers: 3,
      organizations: 1,
      completedProjects: 0,
      successPercent: 50,
      averageRating: 4.5,
    },
  })
})

test('the server renders the counted statistics into the home of visitors and of people who are signed in', async () => {
  const { client } = await aVolunteer(live)
  await live.rows('update organizations set rating_sum = 9, rating_count = 2')
  for (const reader of [live.openClient(), client]) {
    const page = await (await reader.send('/home', {})).text()
    expect(page).toContain('Average rating')
    expect(page).toContain('4.5/5')
    expect(page).not.toContain('match rate')
  }
})

test('by default, a site without demo data counts, leaves small counts out and shows nothing invented', async () => {
  await aVolunteer(auto)
  await anOrganization(auto)
  await auto.rows('update organizations set rating_sum = 41, rating_count = 9')
  const small = {
    volunteers: null,
    organizations: null,
    completedProjects: null,
    successPercent: null,
    averageRating: null,
  }
  expect((await auto.openClient().get('/api/figures')).body).toEqual({ counted: small })
  await auto.rows('update organizations set rating_sum = 46, rating_count = 10')
  now = new Date(now.getTime() + 3_600_000)
  expect((await auto.openClient().get('/api/figures')).body).toEqual({
    counted: { ...small, averageRating: 4.6 },
  })
})

test('the page says whether it may show examples', async () => {
  for (const [server, showsExamples] of [
    [documented, true],
    [auto, false],
    [live, false],
  ] as const) {
    const html = await (await server.openClient().send('/', {})).text()
    const [, data = ''] = /id="initial-data"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(data).site).toMatchObject({ showsExamples })
    expect(html.includes('id="success-stories"')).toBe(showsExamples)
  }
})
