import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'

/** A program that a test runs, and Debian's package of it. */
export type DebianProgram = { readonly file: string; readonly package: string }

const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Whether tests that need these programs run here: they are there or can be installed, and on CI always. */
export const canRun = (...programs: readonly DebianProgram[]): boolean =>
  isDebianRoot || Boolean(process.env['CI']) || programs.every(({ file }) => existsSync(file))

function runAptGet(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stderr, error } = spawnSync('apt-get', args, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed: ${error?.message ?? stderr}`)
}

/** Installs programs that are missing (Debian, as root). Their services don't start. */
export function ensureInstalled(...programs: readonly DebianProgram[]): void {
  const missing = programs.filter(({ file }) => !existsSync(file))
  if (missing.length === 0) return
  const policy = '/usr/sbin/policy-rc.d'
  const hasPolicy = existsSync(policy)
  // Debian asks it before a package starts its service; 101 means no.
  if (!hasPolicy) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    runAptGet('update', '-qq')
    runAptGet('install', '-y', '-qq', '--no-install-recommends', ...missing.map((each) => each.package))
  } finally {
    if (!hasPolicy) rmSync(policy)
  }
}
