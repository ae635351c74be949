// Compiles catalogs of texts (docs/decisions/0072-texts-by-language.md) for the bundler (texts.config.ts).
import { readFileSync } from 'node:fs'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import compile from 'icu-minify/compile'

/** The compiled messages of a catalog. `start` is its path without language and ending; the pseudo one has no file. */
export function compileCatalog(start, language, pseudoLanguage) {
  const isPseudo = language === pseudoLanguage
  const file = `${start}.${isPseudo ? 'en' : language}.json`
  const turn = (message) => compile(markName(isPseudo ? toPseudo(message) : message))
  return { file, messages: compileAll(JSON.parse(readFileSync(file, 'utf8')), turn) }
}

/** The place of the site's name in a compiled message; `contract/i18n/texts.ts` inserts it. */
const nameMark = '\uE001'
const markName = (message) => message.replaceAll('{site}', nameMark)

/** A name that is its own key, such as that of a skill in English, need not be sent twice. */
const shorten = (key, message) => (message === key ? 0 : message)

const compileAll = (messages, turn) =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? shorten(key, turn(value)) : compileAll(value, turn),
    ]),
  )

/** The code of a handle with its catalogs: `entries` are expressions by language. */
export function addCatalogs(code, entries) {
  const list = Object.entries(entries).map(([language, expression]) => `'${language}': ${expression}`)
  const definition = /(?<=defineTexts(?:<\w+>)?\('[^']+')(?=\))/
  if (!definition.test(code)) throw new Error('a handle that npm run texts has not written')
  return code.replace(definition, () => `, { ${list.join(', ')} }`)
}

/** Vowels are doubled, which makes a text about a third longer. */
const accents = { a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', y: 'ýý', c: 'ç', n: 'ñ', s: 'š' }
const stretch = (text) =>
  text.replaceAll(/[a-z]/gi, (char) => {
    const accent = accents[char.toLowerCase()] ?? char
    return char === char.toLowerCase() ? accent : accent.toUpperCase()
  })

const literal = (value) => ({ type: TYPE.literal, value })

/** A message with its words stretched, in brackets that show where it starts and ends. */
const toPseudo = (message) => printAST([literal('⟦'), ...stretchAll(parse(message)), literal('⟧')])

/** Only what a reader sees: the names of arguments, tags and cases stay. */
const stretchAll = (elements) =>
  elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: stretch(element.value) }
    if (element.type === TYPE.tag) return { ...element, children: stretchAll(element.children) }
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return element
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: stretchAll(option.value) },
    ])
    return { ...element, options: Object.fromEntries(options) }
  })
