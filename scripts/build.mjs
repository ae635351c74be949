// `npm run build`: compiles the server and bundles the pages into dist/. `ensureBuilt` does so only where sources changed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = path.join(root, 'dist', '.built')
const products = ['dist/server/main.js', 'dist/web/index.html', 'dist/web-ssr/draw-page.js'].map((file) =>
  path.join(root, file),
)
const sources = ['src', 'public', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.base.json']

const isSource = (name) => !/\.test\.tsx?$/.test(name)

function listFiles(relative) {
  const full = path.join(root, relative)
  if (!existsSync(full)) return []
  if (path.extname(relative) !== '') return [relative]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort()
}

/** What the sources hold, not when they were written: copies and checkouts change times, and deleted files have none. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version)
  for (const file of sources.flatMap(listFiles)) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

function isBuilt(print) {
  return (
    products.every((file) => existsSync(file)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print
  )
}

function runTool(script, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules', script), ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const take = (chunk) => (output += chunk)
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

const bundle = (...options) =>
  runTool('vite/bin/vite.js', ['build', ...options, '--configLoader', 'runner', '--logLevel', 'warn'])

async function build(print) {
  try {
    mkdirSync(path.join(root, 'dist'), { recursive: true })
    rmSync(stamp, { force: true })
    writeFileSync(stamp, '')
  } catch (error) {
    throw new Error(
      `The product must be built, but ${path.join(root, 'dist')} cannot be written (${error.code}).`,
    )
  }
  const results = await Promise.all([
    runTool('typescript/bin/tsc', ['-b', 'src/server']),
    bundle(),
    bundle('--ssr', 'draw-page.tsx'),
  ])
  const failed = results.filter(({ code }) => code !== 0)
  if (failed.length > 0)
    throw new Error(`The build failed.\n${failed.map(({ output }) => output.trim()).join('\n')}`)
  writeFileSync(stamp, print)
}

/** Builds unless the last successful build was made of the same sources; the reason of a failure goes to stderr. */
export async function ensureBuilt() {
  const print = fingerprint()
  if (isBuilt(print)) return true
  process.stderr.write('Building, which takes some seconds…\n')
  try {
    await build(print)
    return true
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
    return false
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(stamp, { force: true })
  await ensureBuilt()
}
