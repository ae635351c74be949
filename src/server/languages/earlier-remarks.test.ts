import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { replyToReview } from '#contract/reviews/actions.ts'
import { createReview } from '#contract/reviews/reviews.ts'
import { aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { guessMoreKind, guessStoredBatch } from './guess-stored.ts'

const server = useServer()
const { rows } = server
const migrate = () =>
  rows(
    readFileSync(
      new URL('../../../migrations/0117_language_of_earlier_remarks.sql', import.meta.url),
      'utf8',
    ),
  )
const takeJobs = async () =>
  rows('delete from jobs where kind = $1 returning payload, run_at > now() as is_later', guessMoreKind)

const spanish = 'Gracias por su ayuda; esperamos que vuelva pronto a nuestro barrio.'
const german = 'Vielen Dank für die schöne Arbeit, und kommen Sie bald wieder zu uns.'

test('a new installation has nothing to look at', async () => {
  await migrate()
  expect(await takeJobs()).toEqual([])
})

test('replies and private notes from before they had a language get one, once; unclear ones stay without', async () => {
  const done = await aDoneCollaboration(server)
  const { owner, volunteer } = done
  const { id } = expectSuccess(
    await volunteer.client.call(createReview, {
      body: { applicationId: done.id, rating: 4, reviewText: 'Clear answers.' },
    }),
  )
  expectSuccess(await owner.client.call(replyToReview, { params: { id }, body: { text: spanish } }))
  for (const text of [german, spanish, 'Hola!'])
    expectSuccess(await owner.client.post(`/api/applications/${done.id}/notes`, { text }))
  await rows('update reviews set reply_language = null')
  await rows('update application_notes set language = null where text <> $1', spanish)
  await rows("update application_notes set language = 'gl' where text = $1", spanish)
  const writtenAt = () => rows('select updated_at from application_notes order by id')
  const before = await writtenAt()

  await migrate()
  const [first, ...others] = await takeJobs()
  expect([first?.is_later, others]).toEqual([true, []])
  for (let job = first; job; [job] = await takeJobs()) {
    await guessStoredBatch({ db: server.database.db }, job.payload)
  }

  expect(await rows('select reply_language as language from reviews')).toEqual([{ language: 'es' }])
  const notes = await owner.client.get(`/api/applications/${done.id}/notes`)
  expect(
    Object.fromEntries(
      notes.body.map(({ text, language }: { text: string; language: string | null }) => [text, language]),
    ),
  ).toEqual({ [german]: 'de', [spanish]: 'gl', 'Hola!': null })
  expect(await writtenAt()).toEqual(before)
})
