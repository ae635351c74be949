/**
 * Gives the handles of texts their compiled catalogs (docs/decisions/0072-texts-by-language.md): all languages on the
 * server and in tests, in the browser a file per language. The pseudo-language is one file.
 */
import path from 'node:path'
import type { Plugin } from 'vite'
import { addCatalogs, compileCatalog } from './scripts/compile-texts.mjs'
import { listCatalogs } from './scripts/texts.mjs'
import { languages, pseudoLanguage } from './src/contract/i18n/languages.ts'

const handle = /\/texts\/([\w-]+)-texts\.ts$/
const prefix = '\0texts:'
const source = path.resolve('src')
const pseudoFile = path.join(source, 'web/lib/language/pseudo-texts.ts')

/** The languages that have catalogs. */
export const tags = Object.keys(languages)

/** `texts:<path of the catalog below src, without its language>|<language>` is a module with the compiled catalog. */
export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix.slice(1)) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(prefix)) return null
      const [start = '', language = ''] = id.slice(prefix.length).split('|')
      const { file, messages } = compileCatalog(path.join(source, start), language, pseudoLanguage)
      this.addWatchFile(file)
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
      if (!handle.test(id)) return null
      const start = path.relative(source, id.replace(handle, '/texts/$1')).split(path.sep).join('/')
      // A browser loads the pseudo-language whole (`pseudo-texts.ts`), so that the others need not name its files.
      const own = isBrowser ? tags : [...tags, pseudoLanguage]
      const modules = own.map((tag) => [tag, JSON.stringify(`texts:${start}|${tag}`)] as const)
      const imports = modules.map(([tag, module]) => `import ${nameOf(tag)} from ${module}\n`)
      const entries = Object.fromEntries(
        modules.map(([tag, module]) => [tag, isBrowser ? `() => import(${module})` : nameOf(tag)]),
      )
      return { code: (isBrowser ? '' : imports.join('')) + addCatalogs(code, entries), map: null }
    },
  }
}

const nameOf = (tag: string) => `texts_${tag.replaceAll('-', '_')}`

/** What a browser reads of the pseudo-language, by the ids of the handles. */
const compilePseudo = () =>
  Object.fromEntries(
    listCatalogs()
      .filter(({ id }) => !id.startsWith('server/'))
      .map(({ id }) => [id, compileCatalog(path.join(source, id), pseudoLanguage, pseudoLanguage).messages]),
  )
