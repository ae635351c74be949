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

/** What a slice reads its texts through. */
export interface TextsHandle<Texts> {
  /** The texts in a language; throws if they have not been loaded. */
  read: (language: Language) => Texts
}

/** The parts of catalogs that a browser has loaded, in the language of its document, by the ids of their handles. */
const loaded = new Map<string, Catalog[]>()

/** Gives handles parts of their catalogs, by their ids. A part that is there already, as when a menu opens again, is not added. */
export function addTexts(catalogs: Readonly<Record<string, Catalog>>): void {
  for (const [id, part] of Object.entries(catalogs)) {
    const parts = loaded.get(id) ?? []
    if (!parts.includes(part)) loaded.set(id, [...parts, part])
  }
}

/**
 * Makes a slice's handle. `id` is the catalog's path below `src`, without its language. On the server and in tests, the build
 * adds `catalogs` (`texts.config.ts`); a browser loads what code reads of them with that code.
 */
export function defineTexts<Texts>(
  id: string,
  catalogs: Partial<Record<Language, Catalog>> = {},
): TextsHandle<Texts> {
  let bound: Partial<Record<Language, { texts: object; count: number }>> = {}
  let boundName = ''
  const findParts = (language: Language) => {
    const catalog = catalogs[language]
    const parts = catalog ? [catalog] : loaded.get(id)
    if (!parts) throw new Error(`the texts of ${id} in ${language} are not loaded`)
    return parts
  }
  return {
    read: (language) => {
      const name = getSiteName()
      if (name !== boundName) [bound, boundName] = [{}, name]
      const known = (bound[language] ??= { texts: {}, count: 0 })
      const parts = findParts(language)
      // The same object each time: effects depend on it.
      for (const part of parts.slice(known.count))
        addMissing(known.texts, bind(insertName(part, name), language))
      known.count = parts.length
      const { texts } = known
      if (!isBound<Texts>(texts)) throw new Error('a catalog is an object')
      return texts
    },
  }
}

/** Adds the texts of a part that others before it did not have. */
function addMissing(texts: object, part: object): void {
  for (const [key, value] of Object.entries(part)) {
    const there: unknown = Reflect.get(texts, key)
    if (there === undefined) Reflect.set(texts, key, value)
    else if (isGroup(there) && isGroup(value)) addMissing(there, value)
  }
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null

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
function bind(catalog: Catalog, language: Language): object {
  const { locale } = settingsOf(language)
  const bindOne = (key: string, message: CompiledMessage | 0 | Catalog): unknown => {
    if (message === 0) return key
    if (!isMessage(message)) return bindAll(message)
    if (typeof message === 'string') return message
    return (values: Parameters<typeof format>[2]) => format(message, locale, values, options)
  }
  const bindAll = (group: Catalog): object =>
    Object.fromEntries(Object.entries(group).map(([key, message]) => [key, bindOne(key, message)]))
  return bindAll(catalog)
}

const isMessage = (message: CompiledMessage | Catalog): message is CompiledMessage =>
  typeof message === 'string' || Array.isArray(message)

/** The handle's type is written from the English catalog, and the others are compared with it before each build. */
const isBound = <Texts>(texts: unknown): texts is Texts => typeof texts === 'object' && texts !== null

const options: FormatOptions = { formatters: { getNumberFormat, getDateTimeFormat, getPluralRules } }
