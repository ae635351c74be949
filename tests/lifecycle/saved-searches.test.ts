import { expect, onTestFinished, test } from 'vitest'
import { createSavedSearch } from '#contract/projects/saved-searches.ts'
import { useDatabase } from '#tests/support/running/database.ts'
import { startMailServer } from '#tests/support/email/mail-server.ts'
import { openLive, type LiveReader } from '#tests/support/running/live.ts'
import { readEmailText } from '#tests/support/scenarios/notification-choices.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { openClient } from '#tests/support/running/server.ts'
import { makeFolder, run } from './process.ts'

const database = useDatabase()

/** Two of their searches find the same projects. */
async function saveSearches({ client }: Person): Promise<void> {
  for (const [name, search] of [
    ['Gardens', 'garden'],
    ['Signs', 'signs'],
  ] as const) {
    const body = { name, frequency: 'at_once' as const, filters: { search } }
    expectSuccess(await client.call(createSavedSearch, { body }))
  }
}

/** The projects of the events that an open page got, in order. */
const listNotified = ({ received }: LiveReader) =>
  received.flatMap(({ kind, data }) => {
    if (kind !== 'notifications' || typeof data !== 'object' || data === null) return []
    const project = 'project' in data ? data.project : null
    return typeof project === 'object' && project !== null && 'id' in project ? [project.id] : []
  })

test('a project published in one process reaches open pages of both and is emailed, once per person with two workers', async () => {
  const mail = await startMailServer()
  onTestFinished(() => mail.close())
  const settings = { DATABASE_URL: database.url, DATA_DIR: makeFolder(), SMTP_URL: mail.url }
  const [first, second] = await Promise.all([run(settings), run(settings)])
  const people = { openClient: () => openClient(first.url) }
  const readers: Person[] = []
  for (let count = 0; count < 8; count += 1) {
    const reader = await aVolunteer(people)
    await saveSearches(reader)
    readers.push(reader)
  }
  const pages = await Promise.all(
    readers.map(({ client }, index) => openLive(index % 2 ? first.url : second.url, client)),
  )
  onTestFinished(() => pages.forEach((page) => page.cut()))
  for (const page of pages) await page.next('open')

  const owners = [
    await anOrganization(people),
    await anOrganization({ openClient: () => openClient(second.url) }),
  ] as const
  const projectIds: string[] = []
  for (let count = 0; count < 6; count += 1) {
    const owner = owners[count % 2 === 0 ? 0 : 1]
    projectIds.push((await aProject(owner, { title: `Signs for garden ${count}` })).id)
  }
  for (const page of pages) {
    for (const _ of projectIds) await page.next('notifications')
    expect(new Set(listNotified(page))).toEqual(new Set(projectIds))
    expect(listNotified(page)).toHaveLength(projectIds.length)
  }

  const emailedTo = ({ email }: Person) =>
    mail.received
      .filter(({ to }) => to[0] === email)
      .flatMap((sent) => projectIds.filter((id) => readEmailText(sent).includes(`/project/${id}`)))
  await expect
    .poll(() => readers.reduce((sum, reader) => sum + emailedTo(reader).length, 0))
    .toBe(readers.length * projectIds.length)
  for (const process of [first, second]) {
    process.child.kill('SIGTERM')
    expect(await process.ended).toBe(0)
  }
  // Nothing came after that, and no one heard twice.
  for (const [index, reader] of readers.entries()) {
    expect(new Set(emailedTo(reader))).toEqual(new Set(projectIds))
    expect(emailedTo(reader)).toHaveLength(projectIds.length)
    expect(pages[index] && listNotified(pages[index])).toHaveLength(projectIds.length)
  }
  const { rows } = await database.pool.query(
    "select count(*)::int as count, count(sent_at)::int as sent from search_alerts where frequency = 'at_once'",
  )
  const all = readers.length * projectIds.length
  expect(rows).toEqual([{ count: all, sent: all }])
})
