import { defaultLanguage, isLanguage, languageCookie, type Language } from '#contract/i18n/languages.ts'
import { countCatalogs, loadTexts } from '#contract/i18n/texts.ts'

const isBrowser = () => 'document' in globalThis

/** Read once: a browser that translates the page writes its own language there. */
let documentLanguage: Language | undefined

/** The language that the server wrote the document in; changing it opens another document. */
export function getDocumentLanguage(): Language {
  if (!isBrowser()) return defaultLanguage
  const { lang } = document.documentElement
  return (documentLanguage ??= isLanguage(lang) ? lang : defaultLanguage)
}

/** How many catalogs had arrived before each piece of code did. */
const knownBefore = new WeakMap<object, number>()

/** Code that loads later, once the texts it shows have loaded too; rejects if either cannot load. */
export async function withTexts<Code extends object>(code: Promise<Code>): Promise<Code> {
  const known = countCatalogs()
  const loaded = await code
  // The server has all languages; only a browser loads them.
  if (!isBrowser()) return loaded
  // Code that is asked for again is here already, but its texts may have failed to load the first time.
  const first = knownBefore.get(loaded) ?? known
  knownBefore.set(loaded, first)
  await loadTexts(getDocumentLanguage(), first)
  return loaded
}

const year = 365 * 24 * 60 * 60

/**
 * Stores the language on this device, or with null follows the browser, and opens the page again: a document has one
 * language.
 */
export function openInLanguage(language: string | null, openAgain = () => location.reload()): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const stored = language === null ? 0 : year
  document.cookie = `${languageCookie}=${language ?? ''}; Path=/; Max-Age=${stored}; SameSite=Lax${secure}`
  openAgain()
}
