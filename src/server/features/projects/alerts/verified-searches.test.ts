import { describe, expect, test } from 'vitest'
import { listProjects } from '#contract/projects/projects.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { about, useSavedSearches } from '#tests/support/scenarios/saved-searches.ts'
import { aFindableVolunteer, anInvite } from '#tests/support/scenarios/invites.ts'
import {
  anApplication,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useVerificationCases } from '#tests/support/scenarios/verification-cases.ts'
import { sendSearchDigests } from './search-digests.ts'

const server = useServer()
const { rows, context, save, runJobs, noticesOf } = useSavedSearches(server)
const { aCase, decide } = useVerificationCases(server)

const onlyVerified = { filters: { verified: true } }

/** The ids that browsing lists of an organization, newest first. */
async function listed({ client }: Person, organizationId: string, verified?: 'true'): Promise<string[]> {
  const query = { organizationId, ...(verified && { verified }) }
  return expectSuccess(await client.call(listProjects, { query })).map(({ id }) => id)
}

describe('leaving out organizations that are not verified (safeguard S1)', () => {
  test('in the list follows what the staff decides', async () => {
    const [admin, reader, { owner, id }] = [
      await anAdministrator(server),
      await aVolunteer(server),
      await aCase(),
    ]
    const first = await aProject(owner)
    expect(await listed(reader, id)).toEqual([first.id])
    expect(await listed(reader, id, 'true')).toEqual([])
    await decide(admin, id, 'approve')
    const second = await aProject(owner)
    expect(await listed(reader, id, 'true')).toEqual([second.id, first.id])
    await decide(admin, id, 'suspend', 'The register has another name.')
    expect(await listed(reader, id, 'true')).toEqual([])
    expect(await listed(reader, id)).toHaveLength(2)
  })

  test('in a saved search notifies once the organization is verified, and of each project once', async () => {
    const [admin, reader, other, { owner, id }] = [
      await anAdministrator(server),
      await aVolunteer(server),
      await aVolunteer(server),
      await aCase(),
    ]
    await save(reader, onlyVerified)
    await save(other, { filters: { organizationId: id } })
    const { id: projectId, title } = await aProject(owner)
    await runJobs()
    expect([await noticesOf(reader), await noticesOf(other)]).toEqual([[], about(title)])
    // People who search from now on have seen it in the list.
    const late = await aVolunteer(server)
    await save(late, { filters: { organizationId: id } })
    await decide(admin, id, 'approve')
    await runJobs()
    expect([await noticesOf(reader), await noticesOf(other)]).toEqual([about(title), about(title)])
    expect(await noticesOf(late)).toEqual([])

    // What a change lets them find is compared as usual.
    await owner.client.patch(`/api/projects/${projectId}`, { title: 'Signs for the orchard' })
    await decide(admin, id, 'suspend', 'The register has another name.')
    await decide(admin, id, 'approve')
    await runJobs()
    const renamed = about('Signs for the orchard')
    expect([await noticesOf(reader), await noticesOf(late)]).toEqual([renamed, []])
    const later = await aProject(owner)
    await runJobs()
    expect(await noticesOf(reader)).toEqual([...about(later.title), ...renamed])
  })

  test('in a saved search brings after a lost mark only what opened without it', async () => {
    const [admin, reader, { owner, id }] = [
      await anAdministrator(server),
      await aVolunteer(server),
      await aCase(),
    ]
    await decide(admin, id, 'approve')
    await aProject(owner)
    await runJobs()
    await save(reader, onlyVerified)
    await decide(admin, id, 'suspend', 'The register has another name.')
    const meanwhile = await aProject(owner)
    await runJobs()
    expect(await noticesOf(reader)).toEqual([])
    await decide(admin, id, 'approve')
    await runJobs()
    expect(await noticesOf(reader)).toEqual(about(meanwhile.title))
  })

  test('in a saved search brings no news to those who know the project, or search since the verification', async () => {
    const [admin, reader, invited, applicant, saver, late, { owner, id }] = [
      await anAdministrator(server),
      await aVolunteer(server),
      await aFindableVolunteer(server),
      await aVolunteer(server),
      await aVolunteer(server),
      await aVolunteer(server),
      await aCase(),
    ]
    const { id: projectId, title } = await aProject(owner)
    await runJobs()
    for (const person of [reader, invited, applicant, saver]) await save(person, onlyVerified)
    await anInvite(server, { owner, projectId, volunteer: invited })
    await anApplication(applicant, projectId)
    expectSuccess(await saver.client.post(`/api/projects/${projectId}/save`))
    await decide(admin, id, 'approve')
    await save(late, onlyVerified)
    expect(await runJobs()).toBeGreaterThan(0)
    expect(await noticesOf(reader)).toEqual(about(title))
    for (const person of [invited, applicant, saver, late]) expect(await noticesOf(person)).toEqual([])
  })

  test('in a daily search leaves out what lost its mark before the email', async () => {
    const [admin, reader, { owner, id }] = [
      await anAdministrator(server),
      await aVolunteer(server),
      await aCase(),
    ]
    await save(reader, { ...onlyVerified, frequency: 'daily' })
    await aProject(owner)
    await decide(admin, id, 'approve')
    await runJobs()
    const waiting = () => rows('select from search_alerts where user_id = $1 and sent_at is null', reader.id)
    expect(await waiting()).toHaveLength(1)
    await decide(admin, id, 'suspend', 'The register has another name.')
    await sendSearchDigests(context(new Date(Date.now() + 2 * 86_400_000)))
    expect([await noticesOf(reader), await waiting()]).toEqual([[], []])
  })

  test('in a daily search leaves what lost its mark to a weekly one that finds it without', async () => {
    const [admin, reader, { owner, id }] = [
      await anAdministrator(server),
      await aVolunteer(server),
      await aCase(),
    ]
    await save(reader, { ...onlyVerified, frequency: 'daily' })
    await save(reader, { name: 'All of theirs', filters: { organizationId: id }, frequency: 'weekly' })
    await save(reader, { name: 'Boats', filters: { search: 'submarine' }, frequency: 'daily' })
    await decide(admin, id, 'approve')
    const { title } = await aProject(owner)
    await runJobs()
    await decide(admin, id, 'suspend', 'The register has another name.')
    const waiting = () => rows('select frequency from search_alerts where user_id = $1', reader.id)
    expect(await waiting()).toEqual([{ frequency: 'daily' }])
    const after = (days: number) => sendSearchDigests(context(new Date(Date.now() + days * 86_400_000)))
    // The weekly one is sent in three days.
    await rows(
      `insert into weekly_summaries (user_id, weekday, chosen_at)
       values ($1, extract(isodow from now() + interval '3 days'), now())`,
      reader.id,
    )
    await after(1)
    expect([await noticesOf(reader), await waiting()]).toEqual([[], [{ frequency: 'weekly' }]])
    await after(8)
    expect(await noticesOf(reader)).toEqual(about(title))
  })

  test('in a daily search comes in its email if a search that notifies immediately finds it without the mark', async () => {
    const [admin, reader, { owner, id }] = [
      await anAdministrator(server),
      await aVolunteer(server),
      await aCase(),
    ]
    await save(reader, { ...onlyVerified, frequency: 'daily' })
    await decide(admin, id, 'approve')
    const { title } = await aProject(owner)
    await runJobs()
    await save(reader, { name: 'All of theirs', filters: { organizationId: id }, frequency: 'at_once' })
    await decide(admin, id, 'suspend', 'The register has another name.')
    await sendSearchDigests(context(new Date(Date.now() + 86_400_000)))
    expect(await noticesOf(reader)).toEqual(about(title))
  })

  test('misses nothing that is posted, duplicated and compared while the organization is verified', async () => {
    const [admin, reader, { owner, id }] = [
      await anAdministrator(server),
      await aVolunteer(server),
      await aCase(),
    ]
    await save(reader, onlyVerified)
    const posted = await Promise.all(Array.from({ length: 4 }, () => aProject(owner)))
    const titles = new Set(posted.map(({ title }) => title))
    const [decided, ...others] = await Promise.all([
      decide(admin, id, 'approve'),
      ...posted.map((project) => owner.client.post(`/api/projects/${project.id}/duplicate`)),
      ...posted.map((project) => owner.client.post(`/api/projects/${project.id}/pause`)),
      runJobs(),
      aProject(owner).then(({ title }) => titles.add(title)),
      runJobs(),
    ])
    expect(decided.status).toBe(200)
    const statuses = others.flatMap((each) =>
      typeof each === 'object' && 'status' in each ? [each.status] : [],
    )
    expect(statuses).toEqual([201, 201, 201, 201, 200, 200, 200, 200])
    for (const { id: projectId } of posted)
      expect((await owner.client.post(`/api/projects/${projectId}/resume`)).status).toBe(200)
    while ((await runJobs()) > 0);
    const notices = await noticesOf(reader)
    expect(notices).toHaveLength(titles.size)
    for (const title of titles) expect(notices).toContainEqual(expect.stringContaining(title))
  })
})
