/**
 * Gives texts their compiled catalogs (docs/decisions/0072-texts-by-language.md). On the server and in tests, each handle has its
 * own in all languages. In the browser, code that loads later comes with one file per language, with what it and all that it
 * imports read of the catalogs. The pseudo-language is one file.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { addCatalogs, compileCatalog } from './scripts/compile-texts.mjs'
import { isRead, makeReader } from './scripts/read-texts.mjs'
import { listCatalogs, listReadable, type ReadableCatalog } from './scripts/texts.mjs'
import { languages, pseudoLanguage } from './src/contract/i18n/languages.ts'

const handle = /\/texts\/([\w-]+)-texts\.ts$/
const prefix = '\0texts:'
const root = path.resolve('.')
const source = path.resolve('src')
const pseudoFile = path.join(source, 'web/lib/language/pseudo-texts.ts')
/** What every page loads; its texts are there before any other code runs. */
const entry = path.join(source, 'web/app/entry-client.tsx')

/** The languages that have catalogs. */
const tags = Object.keys(languages)

/** Calls that load code with its texts, and the one for the texts of the code that is there from the start. */
const call =
  /\b(?:withTexts\(\s*import\('[^']+'\)|lazyScreen\(\(\) => import\('[^']+'\), '\w+'|loadOwnTexts\()(?=,?\s*\))/g

/**
 * `texts:<path of the catalog below src, without its language>|<language>` is a module with a compiled catalog. In the browser,
 * `texts:<path of code below src>~<hash>|<language>` is one with what the code reads, by the ids of the handles.
 */
export function texts(): Plugin {
  /** The keys of the files of texts, each after the id of its handle. */
  const bundles = new Map<string, readonly string[]>()
  const graph = makeGraph()

  /** An object with the functions that load catalogs for a file, by language. */
  function listLoaders(file: string, keys: readonly string[]): string {
    const hash = createHash('sha256').update(keys.join()).digest('hex').slice(0, 8)
    const name = `${toId(file)}~${hash}`
    bundles.set(name, keys)
    return `{ ${tags.map((tag) => `'${tag}': () => import(${JSON.stringify(`texts:${name}|${tag}`)})`).join(', ')} }`
  }

  /** The code of a module whose calls say which texts to load with what they load. */
  function addLoaders(code: string, importer: string): string {
    if (!/\bimport\(|\bloadOwnTexts\(\)/.test(code)) return code
    // What runs has its own texts, and those of what every page loads.
    const known = new Set([importer, entry].flatMap(graph.listTexts))
    const listMissing = (name: string) => {
      const file = graph.resolve(name, importer)
      return file && { file, keys: graph.listTexts(file).filter((key) => !known.has(key)) }
    }
    return code.replaceAll(call, (text) => {
      const [, name] = /'([^']+)'/.exec(text) ?? []
      const loaded =
        name === undefined ? { file: importer, keys: graph.listTexts(importer) } : listMissing(name)
      if (!loaded || loaded.keys.length === 0) return text
      const loaders = listLoaders(loaded.file, loaded.keys)
      return name === undefined ? text + loaders : `${text}, ${loaders}`
    })
  }

  return {
    name: 'texts',
    enforce: 'pre',
    buildStart: graph.forget,
    watchChange: graph.forget,
    resolveId: (id) => (id.startsWith(prefix.slice(1)) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(prefix)) return null
      const [start = '', language = ''] = id.slice(prefix.length).split('|')
      const compile = (catalog: string) => {
        const { file, messages } = compileCatalog(path.join(source, catalog), language, pseudoLanguage)
        this.addWatchFile(file)
        return messages
      }
      const bundle = bundles.get(start)
      const messages = bundle ? pickMessages(bundle, compile) : compile(start)
      return {
        code: `export default ${JSON.stringify(messages)}`,
        moduleType: 'js',
        moduleSideEffects: false,
      }
    },
    transform(code, id) {
      const isBrowser = this.environment.config.consumer === 'client' && !process.env.VITEST
      if (isBrowser && id === pseudoFile)
        return { code: `export const pseudoTexts = ${JSON.stringify(compilePseudo())}`, map: null }
      if (isBrowser) {
        if (!/\.tsx?$/.test(id) || !id.startsWith(root)) return null
        const loading = addLoaders(code, id)
        return loading === code ? null : { code: loading, map: null }
      }
      if (!handle.test(id)) return null
      const modules = [...tags, pseudoLanguage].map(
        (tag) => [tag, JSON.stringify(`texts:${toId(id)}|${tag}`)] as const,
      )
      const imports = modules.map(([tag, module]) => `import ${nameOf(tag)} from ${module}\n`)
      const entries = Object.fromEntries(modules.map(([tag]) => [tag, nameOf(tag)]))
      return { code: imports.join('') + addCatalogs(code, entries), map: null }
    },
  }
}

/** A file's path below src; a handle has the id of its catalog. */
const toId = (file: string) =>
  path.relative(source, file.replace(handle, '/texts/$1')).split(path.sep).join('/')

/** Labels that are their own keys stay out: the name of a skill that has no label is shown (`contract/i18n/skills-and-causes.ts`). */
const namesThemselves = (id: string) => id === 'contract/texts/skills-and-causes'

/** What of the catalogs a file of texts has: `keys` are those of messages, each after the id of its handle. */
function pickMessages(keys: readonly string[], compile: (catalog: string) => object): object {
  const wanted = new Set(keys)
  return Object.fromEntries(
    [...new Set(keys.map((key) => key.slice(0, key.indexOf(' '))))].map((id) => {
      const pick = (group: object, start: string): object =>
        Object.fromEntries(
          Object.entries(group).flatMap(([key, message]: [string, unknown]) => {
            const at = start + key
            if (typeof message !== 'object' || message === null || Array.isArray(message))
              return wanted.has(at) && !(message === 0 && namesThemselves(id)) ? [[key, message]] : []
            const inner = pick(message, `${at}.`)
            return Object.keys(inner).length > 0 || namesThemselves(id) ? [[key, inner]] : []
          }),
        )
      return [id, pick(compile(id), `${id} `)]
    }),
  )
}

/** What modules import and read of the catalogs, by their source. */
function makeGraph() {
  const imports = new Map<string, readonly string[]>()
  const texts = new Map<string, string[]>()
  const reads = new Map<string, ReturnType<ReturnType<typeof makeReader>>>()
  let listRead: ReturnType<typeof makeReader> | null = null
  const folders = [
    ['#tests/', path.join(root, 'tests/')],
    ['#', `${source}/`],
  ] as const

  function resolve(name: string, importer: string): string | null {
    const [mark, folder] = folders.find(([start]) => name.startsWith(start)) ?? []
    const file =
      mark !== undefined && folder !== undefined
        ? folder + name.slice(mark.length)
        : path.resolve(path.dirname(importer), name)
    return /\.tsx?$/.test(name) && existsSync(file) ? file : null
  }

  /**
   * The modules that a file imports; not those of which it only imports types. With them are those that it loads later without
   * one of the calls: their texts come with its own.
   */
  function listImports(file: string): readonly string[] {
    const known = imports.get(file)
    if (known) return known
    const code = readFileSync(file, 'utf8')
    const statements = code.matchAll(/^(?:import|export)\s+(?!type\b)(?:([^'"();]*?)\s*from\s+)?'([^']+)'/gm)
    const later = code.replaceAll(call, '').matchAll(/\bimport\(\s*()'([^']+)'/g)
    const found = [...statements, ...later].flatMap(([, names = '', name = '']) => {
      const [, list] = /^\{([^}]*)\}$/.exec(names.trim()) ?? []
      const values = list?.split(',').filter((each) => !/^\s*(?:type\s|$)/.test(each))
      if (values?.length === 0) return []
      const module = resolve(name, file)
      const endpoints = module ? listEndpoints(module) : new Set()
      // A browser knows only the address of an endpoint (`splitContract` of `chunks.config.ts`).
      const isOnlyAddresses = values?.every((each) => endpoints.has(each.trim())) ?? false
      return module === null || isOnlyAddresses ? [] : [module]
    })
    imports.set(file, found)
    return found
  }

  function listEndpoints(file: string): ReadonlySet<string> {
    if (!file.startsWith(`${source}/contract/`)) return new Set()
    const code = readFileSync(file, 'utf8')
    return new Set(
      [...code.matchAll(/^export const (\w+) = defineEndpoint\(/gm)].map(([, name = '']) => name),
    )
  }

  function listReads(file: string) {
    const known = reads.get(file)
    if (known) return known
    listRead ??= makeReader(listReadable(), { followsTypes: false })
    const found = listRead(handle.test(file) ? '' : readFileSync(file, 'utf8'), file)
    reads.set(file, found)
    return found
  }

  /** What a file and all that it imports read: the keys of messages, each after the id of its handle. */
  function listTexts(file: string): string[] {
    const known = texts.get(file)
    if (known) return known
    const modules = new Set([file])
    // Iterating over a set includes entries added meanwhile.
    for (const module of modules) for (const needed of listImports(module)) modules.add(needed)
    const read = new Map<ReadableCatalog, Set<string>>()
    for (const module of modules) {
      for (const [catalog, places] of listReads(module))
        read.set(catalog, new Set([...(read.get(catalog) ?? []), ...places]))
    }
    const found = [...read]
      .toSorted(([one], [other]) => (one.id < other.id ? -1 : 1))
      .flatMap(([{ id, keys }, places]) =>
        keys.filter((key) => isRead(places, key)).map((key) => `${id} ${key}`),
      )
    texts.set(file, found)
    return found
  }

  function forget() {
    for (const known of [imports, texts, reads]) known.clear()
    listRead = null
  }

  return { resolve, listTexts, forget }
}

const nameOf = (tag: string) => `texts_${tag.replaceAll('-', '_')}`

/** What a browser reads of the pseudo-language, by the ids of the handles. */
const compilePseudo = () =>
  Object.fromEntries(
    listCatalogs()
      .filter(({ id }) => !id.startsWith('server/'))
      .map(({ id }) => [id, compileCatalog(path.join(source, id), pseudoLanguage, pseudoLanguage).messages]),
  )
