import { defaultLanguage, isLanguage, languageCookie, type Language } from '#contract/i18n/languages.ts'
import { addTexts, type Catalog } from '#contract/i18n/texts.ts'

const isBrowser = () => 'document' in globalThis

/** Read once: a browser that translates the page writes its own language there. */
let documentLanguage: Language | undefined

/** The language that the server wrote the document in; changing it opens another document. */
export function getDocumentLanguage(): Language {
  if (!isBrowser()) return defaultLanguage
  const { lang } = document.documentElement
  return (documentLanguage ??= isLanguage(lang) ? lang : defaultLanguage)
}

/** Load catalogs, by language; the build writes them (`texts.config.ts`). */
export type TextsLoaders = Partial<
  Record<Language, () => Promise<{ default: Readonly<Record<string, Catalog>> }>>
>

/**
 * Code that loads later, once the texts that it shows have loaded too; rejects if either cannot load. The build adds
 * `texts`.
 */
export async function withTexts<Code>(code: Promise<Code>, texts?: TextsLoaders): Promise<Code> {
  const [loaded] = await Promise.all([code, loadOwnTexts(texts)])
  return loaded
}

/** Loads the texts of the module that calls it and of all that it imports. The build adds `texts`. */
export async function loadOwnTexts(texts: TextsLoaders = {}): Promise<void> {
  // The server has all languages, and the pseudo-language has one file.
  const load = isBrowser() ? texts[getDocumentLanguage()] : undefined
  if (load) addTexts((await load()).default)
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
