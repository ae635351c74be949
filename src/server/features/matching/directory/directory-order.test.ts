import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listDirectoryProjects } from '#contract/matching/directory.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { projects } from '#server/db/tables/projects.ts'
import { fetchPage, fetchPages } from '#tests/support/checks/pages.ts'
import { inviteTo } from '#tests/support/scenarios/invites.ts'
import { useServer } from '#tests/support/running/server.ts'
import {
  aListed,
  countDirectory,
  readDirectory,
  readDirectoryIds,
  useDirectoryOwner,
} from '#tests/support/scenarios/directory.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  expectSuccess,
  nextNumber,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { database } = server
const uniqueSkill = () => `Zymurgy ${nextNumber()}`

const owner = useDirectoryOwner(server)

describe('the order', () => {
  test('is the latest changed profile first, in pages that contain each person once', async () => {
    const people: string[] = []
    for (let index = 0; index < 27; index += 1) people.push((await aListed(server)).id)
    // Several changed at the same time.
    await database.db.update(volunteerProfiles).set({ updatedAt: new Date('2026-01-01T00:00:00Z') })
    const pages = await fetchPages(owner.client, '/api/volunteers')
    expect(pages.map((page) => page.length)).toEqual([12, 12, 3])
    expect(pages.flat()).toEqual(people.toSorted())
    const first = await fetchPage(owner.client, '/api/volunteers')
    expect(first.total).toBe('27')
    const latest = people[13] ?? ''
    await database.db
      .update(volunteerProfiles)
      .set({ updatedAt: new Date('2026-02-01T00:00:00Z') })
      .where(eq(volunteerProfiles.userId, latest))
    expect((await readDirectoryIds(owner))[0]).toBe(latest)
  })

  test('of a search puts a skill before a word in the biography, page by page', async () => {
    const inBio: string[] = []
    for (let index = 0; index < 13; index += 1) {
      inBio.push((await aListed(server, { bio: 'I know a little about falconry, but not much.' })).id)
    }
    const bySkill = await aListed(server, { skills: ['Falconry'] })
    await database.db
      .update(volunteerProfiles)
      .set({ updatedAt: new Date('2026-01-01T00:00:00Z') })
      .where(eq(volunteerProfiles.userId, bySkill.id))
    const pages = await fetchPages(owner.client, '/api/volunteers?search=falconry')
    expect(pages[0]?.[0]).toBe(bySkill.id)
    expect(pages.flat().toSorted()).toEqual([...inBio, bySkill.id].toSorted())
    const recent = await fetchPages(owner.client, '/api/volunteers?search=falconry&order=recent')
    expect(recent.flat().at(-1)).toBe(bySkill.id)
  })

  test('for a project is best match first with its explanation, and everyone else after them', async () => {
    const [skill, other] = [uniqueSkill(), uniqueSkill()]
    const { id: projectId } = await aProject(owner, {
      requiredSkills: [skill, other],
      causeAreas: ['Falconry'],
    })
    const without = { preferredCauses: ['Beekeeping'], skills: ['Juggling'] }
    const none: string[] = []
    for (let index = 0; index < 13; index += 1) none.push((await aListed(server, without)).id)
    const one = await aListed(server, { skills: [skill] })
    const both = await aListed(server, { skills: [skill, other] })
    const applied = await aListed(server, { skills: [skill, other] })
    await anApplication(applied, projectId)
    const pages = await fetchPages(owner.client, `/api/volunteers?projectId=${projectId}`)
    expect(pages[0]?.slice(0, 2)).toEqual([both.id, one.id])
    expect(pages.flat().toSorted()).toEqual([both.id, one.id, ...none].toSorted())
    const [best] = await readDirectory(owner, { projectId })
    expect(best?.match?.matchReasons[0]?.description).toBe(`Matching skills: ${skill}, ${other}`)
    expect(best?.match?.matchReasons.reduce((sum, { score }) => sum + score, 0)).toBe(best?.match?.matchScore)
    expect((await fetchPage(owner.client, `/api/volunteers?projectId=${projectId}`)).total).toBe('15')
    expect((await countDirectory(owner, { projectId })).total.count).toBe(15)
    expectSuccess(await inviteTo(owner, projectId, one.id))
    const invited = await readDirectory(owner, { projectId })
    expect(invited.filter(({ match }) => match?.isInvited).map(({ id }) => id)).toEqual([one.id])
    const filtered = await readDirectory(owner, { projectId, skills: other })
    expect(filtered.map(({ id }) => id)).toEqual([both.id])
    const recent = await readDirectory(owner, { projectId, order: 'recent' })
    expect(recent.map(({ match }) => match !== null)).toEqual(recent.map(() => true))
  })

  test('is matched only with published projects of one’s own organizations that are open or active', async () => {
    const foreign = await aProject(await anOrganization(server))
    const closed = await aProject(owner)
    await database.db.update(projects).set({ status: 'paused' }).where(eq(projects.id, closed.id))
    const held = await aProject(owner)
    await database.db.update(projects).set({ visibility: 'held' }).where(eq(projects.id, held.id))
    for (const { id } of [foreign, closed, held]) {
      for (const part of ['', '/facets']) {
        expect(await owner.client.get(`/api/volunteers${part}?projectId=${id}`)).toMatchObject({
          status: 404,
          body: { code: 'project_not_found' },
        })
      }
    }
  })

  test.each(['nonsense', 'W10', Buffer.from('["match",1]').toString('base64url')])(
    'refuses the cursor %s',
    async (cursor) => {
      expect(await owner.client.get(`/api/volunteers?cursor=${cursor}`)).toMatchObject({
        status: 400,
        body: { code: 'bad_cursor' },
      })
    },
  )

  test('is in cursors that no one else can read', async () => {
    for (let index = 0; index < 13; index += 1) await aListed(server)
    const { next } = await fetchPage(owner.client, '/api/volunteers')
    const cursor = new URL(next ?? '', 'http://localhost').searchParams.get('cursor') ?? ''
    const texts = [
      cursor,
      ...cursor.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1')),
    ]
    expect(texts.filter((text) => /recent|20\d\d-/u.test(text))).toEqual([])
    expect((await owner.client.get(`/api/volunteers?cursor=${cursor.slice(0, -4)}AAAA`)).status).toBe(400)
  })

  test('refuses a cursor of another order', async () => {
    for (let index = 0; index < 13; index += 1)
      await aListed(server, { bio: 'I know about falconry and hawks.' })
    const { next } = await fetchPage(owner.client, '/api/volunteers')
    expect((await owner.client.get(`${next}&search=falconry`)).status).toBe(400)
    expect((await owner.client.get(`${next}`)).status).toBe(200)
  })

  test('offers the open projects of one’s own organizations to match with', async () => {
    const { id } = await aProject(owner)
    const paused = await aProject(owner)
    expect((await owner.client.post(`/api/projects/${paused.id}/pause`, {})).status).toBe(200)
    await aProject(await anOrganization(server))
    const offered = expectSuccess(await owner.client.call(listDirectoryProjects, {}))
    expect(offered.map((each) => each.id)).toEqual([id])
  })
})
