// House rules that the linter lacks, as an oxlint plugin. ARCHITECTURE.md says why each exists;
// tests/boundaries.test.ts seeds a violation of each and expects it to be refused.
import path from 'node:path'
import { findAvoidedField, findAvoidedWord, listDeclared } from './avoided-words.mjs'
import { layerRules } from './layer-rules.mjs'

const test = /\.test\.tsx?$/
/** The typed handles of texts: data without code, which any part may read. */
const texts = /\/texts\/[\w-]+-texts\.ts$/
const slice = (side) => new RegExp(`^src/${side}/features/([^/]+)/`)

/** Where code may use time, randomness, network and environment; everywhere else they are passed in as arguments. */
const sideEffectRules = {
  time: /^src\/(server\/(context|main)\.ts|server\/(config|commands|db)\/|web\/lib\/)/,
  chance: /^src\/(server\/(context|main)\.ts|server\/config\/|web\/lib\/)/,
  network: /^src\/(server\/(context|main|files\/timed-fetch)\.ts|server\/commands\/|web\/lib\/)/,
  environment: /^src\/(server\/main\.ts|server\/(config|commands)\/|web\/lib\/)/,
}

const members = {
  'Date.now': 'time',
  'performance.now': 'time',
  'Math.random': 'chance',
  'process.env': 'environment',
  'import.meta.env': 'environment',
}
const calls = { Date: 'time', fetch: 'network' }
const constructed = { XMLHttpRequest: 'network', WebSocket: 'network', EventSource: 'network' }

const fileOf = (context) => path.relative(context.cwd, context.filename).split(path.sep).join('/')

function targetOf(file, specifier) {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  const [, root, rest] = /^#(domain|contract|server|web|tests|demo|bench)\/(.*)$/.exec(specifier) ?? []
  if (root === undefined) return `npm:${specifier}`
  return /^(tests|demo|bench)$/.test(root) ? `${root}/${rest}` : `src/${root}/${rest}`
}

function refusal(file, target) {
  if (texts.test(target) && file.startsWith('src/web/') === target.startsWith('src/web/')) return undefined
  for (const side of ['server', 'web']) {
    const [, here] = slice(side).exec(file) ?? []
    const [, there] = slice(side).exec(target) ?? []
    if (here !== undefined && there !== undefined && here !== there)
      return `slice ${here} never imports slice ${there}`
  }
  return layerRules.find(
    ({ from, outside: sideEffects, never }) =>
      from.test(file) && !sideEffects?.test(file) && never.test(target),
  )?.why
}

function create(visit) {
  return { create: (context) => visit(context, fileOf(context)) }
}

const layerRule = create((context, file) => {
  const check = (node) => {
    if (typeof node.source?.value !== 'string') return
    const why = refusal(file, targetOf(file, node.source.value))
    if (why !== undefined) context.report({ node: node.source, message: `Not from here: ${why}.` })
  }
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
  }
})

/** What loads later brings texts of its own, which must load before it renders. */
const loading = create((context, file) => {
  const isLoader = (node, name) => node?.type === 'CallExpression' && node.callee.name === name
  return {
    ImportExpression(node) {
      if (!file.startsWith('src/web/') || test.test(file)) return
      // The entries start the application, which loads its own texts.
      if (/^src\/web\/app\/(main\.ts|entry-client\.tsx)$/.test(file)) return
      if (isLoader(node.parent, 'withTexts') || isLoader(node.parent?.parent, 'lazyScreen')) return
      context.report({ node, message: 'Load code with withTexts() or lazyScreen(): its texts load with it.' })
    },
  }
})

const barrel = create((context, file) => {
  const check = (node) => {
    if (node.source && /^(src|demo|bench)\//.test(file)) {
      context.report({ node, message: 'No barrels: import a name from the file that declares it.' })
    }
  }
  return { ExportNamedDeclaration: check, ExportAllDeclaration: check }
})

const world = create((context, file) => {
  if (!file.startsWith('src/') || test.test(file)) return {}
  const check = (node, name, kind) => {
    if (kind === undefined || sideEffectRules[kind].test(file)) return
    context.report({ node, message: `${name}: ${kind} comes in through ctx or config, nowhere else.` })
  }
  return {
    MemberExpression(node) {
      const object = node.object.type === 'MetaProperty' ? 'import.meta' : node.object.name
      const name = `${object}.${node.property.name}`
      check(node, name, members[name])
    },
    ImportDeclaration(node) {
      if (!/^(node:)?process$/.test(node.source.value)) return
      check(node, 'process', 'environment')
    },
    CallExpression(node) {
      check(node, `${node.callee.name}()`, calls[node.callee.name])
    },
    NewExpression(node) {
      const name = node.callee.name
      if (name === 'Date' && node.arguments.length === 0) check(node, 'new Date()', 'time')
      check(node, `new ${name}`, constructed[name])
    },
  }
})

const classes = create((context) => {
  const check = (node) => {
    if (node.id?.name !== 'Problem')
      context.report({ node, message: 'No classes but Problem: write plain functions.' })
  }
  return { ClassDeclaration: check, ClassExpression: check }
})

const names = create((context, file) => ({
  Program(node) {
    const word = /(?:^|[/-])(utils?|helpers?|common|misc)(?=[/.-])/.exec(file)?.[1]
    if (word) context.report({ node, message: `"${word}" says nothing: name the file by what it is about.` })
  },
}))

const words = create((context, file) => {
  if (file === 'scripts/avoided-words.mjs') return {}
  const check = (node, name) => {
    const instead = findAvoidedWord(name)
    if (instead !== null) context.report({ node, message: `"${name}": write ${instead} (docs/glossary.md).` })
  }
  const checkAll = (...patterns) => {
    for (const node of patterns.flatMap(listDeclared)) check(node, node.name)
  }
  const checkFunction = (node) => checkAll(node.id, ...node.params)
  const checkField = (node, name) => {
    const instead = typeof name === 'string' ? findAvoidedField(name) : null
    if (instead !== null) context.report({ node, message: `"${name}": write ${instead} (docs/glossary.md).` })
  }
  return {
    Program: (node) => check(node, path.basename(file).replace(/\..*$/, '')),
    VariableDeclarator: (node) => checkAll(node.id),
    FunctionDeclaration: checkFunction,
    FunctionExpression: checkFunction,
    ArrowFunctionExpression: checkFunction,
    TSTypeAliasDeclaration: (node) => checkAll(node.id),
    TSInterfaceDeclaration: (node) => checkAll(node.id),
    TSPropertySignature: ({ key }) => checkField(key, key.name ?? key.value),
    // The keys of a pattern are the names of someone else.
    'ObjectExpression > Property': ({ key, computed }) => computed || checkField(key, key.name ?? key.value),
    TSLiteralType: ({ literal }) => checkField(literal, literal.value),
    // The lists of `domain/`, from which the types of closed sets come.
    TSAsExpression({ expression, typeAnnotation }) {
      if (expression.type !== 'ArrayExpression' || typeAnnotation.typeName?.name !== 'const') return
      for (const member of expression.elements)
        if (member?.type === 'Literal') checkField(member, member.value)
    },
  }
})

const reasons = create((context) => ({
  Program() {
    for (const comment of context.sourceCode.getAllComments()) {
      if (!/^\s*(oxlint|eslint)-disable/.test(comment.value) || / -- \S/.test(comment.value)) continue
      context.report({ node: comment, message: 'A suppression carries its reason: … -- because …' })
    }
  },
}))

// oxlint loads a plugin by its default export.
export default {
  meta: { name: 'house' },
  rules: { arrow: layerRule, barrel, loading, world, classes, names, words, reasons },
}
