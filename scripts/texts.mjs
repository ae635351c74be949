// `npm run texts`: writes the typed handle of every catalog of texts (docs/decisions/0072-texts-by-language.md).
// With --check it writes nothing, and fails if a handle is out of date, if a language's catalogs differ from the English ones, or
// if no code reads a key.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

const root = fileURLToPath(new URL('../src', import.meta.url))
const english = /^(.*)\/texts\/([\w-]+)\.en\.json$/

const toPascal = (name) => name.replaceAll(/(?:^|-)(\w)/g, (_, first) => first.toUpperCase())
const toCamel = (name) => name.replaceAll(/-(\w)/g, (_, first) => first.toUpperCase())

/** The files below src/, with slashes on every system. */
const listFiles = () => readdirSync(root, { recursive: true }).map((file) => file.replaceAll(path.sep, '/'))

/** The English catalogs: their place below src/ without the language, and their messages. */
export function listCatalogs() {
  return listFiles()
    .filter((file) => english.test(file))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((file) => {
      const [, folder, name] = english.exec(file)
      return { id: `${folder}/texts/${name}`, name, messages: readMessages(file) }
    })
}

function readMessages(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  } catch (error) {
    throw new Error(`src/${file}: ${error.message}`)
  }
}

/** The types of the arguments of an ICU message, by name. */
export function listArguments(message) {
  const types = new Map()
  const add = (name, type) => {
    // The site's name is there without being passed (`contract/i18n/site-name.ts`).
    if (name === 'site') return
    if (types.get(name) === undefined || types.get(name) === anyValue) types.set(name, type)
  }
  const visit = (nodes) => {
    for (const node of nodes) {
      if (node.type === TYPE.argument) add(node.value, anyValue)
      if (node.type === TYPE.number || node.type === TYPE.plural) add(node.value, 'number')
      if (node.type === TYPE.date || node.type === TYPE.time) add(node.value, 'Date')
      if (node.type === TYPE.select) add(node.value, typeOfCases(Object.keys(node.options)))
      if (node.type === TYPE.tag) add(node.value, '(chunks: (string | Node)[]) => Node')
      for (const { value } of Object.values(node.options ?? {})) visit(value)
      if (node.children) visit(node.children)
    }
  }
  visit(parse(message, { requiresOtherClause: true }))
  return types
}

const anyValue = 'string | number'

/** `true` and `false` are cases of a condition; others name a kind, and `other` is for the kinds not named. */
function typeOfCases(cases) {
  const named = cases.filter((name) => name !== 'other')
  return named.every((name) => name === 'true' || name === 'false') ? 'boolean' : 'string'
}

/** The TypeScript type of a group of messages or of one. */
function typeOf(value, indent) {
  if (typeof value !== 'string') {
    const inner = `${indent}  `
    const lines = Object.entries(value).map(
      ([key, each]) =>
        `${inner}${/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key)}: ${typeOf(each, inner)}\n`,
    )
    return `{\n${lines.join('')}${indent}}`
  }
  const values = [...listArguments(value)].map(([name, type]) => `${name}: ${type}`)
  if (values.length === 0) return 'string'
  const isRich = values.some((each) => each.endsWith('=> Node'))
  return `${isRich ? '<Node>' : ''}(values: { ${values.join('; ')} }) => ${isRich ? 'string | Node | (string | Node)[]' : 'string'}`
}

/** The names of a catalog's type and handle. */
const namesOf = (name) => ({ type: `${toPascal(name)}Texts`, handle: `${toCamel(name)}Catalog` })

/** The handle's module. */
function renderHandle({ id, name, messages }) {
  const { type, handle } = namesOf(name)
  return [
    `/** Written from ${name}.en.json by \`npm run texts\`. */`,
    `import { defineTexts } from '#contract/i18n/texts.ts'\n`,
    `export interface ${type} ${typeOf(messages, '')}\n`,
    `export const ${handle} = defineTexts<${type}>('${id}')\n`,
  ].join('\n')
}

/** Messages by their keys, joined with dots. */
function flatten(messages, start = '') {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[start + key, value]] : flatten(value, `${start}${key}.`),
  )
}

/** A translation uses the arguments of the English message, each as what it is or as words. */
function hasOtherArguments(message, english) {
  const [own, known] = [listArguments(message), listArguments(english)]
  return (
    own.size !== known.size ||
    [...own].some(([name, type]) => !known.has(name) || (type !== anyValue && type !== known.get(name)))
  )
}

/** What is wrong with another language's catalog: keys and arguments that differ from English. */
function compareCatalog({ id, messages }, file) {
  const own = new Map(flatten(readMessages(file)))
  const wanted = new Map(flatten(messages))
  const differs = [...wanted].filter(([key, text]) => own.has(key) && hasOtherArguments(own.get(key), text))
  return [
    ...[...wanted.keys()].filter((key) => !own.has(key)).map((key) => `${file}: ${key} is missing`),
    ...[...own.keys()]
      .filter((key) => !wanted.has(key))
      .map((key) => `${file}: ${key} is not in ${id}.en.json`),
    ...differs.map(([key]) => `${file}: ${key} has other arguments than in ${id}.en.json`),
  ]
}

/** Writes the handles that are not as their catalogs say, and returns their files. */
export function writeHandles({ isCheck = false } = {}) {
  return listCatalogs().flatMap((catalog) => {
    const file = `${catalog.id}-texts.ts`
    const full = path.join(root, file)
    const content = renderHandle(catalog)
    if (existsSync(full) && readFileSync(full, 'utf8') === content) return []
    if (!isCheck) writeFileSync(full, content)
    return [`src/${file}`]
  })
}

/** Every language has every catalog. */
function listMissing(catalogs, others) {
  const languages = new Set(others.map((file) => /\.([\w-]+)\.json$/.exec(file)[1]))
  return [...languages].flatMap((language) =>
    catalogs
      .map(({ id }) => `${id}.${language}.json`)
      .filter((file) => !others.includes(file))
      .map((file) => `${file} is missing`),
  )
}

/** The catalogs with the names of their types and handles, and their keys. */
export const listReadable = () =>
  listCatalogs().map((catalog) => ({
    ...catalog,
    ...namesOf(catalog.name),
    keys: flatten(catalog.messages).map(([key]) => key),
  }))

async function check() {
  const catalogs = listReadable()
  const others = listFiles().filter(
    (file) => /\/texts\/[\w-]+\.[\w-]+\.json$/.test(file) && !english.test(file),
  )
  const { findUnusedKeys } = await import('./read-texts.mjs')
  return [
    ...writeHandles({ isCheck: true }).map((file) => `${file} is out of date: npm run texts`),
    ...listMissing(catalogs, others),
    ...catalogs.flatMap((catalog) =>
      others
        .filter((file) => file.startsWith(`${catalog.id}.`))
        .flatMap((file) => compareCatalog(catalog, file)),
    ),
    ...findUnusedKeys(catalogs, root).map((key) => `${key} is read nowhere`),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isCheck = process.argv.includes('--check')
  const lines = isCheck ? await check() : writeHandles()
  for (const line of lines) process.stdout.write(`${line}\n`)
  if (isCheck && lines.length > 0) process.exitCode = 1
}
