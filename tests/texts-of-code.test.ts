import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const { texts }: { texts: () => Plugin } = await import(
  pathToFileURL(path.join(root, 'texts.config.ts')).href
)

/** The code of the files that a browser would load of these modules. */
async function bundle(modules: Record<string, string>): Promise<string[]> {
  // With this variable, handles have their catalogs, as the tests need it.
  vi.stubEnv('VITEST', '')
  mkdirSync(path.join(root, '.build'), { recursive: true })
  const folder = mkdtempSync(path.join(root, '.build/texts-'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  for (const [name, code] of Object.entries(modules)) writeFileSync(path.join(folder, name), code)
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [texts()],
    resolve: { conditions: ['source'] },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: path.join(folder, 'main.ts') },
    },
  })
  const chunks = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  return chunks.flatMap((each) => (each.type === 'chunk' ? each.code : []))
}

const calls = "import { loadOwnTexts, withTexts } from '#web/lib/language/language.ts'\n"
const readHandle = (folder: string, name: string, catalog: string) =>
  `import { ${catalog}Catalog } from '#web/${folder}/texts/${name}-texts.ts'\nconsole.log(${catalog}Catalog)\n`
const member = readHandle('features/notifications', 'notifications', 'notifications')
const homes = readHandle('features/dashboards', 'homes', 'homes')
const layout = readHandle('layouts', 'layout', 'layout')

/** The catalogs in a file, by the last part of their ids. */
const listCatalogs = (code: string) =>
  [...code.matchAll(/"web\/[\w/]+\/texts\/([\w-]+)"?: ?\{/g)].map(([, id]) => id)

test('code that loads later comes with the texts of all that it imports, but for those that are there', async () => {
  const files = await bundle({
    'main.ts': `${calls}${homes}await loadOwnTexts()\nawait withTexts(\n  import('./part.ts'),\n)\n`,
    'part.ts': `import './inner.ts'\n${homes}${layout}export const part = 1\n`,
    'inner.ts': member,
  })
  const catalogs = files.map(listCatalogs).filter((ids) => ids.length > 0)
  // The entry of the product has those of the layout.
  expect(new Set(catalogs.flat())).toEqual(new Set(['homes', 'notifications']))
  expect(catalogs).toHaveLength(2)
})

test('code whose texts are all there loads alone', async () => {
  const files = await bundle({
    'main.ts': `${calls}await withTexts(import('./part.ts'))\n`,
    'part.ts': `${layout}export const part = 1\n`,
  })
  expect(files.flatMap(listCatalogs)).toEqual([])
})

test('the texts of code that loads without them come with what loads it', async () => {
  const files = await bundle({
    'main.ts': `${calls}await loadOwnTexts()\nawait import('./part.ts')\n`,
    'part.ts': `${member}export const part = 1\n`,
  })
  expect(files.flatMap(listCatalogs)).toEqual(['notifications'])
})

test('only the texts that code reads load with it', async () => {
  const files = await bundle({
    'main.ts': `${calls}await withTexts(import('./part.ts'))\n`,
    'part.ts':
      "import { useTexts } from '#web/lib/language/texts.ts'\n" +
      "import { notificationsCatalog } from '#web/features/notifications/texts/notifications-texts.ts'\n" +
      'export const part = () => useTexts(notificationsCatalog).heading\n',
  })
  const [texts] = files.filter((code) => listCatalogs(code).length > 0)
  expect(texts).toMatch(
    /"web\/features\/notifications\/texts\/notifications"?: ?\{\s*"?heading"?: ?"[^"]+"\s*\}/,
  )
})

test('a form loads the texts of fields that its schema names, and none for an endpoint that it calls', async () => {
  const files = await bundle({
    'main.ts': `${calls}await withTexts(import('./part.ts'))\n`,
    'part.ts':
      "import { useTexts } from '#web/lib/language/texts.ts'\n" +
      "import { describeFieldText } from '#contract/field-texts.ts'\n" +
      "import { fieldsCatalog } from '#contract/texts/fields-texts.ts'\n" +
      "import { moveInvite } from '#contract/invites/invites.ts'\n" +
      "import { appealSchema } from '#web/lib/forms/appeal-schema.ts'\n" +
      'export const use = (text: string) => {\n' +
      '  const texts = useTexts(fieldsCatalog)\n' +
      '  return [describeFieldText(texts, text), appealSchema, moveInvite]\n' +
      '}\n',
  })
  const [catalog = ''] = files.filter((code) => /"contract\/texts\/fields"?: ?\{/.test(code))
  const keys = [...catalog.matchAll(/"?(\w+)"?: ?["`[]/g)].map(([, key]) => key)
  expect(keys).toEqual(expect.arrayContaining(['required', 'appealReason']))
  expect(keys).not.toContain('suspensionReason')
  expect(keys).not.toContain('onlyAccepted')
})

type Catalog = { handle: string; type: string }
type Read = (text: string, file: string) => Map<Catalog, Set<string>>
const {
  makeReader,
  isRead,
}: {
  makeReader: (catalogs: readonly Catalog[], options: { followsTypes: boolean }) => Read
  isRead: (places: ReadonlySet<string>, key: string) => boolean
} = await import(pathToFileURL(path.join(root, 'scripts/read-texts.mjs')).href)

describe('what code reads of a catalog', () => {
  const catalog = { handle: 'seedCatalog', type: 'SeedTexts' }
  const read = makeReader([catalog], { followsTypes: false })
  const whole = ['']
  test.each([
    ['a member', 'const texts = useTexts(seedCatalog)\nshow(texts.page.title)', ['page.title']],
    [
      'what is destructured',
      'const { page: { title }, name: label } = useTexts(seedCatalog)\nshow(title, label)',
      ['page.title', 'name'],
    ],
    ['a member of the call', "show(seedCatalog.read('en').page.title)", ['page.title']],
    ['what is indexed by a value', 'const { page } = useTexts(seedCatalog)\nshow(page[state])', ['page']],
    ['a message with values', 'const { hours } = useTexts(seedCatalog)\nshow(hours({ count }))', ['hours']],
    [
      'what a function above reads',
      'const show = () => texts.name\nconst texts = useTexts(seedCatalog)',
      ['name'],
    ],
    ['all that is handed on', 'const texts = useTexts(seedCatalog)\nshow(texts)', whole],
    ['all that a component gets', 'const texts = useTexts(seedCatalog)\nshow(<Part texts={texts} />)', whole],
    ['all that is in an object', 'const texts = useTexts(seedCatalog)\nshow({ texts })', whole],
    ['all that is returned', 'const useAll = () => useTexts(seedCatalog)', whole],
    ['all that is spread', 'const { page, ...rest } = useTexts(seedCatalog)\nshow(page, rest)', ['page', '']],
    ['all that is in a list', 'const texts = useTexts(seedCatalog)\nshow([texts])', whole],
    [
      'all that an own hook gets in a list',
      'const texts = useTexts(seedCatalog)\nuseAll(() => texts.name, [texts])',
      ['name', ''],
    ],
    [
      'what an effect reads of all that it depends on',
      'const texts = useTexts(seedCatalog)\nuseEffect(() => show(texts.name), [texts])',
      ['name'],
    ],
    [
      'what an effect depends on',
      'const texts = useTexts(seedCatalog)\nuseEffect(() => show(texts.name), [texts, texts.page.title])',
      ['name', 'page.title'],
    ],
    [
      'all that an effect hands on',
      'const texts = useTexts(seedCatalog)\nuseEffect(() => show(texts), [texts])',
      whole,
    ],
    [
      'all that the function of an effect is made of',
      'const texts = useTexts(seedCatalog)\nuseEffect(make(texts), [texts])',
      whole,
    ],
    ['a handle that is handed on', 'show(seedCatalog)', whole],
    ['a handle in a table', 'const table = { seed: seedCatalog }', whole],
  ])('%s', (_, code, places) => {
    const found = read(
      `import { seedCatalog } from './texts/seed-texts.ts'\nfunction run() {\n${code}\n}\n`,
      'seed.tsx',
    )
    expect(new Set(found.get(catalog))).toEqual(new Set(places))
  })

  const fields = { handle: 'fieldsCatalog', type: 'FieldsTexts' }
  const readFields = makeReader([fields], { followsTypes: false })
  test.each([
    ["fieldText('general.required')", ['general.required']],
    ['fieldText(`names.${fault}`)', ['names']],
    ['fieldText(fault)', whole],
    ['const texts = useTexts(fieldsCatalog)\nshow(describeFieldText(texts, message))', ['general']],
    ['const texts = useTexts(fieldsCatalog)\nshow(texts.reviews.reply)', ['reviews.reply']],
    ['const texts = useTexts(fieldsCatalog)\nshow(texts)', whole],
  ])('texts of fields in %j', (code, places) => {
    expect(new Set(readFields(code, 'seed.tsx').get(fields))).toEqual(new Set(places))
  })

  test.each([
    ['page.title', ['page.title'], true],
    ['page.title', ['page'], true],
    ['page.title', [''], true],
    ['page.title', ['page.text', 'pages'], false],
    // A method of a string.
    ['page.title', ['page.title.length'], true],
  ])('%s of %j: %s', (key, places, expected) => {
    expect(isRead(new Set(places), key)).toBe(expected)
  })
})
