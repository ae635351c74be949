import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A program that a test runs, and Debian's package of it. */
export type DebianProgram = { readonly file: string; readonly package: string }

const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Whether tests that need these programs run here: they are there or can be installed, and on CI always. */
export const canRun = (...programs: readonly DebianProgram[]): boolean =>
  isDebianRoot || Boolean(process.env['CI']) || programs.every(({ file }) => existsSync(file))

/**
 * Installs packages while no one else does: test files run beside each other, and the package manager waits for no
 * one. Debian asks the policy before a package starts its service; 101 means no.
 */
const installScript = `set -e
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  trap 'rm -f "$policy"' EXIT
  printf '#!/bin/sh\\nexit 101\\n' > "$policy"
  chmod 755 "$policy"
fi
apt-get update -qq
apt-get install -y -qq --no-install-recommends "$@"`

/** Installs programs that are missing (Debian, as root). Their services don't start. */
export function ensureInstalled(...programs: readonly DebianProgram[]): void {
  const missing = programs.filter(({ file }) => !existsSync(file))
  if (missing.length === 0) return
  const packages = missing.map((each) => each.package)
  const lock = path.join(tmpdir(), 'bridge-collective-apt.lock')
  const args = [lock, 'sh', '-c', installScript, 'sh', ...packages]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stderr, error } = spawnSync('flock', args, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`could not install ${packages.join(', ')}: ${error?.message ?? stderr}`)
}
