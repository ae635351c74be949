import { beforeAll, expect, test } from 'vitest'
import { actors, type Actor } from '#tests/support/rows/access-rows.ts'
import { accessTable } from '#tests/support/checks/access-table.ts'
import { createCast, type Cast } from '#tests/support/running/actors.ts'
import { openClient, useServer } from '#tests/support/running/server.ts'

const server = useServer()

/** Messages between people, and who may see each. */
const canaries: { text: string; who: readonly Actor[] }[] = [
  { text: 'canary message', who: ['volunteer', 'owner'] },
  { text: 'canary-plan.pdf', who: ['volunteer', 'owner'] },
  // A report, whose text only administrators can read.
  { text: 'canary complained', who: ['volunteer', 'owner', 'admin'] },
  { text: 'canary explanation', who: ['admin'] },
  { text: 'canary evidence', who: ['admin'] },
]

let cast: Cast
let paths: string[]
beforeAll(async () => {
  cast = await createCast(server)
  const world = await cast.makeWorld()
  const run = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
  await run("update messages set content = 'canary message' where id = $1", world.message)
  await run(
    "update messages set content = 'canary complained' where conversation_id = $1 and id <> $2",
    world.conversation,
    world.message,
  )
  await run("update message_reports set explanation = 'canary explanation', content = 'canary evidence'")
  await run(
    `with file as (insert into files (name, purpose, owner_id, media_type, sha256, size, stored_at)
       values (repeat('c', 32), 'attachment', $1, 'application/pdf', sha256('c'), 9, now()) returning name)
     insert into attachments (conversation_id, message_id, uploader_id, file_name, title, media_type, size)
     select $2, $3, $1, name, 'canary-plan.pdf', 'application/pdf', 9 from file`,
    cast.ids.volunteer,
    world.conversation,
    world.message,
  )
  paths = accessTable
    .filter(({ route }) => route.startsWith('GET ') && route !== 'GET *')
    .map(({ route, ask }) => ask?.(world).path ?? route.replace('GET ', ''))
  paths.push('/messages', '/api/messages?search=canary', '/api/conversations?search=a', '/api/admin/messages')
})

test.each(actors)(
  'S2 answers to the %s contain no words from other people’s conversations',
  async (actor) => {
    const cookie = await cast.cookieOf(actor)
    const texts = await Promise.all(
      paths.map(async (path) => (await openClient(server.url).send(path, { headers: { cookie } })).text()),
    )
    const answered = texts.join('\n')
    const seen = canaries.filter(({ text }) => answered.includes(text))
    const expected = canaries.filter(({ who }) => who.includes(actor))
    expect(seen.map(({ text }) => text)).toEqual(expected.map(({ text }) => text))
  },
)
