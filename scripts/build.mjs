// `npm run build`: bundles the server, the demo and the pages into dist/. `ensureBuilt` does so only if sources
// changed. The bundler writes to .build/; dist/ is only ever replaced as a whole, while no process runs from it. Types
// are checked by `npm run check`.
import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { addUser, listUsers, lockBuild } from './build-users.mjs'
import { compressFiles } from './compress.mjs'
import { fingerprint, isSource } from './fingerprint.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = path.join(root, 'dist')
const work = path.join(root, '.build')
const stamp = path.join(dist, '.built')
/** The benches are not in dist/: only the commands that need them bundle them, and run them from here. */
const benchStamp = path.join(work, 'bench/.built')
const products = ['server/main.js', 'web/index.html', 'web-ssr/entry-server.js'].map((file) =>
  path.join(dist, file),
)
const sources = [
  'src',
  'demo',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'server.config.ts',
  'chunks.config.ts',
  'chunks.shared.json',
  'texts.config.ts',
  'tsconfig.base.json',
  'scripts/compress.mjs',
  'scripts/compile-texts.mjs',
  'scripts/parser-sources.mjs',
  'scripts/read-texts.mjs',
  'scripts/texts.mjs',
]

const say = (line) => process.stderr.write(`${line}\n`)

const printSources = () => fingerprint(root, { from: sources, memory: path.join(work, 'fingerprint') })

/** The fingerprint of the sources that dist/ was built from; '' if the build is incomplete. */
function readStamp() {
  const isWhole = products.every((file) => existsSync(file)) && existsSync(stamp)
  return isWhole ? readFileSync(stamp, 'utf8') : ''
}

function runTool({ addTool, signal }, script, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules', script), ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    if (child.pid !== undefined) addTool(child.pid)
    signal?.addEventListener('abort', () => child.kill())
    let output = ''
    const take = (chunk) => (output += chunk)
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

const bundle = (lock, ...options) =>
  runTool(lock, 'vite/bin/vite.js', ['build', ...options, '--configLoader', 'runner', '--logLevel', 'warn'])

const bundleServer = (lock) => bundle(lock, '--config', 'server.config.ts')

const bundleBench = (lock) => bundle(lock, '--config', 'server.config.ts', '--mode', 'bench')

const bundleRendering = (lock) => bundle(lock, '--ssr', 'app/entry-server.tsx')

/** Written as deep below the project as it is in dist/, which the source maps go by. */
const parts = ['server', 'demo', 'web', 'web-ssr']

async function bundlePages(lock) {
  const result = await bundle(lock)
  if (result.code === 0) await compressFiles(path.join(work, 'web'))
  return result
}

/** Waits for all of these bundlers. The first that fails ends the others, whose output no one needs. */
async function bundleAll(lock, ...bundlers) {
  const ending = new AbortController()
  let failed = null
  const watch = async (bundler) => {
    const result = await bundler({ ...lock, signal: ending.signal }).catch((error) => ({
      code: 1,
      output: error.stack,
    }))
    if (result.code === 0 || failed) return
    failed = result
    ending.abort()
  }
  await Promise.all(bundlers.map(watch))
  if (failed) throw new Error(`The build failed.\n${failed.output.trim()}`)
}

async function build(lock) {
  // Reading all messages takes a tenth of a start, which most starts do without.
  const { writeHandles } = await import('./texts.mjs')
  writeHandles()
  const print = printSources()
  for (const part of parts) rmSync(path.join(work, part), { recursive: true, force: true })
  await bundleAll(lock, bundleServer, bundlePages, bundleRendering)
  replaceDist(collectOutput(print))
}

/** Collects the build results in one folder. */
function collectOutput(print) {
  const next = path.join(work, 'next')
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next)
  for (const part of parts.filter((name) => existsSync(path.join(work, name))))
    renameSync(path.join(work, part), path.join(next, part))
  writeFileSync(path.join(next, path.basename(stamp)), print)
  return next
}

function replaceDist(next) {
  const last = path.join(work, 'last')
  rmSync(last, { recursive: true, force: true })
  try {
    if (existsSync(dist)) renameSync(dist, last)
    renameSync(next, dist)
  } catch (error) {
    // A folder in a lower layer of a container, or on another disk, cannot be renamed.
    if (!['EXDEV', 'EBUSY', 'EPERM'].includes(error.code)) throw error
    rmSync(stamp, { force: true })
    for (const name of readdirSync(next).toSorted().toReversed()) {
      rmSync(path.join(dist, name), { recursive: true, force: true })
      cpSync(path.join(next, name), path.join(dist, name), { recursive: true })
    }
  }
  for (const folder of [next, last]) rmSync(folder, { recursive: true, force: true })
}

async function bundleBenches(lock) {
  const own = readdirSync(path.join(root, 'bench')).filter((name) => name.endsWith('.ts') && isSource(name))
  const from = [...sources, ...own.map((name) => `bench/${name}`)]
  const print = fingerprint(root, { from, memory: path.join(work, 'bench-fingerprint') })
  if (existsSync(benchStamp) && readFileSync(benchStamp, 'utf8') === print) return
  if (!lock) throw new Error(`The benches need a build, but ${work} is not writable.`)
  await bundleAll(lock, bundleBench)
  writeFileSync(benchStamp, print)
}

/**
 * Decides what to do if the sources changed while other processes run from dist/; throws if their build cannot be
 * used.
 */
function keepPreviousBuild([user], { isFresh }) {
  const who = `process ${user.pid} (${user.name})`
  if (isFresh) {
    throw new Error(`This needs a new build, but ${who} is running from the last one. Stop it first.`)
  }
  if (readStamp() === '') {
    throw new Error(`The build in ${dist} is incomplete, but ${who} is running from it. Stop it first.`)
  }
  say(
    `The sources changed since the build that ${who} is running from. Using that build. Stop it to build again.`,
  )
}

/** Waits for other builds. On a read-only folder there are none, and nothing can be built. */
async function lockWhereWritable(name) {
  try {
    return { lock: await lockBuild(name, say) }
  } catch (error) {
    return { reason: error.code }
  }
}

/**
 * Builds unless the last build has the same sources, and registers this process as one that runs from dist/. While
 * others do, their build is used; with `isFresh` that is an error, and `withBench`, which also bundles the benches,
 * needs a fresh build. The reason for a failure goes to stderr.
 */
export async function ensureBuilt(name, { withBench = false, isFresh = withBench, isForced = false } = {}) {
  const { lock, reason } = await lockWhereWritable(name)
  try {
    // The print covers catalogs and their handles: with that of the last build, the handles are as it wrote them.
    const isBuilt = readStamp() === printSources()
    if (isForced || !isBuilt) {
      const users = listUsers()
      if (users.length > 0) {
        if (!isBuilt) keepPreviousBuild(users, { isFresh })
      } else if (!lock) {
        throw new Error(`The product needs a build, but ${work} is not writable (${reason}).`)
      } else {
        say('Building. This takes a few seconds…')
        await build(lock)
      }
    }
    if (withBench) await bundleBenches(lock)
    if (lock) addUser(name)
    return true
  } catch (error) {
    say(error.message)
    process.exitCode = 1
    return false
  } finally {
    lock?.release()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const withBench = process.argv.includes('--bench')
  await ensureBuilt('npm run build', { withBench, isFresh: true, isForced: true })
}
