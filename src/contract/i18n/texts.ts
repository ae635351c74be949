/**
 * Texts by language (docs/decisions/0072-texts-by-language.md). A slice has a catalog of ICU messages per language and
 * one typed handle; its reader's language picks the catalog.
 */
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'
import { getDateTimeFormat, getNumberFormat, getPluralRules } from './formatters.ts'
import { settingsOf, type Language } from './languages.ts'
import { getSiteName } from './site-name.ts'

/** A compiled catalog: messages by key, in groups. */
export interface Catalog {
  /** 0 stands for a message that is its own key. */
  readonly [key: string]: CompiledMessage | 0 | Catalog
}

type Loader = () => Promise<{ default: Catalog }>

/** What a slice reads its texts through. */
export interface TextsHandle<Texts> {
  /** The texts in a language; throws if they have not been loaded. */
  read: (language: Language) => Texts
  /** Loads the texts in a language; does nothing if they are there. */
  load: (language: Language) => Promise<void>
}

/** All catalogs of the pseudo-language by the ids of their handles, in the browsers that read it. */
let pseudoTexts: Partial<Record<string, Catalog>> = {}

/** Gives all handles their catalogs of the pseudo-language, which a browser loads in one file. */
export function definePseudoTexts(catalogs: typeof pseudoTexts): void {
  pseudoTexts = catalogs
}

const handles = new Set<Pick<TextsHandle<unknown>, 'load'>>()

/**
 * Makes a slice's handle. `id` is the catalog's path below `src`, without its language. The build adds `catalogs`
 * (`texts.config.ts`): compiled on the server and in tests; for the browser, one file to load per language.
 */
export function defineTexts<Texts>(
  id: string,
  catalogs: Partial<Record<Language, Catalog | Loader>> = {},
): TextsHandle<Texts> {
  const loaded: Partial<Record<Language, Catalog>> = {}
  let bound: Partial<Record<Language, Texts>> = {}
  let boundName = ''
  const find = (language: Language) => {
    const catalog = loaded[language] ?? catalogs[language] ?? pseudoTexts[id]
    if (!catalog || isLoader(catalog)) throw new Error(`the texts of ${id} in ${language} are not loaded`)
    return catalog
  }
  const handle: TextsHandle<Texts> = {
    read: (language) => {
      const name = getSiteName()
      if (name !== boundName) [bound, boundName] = [{}, name]
      return (bound[language] ??= bind<Texts>(insertName(find(language), name), language))
    },
    load: async (language) => {
      const catalog = catalogs[language]
      if (catalog && isLoader(catalog)) loaded[language] ??= (await catalog()).default
    },
  }
  handles.add(handle)
  return handle
}

/** How many catalogs the code that has arrived so far reads. */
export const countCatalogs = (): number => handles.size

/**
 * Loads the texts of all code that has arrived so far. Rejects if one cannot load that has arrived after the first
 * `known` ones; an earlier one is only tried again, because what needs it has said so already.
 */
export async function loadTexts(language: Language, known = 0): Promise<void> {
  const loading = await Promise.allSettled(Array.from(handles, ({ load }) => load(language)))
  const failed = loading.slice(known).find((each) => each.status === 'rejected')
  if (failed) throw failed.reason
}

const isLoader = (catalog: Catalog | Loader): catalog is Loader => typeof catalog === 'function'

/** What the build writes for `{site}` in a message: a character that no text has (`scripts/compile-texts.mjs`). */
const nameMark = '\uE001'

/** The catalog with the site's name where its messages say `{site}`. */
function insertName(catalog: Catalog, name: string): Catalog {
  const text = JSON.stringify(catalog)
  if (!text.includes(nameMark)) return catalog
  const named: unknown = JSON.parse(text.replaceAll(nameMark, () => JSON.stringify(name).slice(1, -1)))
  return isBound<Catalog>(named) ? named : catalog
}

/** A message without arguments becomes a string, one with arguments a function of them. */
function bind<Texts>(catalog: Catalog, language: Language): Texts {
  const { locale } = settingsOf(language)
  const bindOne = (key: string, message: CompiledMessage | 0 | Catalog): unknown => {
    if (message === 0) return key
    if (!isMessage(message)) return bindAll(message)
    if (typeof message === 'string') return message
    return (values: Parameters<typeof format>[2]) => format(message, locale, values, options)
  }
  const bindAll = (group: Catalog): object =>
    Object.fromEntries(Object.entries(group).map(([key, message]) => [key, bindOne(key, message)]))
  const texts: unknown = bindAll(catalog)
  if (!isBound<Texts>(texts)) throw new Error('a catalog is an object')
  return texts
}

const isMessage = (message: CompiledMessage | Catalog): message is CompiledMessage =>
  typeof message === 'string' || Array.isArray(message)

/** The handle's type is written from the English catalog, and the others are compared with it before each build. */
const isBound = <Texts>(texts: unknown): texts is Texts => typeof texts === 'object' && texts !== null

const options: FormatOptions = { formatters: { getNumberFormat, getDateTimeFormat, getPluralRules } }
