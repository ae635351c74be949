import { describe, expect, test } from 'vitest'
import { countProjects } from '#contract/projects/facets.ts'
import { searchMessages } from '#contract/messages/messages.ts'
import { aConversationByCall, say } from '#tests/support/scenarios/messaging.ts'
import { expectSuccess, insertOrganization, insertProjects } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const { rows } = server

type Row = Omit<Parameters<typeof insertProjects>[1][number], 'organizationId'>

/** Stores projects of a new organization; returns how many of them a search finds, as list and count agree. */
async function stored(projects: Row[]) {
  const { db } = server.database
  const organizationId = await insertOrganization(db)
  await insertProjects(
    db,
    projects.map((row) => ({ organizationId, ...row })),
  )
  const client = server.openClient()
  return async (search: string): Promise<string[]> => {
    const query = { search, organizationId }
    const { body } = await client.get(`/api/projects?${new URLSearchParams(query)}`)
    const { total } = expectSuccess(await client.call(countProjects, { query }))
    expect(total).toEqual({ count: body.length, hasMore: false })
    return body.map(({ title }: { title: string }) => title)
  }
}

describe('a search finds other forms of a word in the language of the text:', () => {
  test.each<[NonNullable<Row['language']>, string, string[]]>([
    [
      'es',
      'Buscamos contadores para la declaración de las jóvenes',
      ['contador', 'CONTADORA', 'contado', 'joven', 'declaracion', '"declaración de las"'],
    ],
    [
      'de',
      'Gesucht: Buchhalter mit Büchern für unsere Häuser',
      ['buchhalterin', 'buch', 'bücher', 'bucher', 'haus', 'buchh'],
    ],
    ['pt', 'Precisamos de traduções e de um tradutor', ['traduções', 'traducoes', 'tradutores', 'tradu']],
    ['fr', 'Des bénévoles formées pour nos ateliers', ['bénévole', 'benevole', 'formé', 'atelier']],
    ['ru', 'Ищем бухгалтеров для отчётов', ['бухгалтер', 'отчёт', 'отчеты']],
    ['vi', 'Chúng tôi cần kế toán tình nguyện', ['kế toán', 'ke toan', '"tình nguyện"']],
  ])('%s: %s', async (language, title, searches) => {
    const find = await stored([
      { title, language },
      { title: 'Something else entirely', language: 'en' },
    ])
    for (const search of searches) expect([search, await find(search)]).toEqual([search, [title]])
    expect(await find('zebra')).toEqual([])
  })
})

test('every word must be found, and words that a language leaves out do not count in it', async () => {
  const spanish = { title: 'Contadores de la asociación', language: 'es' } as const
  const english = { title: 'Accountants of the association', language: 'en' } as const
  const find = await stored([spanish, english])
  expect(await find('contadores de la asociación')).toEqual([spanish.title])
  expect(await find('contadores de la zebra')).toEqual([])
  expect(await find('the accountants')).toEqual([english.title])
  expect(await find('the contadores')).toEqual([])
  expect(await find('de la')).toEqual([])
})

test('a word of one language does not find what only looks like it in another', async () => {
  // "cares" becomes "car" in French, but "care" in English.
  const find = await stored([
    { title: 'Drive our old car', language: 'en' },
    { title: 'Un car pour tous', language: 'fr' },
  ])
  expect(await find('cares')).toEqual(['Un car pour tous'])
})

test('skills, causes and organizations are found in a project of any language, under any of their names', async () => {
  const title = 'Buscamos a alguien'
  const find = await stored([
    { title, language: 'es', requiredSkills: ['Legal'], causeAreas: ['Housing'], location: 'Guadalajara' },
  ])
  for (const search of ['legal', 'lawyer', 'housing', 'guadalajara'])
    expect([search, await find(search)]).toEqual([search, [title]])
})

test('English names are found by other English forms of their words in a project of any language', async () => {
  const { db } = server.database
  const organizationId = await insertOrganization(db, { name: 'Harbor Light Shelter' })
  const titles = ['Szukamy wolontariuszy na festyn', 'Buscamos a alguien', 'We are looking for someone']
  const languages = ['pl', 'es', 'en'] as const
  const named = { organizationId, requiredSkills: ['Event Planning'], location: 'Kraków' }
  await insertProjects(
    db,
    languages.map((language, index) => ({ ...named, title: titles[index] ?? '', language })),
  )
  const client = server.openClient()
  for (const search of [
    'events',
    'event',
    'planned',
    'shelters',
    'shelter lights',
    'events krakow',
    '"event plan"',
  ]) {
    const query = { search, organizationId }
    const { body } = await client.get(`/api/projects?${new URLSearchParams(query)}`)
    const found = body.map(({ title }: { title: string }) => title).toSorted()
    expect([search, found]).toEqual([search, titles.toSorted()])
    const { total } = expectSuccess(await client.call(countProjects, { query }))
    expect(total).toEqual({ count: titles.length, hasMore: false })
  }
})

test('organizations that write in another language are found by other English forms of their name and causes', async () => {
  const id = await insertOrganization(server.database.db, {
    name: 'Night Shelters of Gdynia',
    causeAreas: ['Animal Welfare'],
    language: 'pl',
  })
  for (const search of ['shelter', 'nights', 'animals']) {
    const found = await rows(
      "select 1 from organizations o where id = $1 and organizations_search_text(o) @@ plainto_tsquery('listing', $2)",
      id,
      search,
    )
    expect([search, found.length]).toEqual([search, 1])
  }
})

test('a text without a known language is searched as English', async () => {
  const find = await stored([{ title: 'Grants', language: null }])
  expect(await find('grant')).toEqual(['Grants'])
})

test('a project that changes its language is found, and counted, by the words of the new one', async () => {
  const find = await stored([{ title: 'Contadores', language: 'en' }])
  expect(await find('contador')).toEqual(['Contadores'])
  expect(await find('contadora')).toEqual([])
  await rows("update projects set language = 'es' where title = 'Contadores' and language = 'en'")
  await expect.poll(() => find('contadora').catch(() => [])).toEqual(['Contadores'])
})

test('English texts are stored as before, without a mark', async () => {
  const [{ words }] = await rows(
    "select content_words('en', 'Writing the grants of O''Brien')::text as words",
  )
  expect(words).toBe("'brien':6 'grant':3 'o':5 'write':1")
})

test('messages are found in their language', async () => {
  const { volunteer, owner, id } = await aConversationByCall(server, 'Do you need help with something?')
  const sent = await say(volunteer, id, 'Los contadores voluntarios llegan el lunes por la mañana.')
  for (const search of ['contadora', 'manana', 'lunes']) {
    const found = expectSuccess(await owner.client.call(searchMessages, { query: { search } }))
    expect(found.map(({ message }) => message.id)).toEqual([sent.id])
  }
})
