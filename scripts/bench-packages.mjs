// Packages that only benches need: bench/packages/package.json names them, and the command that needs one installs them.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './steps.mjs'

const folder = path.join(root, 'bench/packages')
const readPackages = (file) => {
  const { '': _, ...packages } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')).packages
  return packages
}

/**
 * Whether every package of the lockfile is installed in its version, except those that npm skips on this platform.
 */
function isInstalled() {
  const installed = 'node_modules/.package-lock.json'
  if (!existsSync(path.join(folder, installed))) return false
  const found = readPackages(installed)
  return Object.entries(readPackages('package-lock.json')).every(
    ([name, { version, optional }]) => optional || found[name]?.version === version,
  )
}

/** Imports a package from bench/packages/ and installs it first if needed; npm's own output explains a failure. */
export async function importForBench(name) {
  if (!isInstalled()) {
    process.stderr.write('Installing the packages of the bench…\n')
    // npm sets its own PATH for the scripts it runs.
    const npm = process.env.npm_execpath
    const [command, ...args] = npm ? [process.execPath, npm] : ['npm']
    const { status } = spawnSync(command, [...args, 'ci', '--prefix', folder], { stdio: ['ignore', 2, 2] })
    if (status !== 0) throw new Error('Could not install the packages of the bench.')
  }
  const file = createRequire(path.join(folder, 'package.json')).resolve(name)
  return import(pathToFileURL(file).href)
}
