import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  announceTo,
  aProjectAtWork,
  conversationOf,
  listInbox,
} from '#tests/support/scenarios/announcements.ts'
import {
  aColleague,
  anApplication,
  aVolunteer,
  countStatuses,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useTwoApps } from '#tests/support/running/second-app.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const write = useTwoApps(server)
const { rows } = server

const announce = (
  { client }: Person,
  projectId: string,
  { content = 'Hello', id = randomUUID() }: { content?: string; id?: string } = {},
) => write(client, ['POST', `/api/projects/${projectId}/announcements`, { id, content }])

const rounds = 4

/** How many messages of announcements each volunteer of a project has, in any order. */
const countCopies = async (projectId: string): Promise<number[]> =>
  (
    await rows(
      `select count(m.id)::int as count from conversations c
       join messages m on m.conversation_id = c.id and m.announcement_id is not null
       where c.project_id = $1 group by c.volunteer_id`,
      projectId,
    )
  ).map(({ count }) => count)

describe('R4 announcements', () => {
  test('R4 one that is sent several times at the same time reaches each volunteer once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { owner, project } = await aProjectAtWork(server, { volunteers: 3 })
      const id = randomUUID()
      const answers = await Promise.all([1, 2, 3, 4].map(() => announce(owner, project.id, { id })))
      expect(countStatuses(answers)).toEqual({ 201: 4 })
      expect(await countCopies(project.id)).toEqual([1, 1, 1])
    }
  })

  test('R4 the same text from two tabs or two members is sent once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { owner, project } = await aProjectAtWork(server, { volunteers: 2 })
      const colleague = await aColleague(server, owner)
      const answers = await Promise.all(
        [owner, owner, colleague].map((person) => announce(person, project.id)),
      )
      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 2 })
      expect(await countCopies(project.id)).toEqual([1, 1])
    }
  })

  test('R4 several at the same time stay within the limit of the day', async () => {
    const { owner, project } = await aProjectAtWork(server, { volunteers: 2 })
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((number) => announce(owner, project.id, { content: `Update ${number}` })),
    )
    expect(countStatuses(answers)).toEqual({ 201: 5, 429: 2 })
    expect(await countCopies(project.id)).toEqual([5, 5])
  })

  test('R4 someone who withdraws meanwhile receives it before or not at all', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { owner, project, accepted } = await aProjectAtWork(server, { volunteers: 3 })
      const [leaving] = accepted
      if (!leaving) throw new Error('three were accepted')
      const [sent, withdrawn] = await Promise.all([
        announce(owner, project.id),
        write(leaving.volunteer.client, [
          'PATCH',
          `/api/applications/${leaving.id}`,
          { status: 'withdrawn', reason: 'Ill' },
        ]),
      ])
      expect([sent.status, withdrawn.status]).toEqual([201, 200])
      const received = (await listInbox(leaving.volunteer)).length
      expect(sent.body.recipients).toBe(2 + received)
      expect((await countCopies(project.id)).length).toBe(2 + received)
    }
  })

  test('R4 a block meanwhile comes before or after it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { owner, project, accepted } = await aProjectAtWork(server, { volunteers: 2 })
      const [blocking] = accepted
      if (!blocking) throw new Error('two were accepted')
      expectSuccess(await announceTo(owner.client, project.id, { content: 'First' }))
      const { id } = await conversationOf(blocking.volunteer)
      const [sent, blocked] = await Promise.all([
        announce(owner, project.id, { content: 'Second' }),
        write(blocking.volunteer.client, ['PUT', `/api/conversations/${id}/block`]),
      ])
      expect([sent.status, blocked.status]).toEqual([201, 200])
      expect((await listInbox(blocking.volunteer)).length).toBe(sent.body.recipients)
    }
  })

  test('R4 volunteers who are accepted, answer and read meanwhile lose nothing', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { owner, project, accepted } = await aProjectAtWork(server, { volunteers: 4 })
      expectSuccess(await announceTo(owner.client, project.id, { content: 'First' }))
      const late = await anApplication(await aVolunteer(server), project.id)
      const acts = await Promise.all(
        accepted.map(async ({ volunteer }) => ({
          volunteer,
          id: (await conversationOf(volunteer)).id,
        })),
      )
      const answers = await Promise.all([
        ...acts.flatMap(({ volunteer, id }) => [
          write(volunteer.client, [
            'POST',
            `/api/conversations/${id}/messages`,
            { id: randomUUID(), content: 'I’m in' },
          ]),
          write(volunteer.client, ['POST', `/api/conversations/${id}/read`, { position: 1 }]),
          write(owner.client, [
            'POST',
            `/api/conversations/${id}/messages`,
            { id: randomUUID(), content: 'Great' },
          ]),
        ]),
        announce(owner, project.id, { content: 'Second' }),
        write(owner.client, ['PATCH', `/api/applications/${late.id}`, { status: 'accepted' }]),
      ])
      expect(answers.filter(({ status }) => status >= 400)).toEqual([])
      for (const { volunteer } of acts) {
        const positions = (await listInbox(volunteer)).map(({ position }) => position)
        expect(new Set(positions)).toEqual(new Set([1, 2, 3, 4]))
      }
    }
  })
})
