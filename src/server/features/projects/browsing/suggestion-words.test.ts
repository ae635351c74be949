import { beforeAll, describe, expect, test } from 'vitest'
import { countProjects } from '#contract/projects/facets.ts'
import { skills } from '#domain/vocabulary/skills.ts'
import { expectSuccess, insertOrganization, insertProjects } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

/** Projects that ask for every skill, and some words of everyday titles. */
beforeAll(async () => {
  const organizationId = await insertOrganization(server.database.db)
  const titles = [
    'Website for a library',
    'Handbook for volunteers at the shelter',
    'Software for language classes',
    'Education in a garden',
  ]
  await insertProjects(server.database.db, [
    ...titles.map((title) => ({ organizationId, title })),
    ...skills.map(({ label }) => ({
      organizationId,
      title: `Help with ${label}`,
      requiredSkills: [label],
    })),
  ])
})

async function suggest(search: string) {
  const client = server.openClient()
  return expectSuccess(await client.call(countProjects, { query: { search } })).suggestion
}

describe('a mistyped word', () => {
  // Two letters changed places, one is missing, one too many, or another one.
  test.each([
    ['webiste', 'website'],
    ['wesbite', 'website'],
    ['desgin', 'design'],
    ['deisgn', 'design'],
    ['mangaement', 'management'],
    ['mangement', 'management'],
    ['markteing', 'marketing'],
    ['marekting', 'marketing'],
    ['trianing', 'training'],
    ['traning', 'training'],
    ['langauge', 'language'],
    ['langage', 'language'],
    ['reserach', 'research'],
    ['reasearch', 'research'],
    ['fundrasing', 'fundraising'],
    ['fundriasing', 'fundraising'],
    ['fundraisng', 'fundraising'],
    ['acounting', 'accounting'],
    ['accuonting', 'accounting'],
    ['photgraphy', 'photography'],
    ['photograhpy', 'photography'],
    ['fotography', 'photography'],
    ['strtaegy', 'strategy'],
    ['stratgy', 'strategy'],
    ['finanse', 'finance'],
    ['fiannce', 'finance'],
    ['trasnlation', 'translation'],
    ['translaton', 'translation'],
    ['tranlsation', 'translation'],
    ['wrtiing', 'writing'],
    ['writnig', 'writing'],
    ['brandng', 'branding'],
    ['softwear', 'software'],
    ['sofwtare', 'software'],
    ['databse', 'database'],
    ['dtaa', 'data'],
    ['vidoe', 'video'],
    ['eduction', 'education'],
    ['handobok', 'handbook'],
    ['voluntears', 'volunteers'],
  ])('%s suggests %s', async (typed, meant) => {
    expect(await suggest(typed)).toBe(meant)
  })
})

/** Two mistakes would make it another one, as they do of "fotography". */
test('a right word may be asked about', async () => {
  expect(await suggest('composting')).toBe('computing')
})

describe('a right word that no project has', () => {
  test.each(
    (
      'accordion archery astronomy audiology beekeeping blacksmith calligraphy carpentry ceramics chess ' +
      'cooking cricket dentistry embroidery falconry fencing genealogy geology juggling knitting ' +
      'liturgy masonry midwifery mosaic oncology origami plumbing podiatry puppetry quilting ' +
      'roofing rowing sailing sourdough taxidermy theology trapeze ukulele welding yoga'
    ).split(' '),
  )('%s suggests nothing', async (word) => {
    expect(await suggest(word)).toBeNull()
  })
})
