import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const readText = (file: string) => readFileSync(path.join(root, file), 'utf8')

type Entry = {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  inBundle?: boolean
}
const lock: { packages: Record<string, Entry> } = JSON.parse(readText('package-lock.json'))
// What a package carries inside itself is under its hash.
const packages = Object.entries(lock.packages).filter(([name, { inBundle }]) => name !== '' && !inBundle)

test('S18 every package of the lockfile has its hash, and none names where it was fetched', () => {
  expect(packages.length).toBeGreaterThan(200)
  expect(
    packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([name]) => name),
  ).toEqual([])
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([name]) => name)).toEqual([])
})

test('S18 packages are pinned, run no script when installed, and are a week old when added', () => {
  const manifest = JSON.parse(readText('package.json'))
  const versions: unknown[] = [
    manifest.dependencies,
    manifest.devDependencies,
    manifest.optionalDependencies,
  ].flatMap((group) => Object.values(group))
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([])
  const settings = readText('.npmrc')
  for (const line of ['ignore-scripts=true', 'min-release-age=7', 'save-exact=true', 'engine-strict=true']) {
    expect(settings).toContain(line)
  }
})

/** Licences that may be combined with MIT and given on. */
const free =
  /^\(?(MIT|MIT-0|ISC|BSD-2-Clause|BSD-3-Clause|0BSD|Apache-2\.0|CC0-1\.0|CC-BY-4\.0|BlueOak-1\.0\.0|OFL-1\.1|Python-2\.0|Unlicense|MPL-2\.0|PostgreSQL|WTFPL)( OR .*| AND .*)?\)?$/

test('S18 every installed package has a licence that goes with ours', () => {
  const others = packages.flatMap(([name]) => {
    const file = path.join(root, name, 'package.json')
    if (!existsSync(file)) return []
    const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'))
    const told = license?.type ?? license ?? licenses?.[0]?.type
    return free.test(String(told)) ? [] : [`${name}: ${told}`]
  })
  expect(others).toEqual([])
})

/** What keys of services and people look like. */
const secrets: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bgithub_pat_\w{50,}/,
  /\bglpat-[\w-]{20}\b/,
  /\bxox[abprs]-[\w-]{10,}/,
  /\bsk_live_[0-9a-zA-Z]{20,}/,
  /\bAIza[\w-]{35}\b/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  /_authToken=/,
]

test('S18 no kept file holds a key of a service or a private key', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const found = files
    .split('\n')
    .filter((file) => file !== '' && /\.(\w*[jt]sx?|json|sql|md|html|css|ya?ml|example)$|^\./.test(file))
    .filter((file) => existsSync(path.join(root, file)) && file !== 'tests/supply-chain.test.ts')
    .filter((file) => secrets.some((secret) => secret.test(readText(file))))
  expect(found).toEqual([])
})
