import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { isAlive, launch, makeFolder, createUsedDataFolder, readiness, run, type Running } from './process.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The files the product consists of and is built into. */
const parts = [
  'src',
  'scripts',
  'migrations',
  'demo',
  'dist',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'server.config.ts',
  'chunks.config.ts',
  'chunks.shared.json',
  'texts.config.ts',
]

/** A separate checkout, built like this one, whose sources the test can change. */
function makeCheckout() {
  const folder = path.join(makeFolder(), 'checkout')
  const copy = (part: string) => cpSync(path.join(root, part), path.join(folder, part), { recursive: true })
  for (const part of parts) copy(part)
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const page = path.join(folder, 'src/web/pages/landing/landing.tsx')
  const lock = path.join(folder, '.build/lock')
  return {
    folder,
    script: (name: string) => path.relative(root, path.join(folder, 'scripts', name)),
    changeSources: () => appendFileSync(page, '\nexport const changed = true\n'),
    breakSources: () => appendFileSync(page, '\nexport const broken: = \n'),
    removeBuild: () => rmSync(path.join(folder, 'dist/server/main.js')),
    builtFiles: () => readdirSync(path.join(folder, 'dist/web/assets')).toSorted(),
    stamp: () => readFileSync(path.join(folder, 'dist/.built'), 'utf8'),
    lock,
    hasPartialBuild: () =>
      ['server', 'web', 'web-ssr'].some((part) => existsSync(path.join(folder, '.build', part))),
    /** The processes that work for the one which is building. */
    bundlers: (): number[] =>
      JSON.parse(readFileSync(lock, 'utf8')).tools.map(({ pid }: { pid: number }) => pid),
  }
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids.filter(isAlive)) process.kill(pid, signal)
}

type Checkout = ReturnType<typeof makeCheckout>

const runningBuild =
  /^The sources changed since the build that process \d+ \(npm start\) is running from\. Using that build\. Stop it to build again\.$/m

/** Every file that the page loads exists. */
async function expectCompleteBuild(product: Running): Promise<void> {
  const page = await (await fetch(product.url)).text()
  const files = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '')
  expect(files.length).toBeGreaterThan(2)
  const statuses = await Promise.all(files.map(async (file) => (await fetch(product.url + file)).status))
  expect(statuses.filter((status) => status !== 200)).toEqual([])
}

async function startProductIn(checkout: Checkout, settings: Record<string, string> = {}): Promise<Running> {
  return run({ DATA_DIR: await createUsedDataFolder(), ...settings }, checkout.script('start.mjs'))
}

test('beside a running product with changed sources, commands use its build, say so in one line and leave it intact, and what needs a new build is refused', async () => {
  const checkout = makeCheckout()
  const data = await createUsedDataFolder()
  const product = await run({ DATA_DIR: data }, checkout.script('start.mjs'))
  const files = checkout.builtFiles()
  const same = launch({}, checkout.script('build.mjs'))
  expect(await same.ended).toBe(0)
  checkout.changeSources()
  const commands = [
    ['rewards', 'recompute'],
    ['backup', path.join(checkout.folder, 'backup.tar.gz')],
    ['registry', '--wrong'],
    ['import', '--wrong'],
    ['admin', '--wrong'],
    ['credentials', '--wrong'],
  ]
  const codes = []
  for (const [name = '', ...args] of commands) {
    const command = launch({ DATA_DIR: data }, checkout.script('run.mjs'), name, ...args)
    codes.push(await command.ended)
    expect(command.stderr()).toMatch(runningBuild)
    expect(command.stderr()).not.toContain('Building')
  }
  expect(codes.slice(0, 2)).toEqual([0, 0])
  for (const script of ['build.mjs', 'openapi.mjs']) {
    const refused = launch({}, checkout.script(script))
    expect(await refused.ended).toBe(1)
    expect(refused.stderr()).toBe(
      `This needs a new build, but process ${product.child.pid} (npm start) is running from the last one. Stop it first.\n`,
    )
  }
  expect(checkout.builtFiles()).toEqual(files)
  await expectCompleteBuild(product)
  checkout.removeBuild()
  const command = launch({}, checkout.script('run.mjs'), 'rewards', 'recompute')
  expect(await command.ended).toBe(1)
  expect(command.stderr()).toMatch(
    /^The build in .*dist is incomplete, but process \d+ \(npm start\) is running from it\. Stop it first\.\n$/,
  )
})

test('a second product beside a running one with changed sources runs from the same build, also with several processes', async () => {
  const checkout = makeCheckout()
  const first = await startProductIn(checkout, { WORKERS: '2' })
  checkout.changeSources()
  const second = await startProductIn(checkout)
  expect(second.stderr()).toMatch(runningBuild)
  first.child.kill('SIGKILL')
  await first.ended
  const third = await startProductIn(checkout)
  expect(third.stderr()).toContain(`process ${second.child.pid} `)
  await expectCompleteBuild(second)
  await expectCompleteBuild(third)
})

test('a process that was killed while it locked the build prevents no other, and a failed one leaves the previous intact', async () => {
  const checkout = makeCheckout()
  const [before, files] = [checkout.stamp(), checkout.builtFiles()]
  checkout.breakSources()
  mkdirSync(path.dirname(checkout.lock))
  // As a process leaves it that is killed while it writes its lock.
  writeFileSync(checkout.lock, '')
  const failed = launch({}, checkout.script('start.mjs'))
  expect(await failed.ended).toBe(1)
  expect(failed.stderr()).toContain('The build failed.')
  expect([checkout.stamp(), checkout.builtFiles()]).toEqual([before, files])
  expect(existsSync(path.join(checkout.folder, 'dist/server/main.js'))).toBe(true)
})

test('files left by a killed product and an interrupted build prevent no build and leave the previous one intact; two simultaneous starts then end its bundlers and build once', async () => {
  const checkout = makeCheckout()
  const [before, files] = [checkout.stamp(), checkout.builtFiles()]
  const killed = await startProductIn(checkout)
  killed.child.kill('SIGKILL')
  await killed.ended
  checkout.changeSources()
  const interrupted = launch({}, checkout.script('start.mjs'))
  await expect.poll(interrupted.stderr).toContain('Building')
  await expect.poll(checkout.hasPartialBuild).toBe(true)
  interrupted.child.kill('SIGKILL')
  await interrupted.ended
  expect([checkout.stamp(), checkout.builtFiles()]).toEqual([before, files])
  const bundlers = checkout.bundlers().filter(isAlive)
  expect(bundlers).not.toEqual([])
  onTestFinished(() => signalAll(bundlers.splice(0), 'SIGKILL'))
  // So that they would never end by themselves.
  signalAll(bundlers, 'SIGSTOP')
  const [one, two] = await Promise.all([startProductIn(checkout), startProductIn(checkout)])
  const said = one.stderr() + two.stderr()
  expect(said.match(/Building\. This takes a few seconds/g)).toHaveLength(1)
  await expect.poll(() => bundlers.filter(isAlive)).toEqual([])
  // Other processes may get their numbers.
  bundlers.length = 0
  expect(checkout.stamp()).not.toBe(before)
  await expectCompleteBuild(one)
  await expectCompleteBuild(two)
})

test('a read-only folder serves the build it contains', async () => {
  const checkout = makeCheckout()
  // Nothing prevents root from writing into a folder, except that it does not exist.
  rmSync(path.join(checkout.folder, '.build'), { recursive: true, force: true })
  writeFileSync(path.join(checkout.folder, '.build'), '')
  expect(await readiness((await startProductIn(checkout)).url)).toBe(200)
  checkout.changeSources()
  const refused = launch({}, checkout.script('start.mjs'))
  expect(await refused.ended).toBe(1)
  expect(refused.stderr()).toMatch(/^The product needs a build, but .*\.build is not writable \(E\w+\)\.\n$/)
})
