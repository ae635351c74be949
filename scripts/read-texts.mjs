// Finds the keys of catalogs that code reads: those that none reads fail `npm run texts -- --check`, and a browser loads only those
// that a screen reads (texts.config.ts). It follows a handle to where it is read (`useTexts(handle)`, `readTexts(handle)`,
// `handle.read(language)`) and from there through destructuring and members. What is indexed by a value, or handed on in part,
// counts as read.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

const join = (start, key) => [start, key].filter(Boolean).join('.')

/** The keys without a reader: `catalogs` have `handle`, `type` and `keys`; paths are relative to `root`. */
export function findUnusedKeys(catalogs, root) {
  const listRead = makeReader(catalogs, { followsTypes: true })
  const read = new Map(catalogs.map((catalog) => [catalog, new Set()]))
  for (const file of listSources(root)) {
    for (const [catalog, places] of listRead(readFileSync(file, 'utf8'), file))
      for (const place of places) read.get(catalog).add(place)
  }
  return catalogs.flatMap((catalog) =>
    catalog.keys.filter((key) => !isRead(read.get(catalog), key)).map((key) => `${catalog.id}: ${key}`),
  )
}

/**
 * A function that says which places of which catalogs the text of a file reads. A catalog that is handed on whole counts as read
 * whole; with `followsTypes`, what gets it says by its parameter's type what it reads of it.
 */
export function makeReader(catalogs, { followsTypes }) {
  const byHandle = new Map(catalogs.map((catalog) => [catalog.handle, catalog]))
  const byType = new Map(followsTypes ? catalogs.map((catalog) => [catalog.type, catalog]) : [])
  const fields = catalogs.find(({ type }) => type === 'FieldsTexts')
  let read = new Map()
  return (text, file) => {
    read = new Map()
    readFile(text, file)
    return read
  }

  function readFile(text, file) {
    if (!/Catalog|Texts|fieldText/.test(text)) return
    const { program } = parseSync(file, text)
    visitBlock(program.body, new Map())
  }

  /** The place in a catalog that an expression refers to: `{ catalog, at }`. */
  function placeOf(node, scope) {
    const expression = node?.type === 'ChainExpression' ? node.expression : node
    if (expression?.type === 'Identifier') return scope.get(expression.name)
    if (expression?.type === 'CallExpression') {
      const [argument] = expression.arguments
      const isHook = /^(use|read)Texts$/.test(expression.callee.name)
      const handle = isHook ? argument?.name : isReadCall(expression) ? expression.callee.object.name : ''
      const catalog = byHandle.get(handle)
      return catalog && { catalog, at: '' }
    }
    if (expression?.type !== 'MemberExpression') return undefined
    const place = placeOf(expression.object, scope)
    const key = keyOf(expression)
    return place && key !== undefined ? { ...place, at: join(place.at, key) } : undefined
  }

  /** A handle that is handed on may be read whole. */
  function placeOfHandle(node) {
    const catalog = node.type === 'Identifier' && !followsTypes ? byHandle.get(node.name) : undefined
    return catalog && { catalog, at: '' }
  }

  function mark({ catalog, at }) {
    if (!read.has(catalog)) read.set(catalog, new Set())
    read.get(catalog).add(at)
  }

  function bind(pattern, place, scope) {
    if (pattern.type === 'Identifier') scope.set(pattern.name, place)
    else if (pattern.type === 'AssignmentPattern') bind(pattern.left, place, scope)
    else if (pattern.type === 'ObjectPattern') {
      for (const property of pattern.properties) {
        const key = property.type === 'Property' ? (property.key.name ?? property.key.value) : undefined
        if (key === undefined) mark(place)
        else bind(property.value, { ...place, at: join(place.at, key) }, scope)
      }
    } else mark(place)
  }

  /** The part of a catalog that a type names: `XTexts` or `XTexts['group']`. */
  function placeOfType(node) {
    if (node?.type === 'TSTypeReference') {
      const catalog = byType.get(node.typeName.name)
      return catalog && { catalog, at: '' }
    }
    if (node?.type === 'TSIndexedAccessType') {
      const place = placeOfType(node.objectType)
      const key = node.indexType.literal?.value
      return place && key ? { ...place, at: join(place.at, key) } : undefined
    }
    return undefined
  }

  function bindParameter(parameter, scope) {
    const place = placeOfType(parameter.typeAnnotation?.typeAnnotation)
    if (place) bind(parameter, place, scope)
    else if (parameter.type === 'ObjectPattern') {
      // Props: `{ texts, … }: { texts: XTexts; … }`.
      for (const member of parameter.typeAnnotation?.typeAnnotation?.members ?? []) {
        const given = placeOfType(member.typeAnnotation?.typeAnnotation)
        const property = parameter.properties.find(({ key }) => key?.name === member.key?.name)
        if (given && property) bind(property.value, given, scope)
      }
    }
  }

  /** A function that gets a catalog whole names its type, and may be followed there. */
  function visitCall({ callee, arguments: values }, scope) {
    visit(callee, scope)
    for (const [index, value] of values.entries()) {
      // What the function of an effect depends on is compared: the function says what is read of it.
      if (index === 1 && isReactHook(callee) && value.type === 'ArrayExpression') {
        visit(
          value.elements.filter((each) => placeOf(each, scope)?.at !== ''),
          scope,
        )
        continue
      }
      const isNamed = value.type === 'Identifier' || value.type === 'MemberExpression'
      const place = isNamed ? placeOf(value, scope) : undefined
      if (place?.at !== '') visit(value, scope)
      else if (followsTypes) continue
      else if (place.catalog === fields && describesFields(callee)) mark({ catalog: fields, at: 'general' })
      else visit(value, scope)
    }
    // The keys of fields' messages are named in schemas.
    if (callee.name === 'fieldText' && fields) mark({ catalog: fields, at: fieldKeyOf(values[0]) })
  }

  /** Functions may read what is bound below them. */
  function visitBlock(statements, scope) {
    for (const { type, declarations } of statements) {
      if (type !== 'VariableDeclaration') continue
      for (const { id, init } of declarations) {
        const place = placeOf(init, scope)
        if (place) bind(id, place, scope)
      }
    }
    visit(statements, scope)
  }

  function visit(node, scope) {
    if (Array.isArray(node)) {
      for (const each of node) visit(each, scope)
      return
    }
    if (typeof node?.type !== 'string' || node.type === 'ImportDeclaration') return
    const inner = /Function|BlockStatement/.test(node.type) ? new Map(scope) : scope
    for (const parameter of node.params ?? []) bindParameter(parameter, inner)
    if (node.type === 'VariableDeclarator') {
      const place = placeOf(node.init, inner)
      if (place) return bind(node.id, place, inner)
    }
    const place = placeOf(node, inner) ?? placeOfHandle(node)
    if (place) {
      mark(place)
      return
    }
    if (node.type === 'BlockStatement') return visitBlock(node.body, inner)
    if (node.type === 'CallExpression') return visitCall(node, inner)
    visitParts(node, inner)
  }

  function visitParts(node, scope) {
    for (const [key, value] of Object.entries(node)) {
      // A parameter only names what it is given; its default is read.
      if (key === 'params') {
        visit(
          value.filter(({ type }) => type === 'AssignmentPattern').map(({ right }) => right),
          scope,
        )
        continue
      }
      const isName = !node.computed && (key === 'property' || key === 'key')
      if (!isName && key !== 'typeAnnotation' && typeof value === 'object') visit(value, scope)
    }
  }
}

/**
 * These get all texts of fields, and read those that are about any field and those that schemas name with `fieldText`. Code is
 * loaded with what its schemas name.
 */
const describesFields = ({ name }) => /^(?:describeFieldText|toServerError|translateErrors)$/.test(name)

/** The key that `fieldText` gets, its group if the rest is known at run time, or all. */
function fieldKeyOf(value) {
  if (value?.type === 'Literal') return String(value.value)
  const [, group = ''] = /^(\w+)\./.exec(value?.quasis?.[0].value.raw ?? '') ?? []
  return group
}

/** Those that get a function and what it depends on. */
const isReactHook = ({ name }) => /^use(Effect|LayoutEffect|InsertionEffect|Memo|Callback)$/.test(name)

const isReadCall = ({ callee }) => callee.type === 'MemberExpression' && callee.property.name === 'read'

/** The key of a member access; undefined if it is computed at run time. */
function keyOf({ computed, property }) {
  if (!computed) return property.name
  return property.type === 'Literal' ? String(property.value) : undefined
}

/** Whether a key is at one of these places, or below. */
export const isRead = (places, key) => {
  const parts = key.split('.')
  return (
    places.has('') ||
    parts.some((_, index) => places.has(parts.slice(0, index + 1).join('.'))) ||
    // What a string can do, such as `texts.title.trim()`.
    [...places].some((place) => place.startsWith(`${key}.`))
  )
}

const listSources = (root) =>
  readdirSync(root, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|[/\\]texts[/\\][\w-]+-texts\.ts$/.test(file))
    .map((file) => path.join(root, file))
