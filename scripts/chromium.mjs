import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

// The headless shell first, because the others start a renderer for their own interface beside every page.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))

/** Whether it starts: a distribution's placeholder for a browser exists but does not run. */
const isBrowser = (file) =>
  existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0

/** Finds a Chromium: the one CHROMIUM names, then one on PATH, then Playwright's own; undefined if there is none. */
export async function findChromium(env = process.env) {
  if (env.CHROMIUM) return env.CHROMIUM
  for (const name of names) {
    for (const folder of (env.PATH ?? '').split(path.delimiter)) {
      const file = path.join(folder, name)
      if (folder !== '' && isBrowser(file)) return file
    }
  }
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  return isBrowser(own) ? own : undefined
}

function attempts() {
  const own = [[process.execPath, [playwright, 'install', 'chromium']]]
  const debian = (name) => [
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'],
  ]
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!isDebianRoot) return [own]
  // Some Debian releases and Ubuntu lack the first package.
  return [[['apt-get', ['update', '-qq']], debian('chromium-headless-shell')], [debian('chromium')], own]
}

/**
 * Finds a Chromium or installs one (Debian's as root, otherwise Playwright's); throws a one-sentence error if neither
 * works.
 */
export async function ensureChromium({ log = () => {} } = {}) {
  const found = await findChromium()
  if (found) return found
  const said = []
  for (const attempt of attempts()) {
    for (const [command, args] of attempt) {
      log(
        `no Chromium found, running: ${path.basename(command)} ${args.map((arg) => path.basename(arg)).join(' ')}`,
      )
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      const { status, stderr, stdout } = spawnSync(command, args, { encoding: 'utf8', env })
      if (status !== 0) said.push(`${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-3).join('\n'))
    }
    const installed = await findChromium()
    if (installed) return installed
  }
  throw new Error(
    `There is no Chromium on PATH or in Playwright's folder, and installing one failed. Install one (Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM.\n${said.join('\n')}`,
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    process.stdout.write(`${await ensureChromium({ log: (line) => process.stderr.write(`${line}\n`) })}\n`)
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
