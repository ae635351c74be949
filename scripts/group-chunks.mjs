// `npm run chunks`: searches which modules the screens share should be one file, and writes chunks.shared.json. It begins with
// what that says. Run it when `tests/chunks.test.ts` says so (docs/decisions/0065-weight-of-pages.md).
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import { isEnglishOf, limit, listLoaded, listNames, listPages, others } from './chunk-screens.mjs'
import { refine } from './chunk-refine.mjs'
import { joinParts, sortByImports } from './chunk-search.mjs'
import { root } from './steps.mjs'

/** The files that `chunks.config.ts` groups by hand. */
const fixed = new Set(['start', 'early', 'react', 'frame', 'member-routes'])
/** Bytes that a file costs by itself: its header, and that the compression starts again. */
const perFile = 250
/** How often the search starts again because a build has more files for a page than it counted. */
const rounds = 6

process.env.NODE_ENV = 'production'
const pages = listPages(root)
const nameOf = (id) => path.relative(root, id)
const sharedFile = path.join(root, 'chunks.shared.json')
const isTexts = ({ facadeModuleId }) => facadeModuleId?.startsWith('\0texts:') ?? false

/** The files of a build, those that each page loads, and what modules import, used or not. */
async function buildFiles(mode) {
  const imports = new Map()
  const listImports = {
    name: 'list-imports',
    generateBundle() {
      for (const id of this.getModuleIds())
        imports.set(nameOf(id), (this.getModuleInfo(id)?.importedIds ?? []).map(nameOf))
    },
  }
  const result = await build({
    root: path.join(root, 'src/web'),
    configFile: path.join(root, 'vite.config.ts'),
    configLoader: 'runner',
    mode,
    logLevel: 'error',
    build: { write: false },
    plugins: [listImports],
  })
  const files = [result]
    .flat()
    .flatMap(({ output }) => output)
    .filter(({ type }) => type === 'chunk')
  const byName = new Map(files.map((file) => [file.fileName, file]))
  const byModule = new Map(files.flatMap((file) => Object.keys(file.modules).map((id) => [nameOf(id), file])))
  const listNeeded = (file) => file.imports.map((name) => byName.get(name))
  const find = (module) =>
    module === 'react-dom' ? files.find(({ name }) => name === 'react') : byModule.get(`src/web/${module}`)
  const findTexts = (module) =>
    files.find((file) => isTexts(file) && isEnglishOf(file.facadeModuleId, module))
  return { files, imports, listNeeded, loaded: listLoaded(pages, { find, findTexts, listNeeded }) }
}

/** What others compress better with a text before it: a file has others beside it. */
const compress = (text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

/** The bytes that each text adds to a file that has others of its kind before it. */
function measure(texts) {
  const before = texts.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(4, 12)
  const context = before.join('\n').slice(0, 60_000)
  const empty = compress(context)
  return texts.map((text) => Math.max(8, compress(`${context}\n${text}`) - empty))
}

/** The files that pages load, as parts for the search. */
function listParts({ files, imports, listNeeded, loaded }) {
  const used = files.filter((file) => loaded.some((each) => each.has(file)))
  const isScreen = ({ facadeModuleId }) => facadeModuleId?.includes('/src/web/pages/') ?? false
  const sizes = new Map()
  for (const isOfKind of [isTexts, (file) => !isTexts(file)]) {
    const alike = used.filter(isOfKind)
    for (const [index, size] of measure(alike.map(({ code }) => code)).entries())
      sizes.set(alike[index], size)
  }
  const byModule = new Map(
    used.flatMap((file, index) => Object.keys(file.modules).map((id) => [nameOf(id), index])),
  )
  const parts = used.map((file, index) => ({
    kind: isTexts(file) ? 'texts' : 'code',
    size: sizes.get(file),
    // The server knows a screen by its file, and each page has its own texts.
    isFixed: file.isEntry || fixed.has(file.name) || isScreen(file) || isTexts(file),
    imports: listNeeded(file)
      .map((needed) => used.indexOf(needed))
      .filter((each) => each !== index),
    mentions: listMentions(file, { imports, byModule }).filter((each) => each !== index),
    pages: pages.map((_, page) => page).filter((page) => loaded[page].has(file)),
  }))
  return { used, parts }
}

/** The parts that a file would take along in a group: what its modules import, also through modules of no part. */
function listMentions(file, { imports, byModule }) {
  const modules = new Set(Object.keys(file.modules).map(nameOf))
  const found = new Set()
  // Iterating over a set includes entries added meanwhile.
  for (const module of modules) {
    for (const needed of imports.get(module) ?? []) {
      if (byModule.has(needed)) found.add(byModule.get(needed))
      else modules.add(needed)
    }
  }
  return [...found]
}

/** The files of chunks.shared.json as lists of indexes of parts, and each other part alone. */
function listShared({ used, parts }) {
  const shared = JSON.parse(readFileSync(sharedFile, 'utf8'))
  const groupOf = new Map(
    Object.entries(shared).flatMap(([group, files]) => files.flatMap(listNames).map((file) => [file, group])),
  )
  const lists = new Map()
  for (const [index, { isFixed }] of parts.entries()) {
    const [group] = isFixed ? [] : modulesOf(used[index]).flatMap((module) => groupOf.get(module) ?? [])
    const key = group ?? index
    lists.set(key, [...(lists.get(key) ?? []), index])
  }
  return [...lists.values()]
}

const modulesOf = ({ modules }) =>
  Object.keys(modules)
    .filter((id) => modules[id].renderedLength > 0)
    .map(nameOf)

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

/** What chunks.shared.json says about these files (lists of indexes of parts). */
function describe(joinedFiles, { used, parts }) {
  const shared = {}
  for (const list of joinedFiles) {
    const joined = list.map((index) => used[index])
    // A module that is in no group goes to the first one that imports it, used or not, so also those that stay alone are named.
    const isImported = parts.some(({ imports }) => imports.includes(list[0]))
    const isLoadedAlone = list.length === 1 && !isImported && joined[0].isDynamicEntry
    if (parts[list[0]].isFixed || isLoadedAlone) continue
    const names = joined.flatMap(modulesOf)
    const [largest] = joined.toSorted((a, b) => b.code.length - a.code.length)
    const { name } = largest
    shared[name in shared ? `${name}-${list[0]}` : name] = toPatterns(names)
  }
  return shared
}

const ungrouped = listParts(await buildFiles('ungrouped'))
const rules = {
  weights: pages.map(({ weight }) => weight),
  limits: pages.map(() => limit),
  others,
  perFile,
}
let excess = []
let files = listShared(ungrouped)
for (let round = 0; round < rounds; round += 1) {
  files = refine(ungrouped.parts, joinParts(ungrouped.parts, rules, files), rules)
  const shared = describe(sortByImports(ungrouped.parts, files), ungrouped)
  writeFileSync(sharedFile, `${JSON.stringify(shared, null, 2)}\n`)
  const { loaded } = await buildFiles('production')
  excess = loaded.map(({ size }) => Math.max(0, size + others - limit))
  if (excess.every((more) => more === 0)) break
  // A module that only parts beside the pages share can become a file of its own.
  rules.limits = rules.limits.map((most, page) => most - excess[page])
}
const heavy = pages.filter((_, page) => excess[page] > 0)
if (heavy.length > 0) throw new Error(`Too many files: ${heavy.map(({ name }) => name).join(', ')}.`)
