// `npm run chunks`: searches which modules the screens share should be one file, and writes chunks.shared.json. Run it
// when `tests/chunks.test.ts` says so (docs/decisions/0065-weight-of-pages.md).
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { limit, listLoaded, listPages, others } from './chunk-screens.mjs'
import { joinParts } from './chunk-search.mjs'
import { root } from './steps.mjs'

/** The files that `chunks.config.ts` groups by hand. */
const fixed = new Set(['start', 'early', 'react', 'frame', 'lists', 'routes'])

process.env.NODE_ENV = 'production'
const result = await build({
  root: path.join(root, 'src/web'),
  configFile: path.join(root, 'vite.config.ts'),
  configLoader: 'runner',
  mode: 'ungrouped',
  logLevel: 'error',
  build: { write: false },
})
const files = [result]
  .flat()
  .flatMap(({ output }) => output)
  .filter(({ type }) => type === 'chunk')
const nameOf = (id) => path.relative(root, id)
const modulesOf = ({ modules }) => Object.keys(modules).filter((id) => modules[id].renderedLength > 0)
const isTexts = (id) => id.startsWith('\0texts:')
const isEnglish = ({ modules }) => Object.keys(modules).some((id) => isTexts(id) && id.endsWith('|en'))

const byName = new Map(files.map((file) => [file.fileName, file]))
const byModule = new Map(files.flatMap((file) => Object.keys(file.modules).map((id) => [nameOf(id), file])))
/** What a file brings along: what it imports, and the texts of its handles. */
const listNeeded = (file) => [
  ...file.imports.map((name) => byName.get(name)),
  ...file.dynamicImports.map((name) => byName.get(name)).filter((each) => each && isEnglish(each)),
]

const pages = listPages(root)
const find = (module) =>
  module === 'react-dom' ? files.find(({ name }) => name === 'react') : byModule.get(`src/web/${module}`)
const loaded = listLoaded(pages, { find, listNeeded })
const used = files.filter((file) => loaded.some((each) => each.has(file)))
const isScreen = ({ facadeModuleId }) => facadeModuleId?.includes('/src/web/pages/') ?? false
const parts = used.map((file) => ({
  kind: isEnglish(file) ? 'texts' : 'code',
  size: brotliCompressSync(file.code).length,
  // The server knows a screen by its file.
  isFixed: file.isEntry || fixed.has(file.name) || isScreen(file),
  imports: listNeeded(file)
    .map((needed) => used.indexOf(needed))
    .filter((index) => index !== used.indexOf(file)),
  pages: pages.map((_, index) => index).filter((index) => loaded[index].has(file)),
}))

/** Names of files in one folder as one pattern. */
function toPatterns(names) {
  const folders = new Map()
  for (const name of names) {
    const [, folder, base, end] = /^(.*\/)([^/]+?)(\.\w+(?:\?\w+)?|)$/.exec(name)
    const key = `${folder}|${end}`
    folders.set(key, [...(folders.get(key) ?? []), base])
  }
  return [...folders]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, bases]) => {
      const [folder, end] = key.split('|')
      return `${folder}${bases.length > 1 ? `{${bases.toSorted().join(',')}}` : bases[0]}${end}`
    })
}

const shared = { code: {}, texts: {} }
for (const list of joinParts(parts, { weights: pages.map(({ weight }) => weight), limit, others })) {
  const joined = list.map((index) => used[index])
  const { kind } = parts[list[0]]
  const ids = joined.flatMap(modulesOf)
  // A module that is in no group goes to the first one that imports it, so also those that stay alone are named.
  const isImported = parts.some(({ imports }) => imports.includes(list[0]))
  if (parts[list[0]].isFixed || (list.length === 1 && (kind === 'texts' || !isImported))) continue
  const names =
    kind === 'texts' ? ids.map((id) => id.replace('\0texts:', '').replace(/\|.*$/, '')) : ids.map(nameOf)
  const [largest] = joined.toSorted((a, b) => b.code.length - a.code.length)
  const name = largest.name.replace(/_en$/, '')
  shared[kind][name in shared[kind] ? `${name}-${list[0]}` : name] = toPatterns(names)
}
writeFileSync(path.join(root, 'chunks.shared.json'), `${JSON.stringify(shared, null, 2)}\n`)
