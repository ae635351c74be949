import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { lintSource } from '@secretlint/core'
import { creator } from '@secretlint/secretlint-rule-preset-recommend'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const readText = (file: string) => readFileSync(path.join(root, file), 'utf8')

type Entry = {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  inBundle?: boolean
  name?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
}
type Lock = { packages: Record<string, Entry> }
const readLock = (folder: string): Lock => JSON.parse(readText(path.join(folder, 'package-lock.json')))
const lock = readLock('.')
/** The project, and the packages that only its benches need. */
const folders = ['.', 'bench/packages']
// Bundled packages are covered by the hash of their parent.
const packages = folders
  .flatMap((folder) => Object.entries(readLock(folder).packages))
  .filter(([name, { inBundle }]) => name !== '' && !inBundle)

test('S18 every package in the lockfile has a hash, and none names where it was fetched', () => {
  expect(packages.length).toBeGreaterThan(600)
  expect(
    packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([name]) => name),
  ).toEqual([])
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([name]) => name)).toEqual([])
})

test('S18 packages are pinned, run no install scripts, come only from the registry and are at least a week old when added', () => {
  const versions: unknown[] = folders.flatMap((folder) => {
    const manifest = JSON.parse(readText(path.join(folder, 'package.json')))
    const groups = [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies]
    return groups.flatMap((group) => Object.values(group ?? {}))
  })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([])
  for (const folder of folders) {
    const settings = readText(path.join(folder, '.npmrc')).split('\n')
    expect(settings).toEqual(
      expect.arrayContaining([
        'omit-lockfile-registry-resolved=true',
        'ignore-scripts=true',
        'strict-allow-scripts=true',
        'min-release-age=7',
        'save-exact=true',
        'engine-strict=true',
        ...['git', 'remote', 'file', 'directory'].map((place) => `allow-${place}=none`),
      ]),
    )
  }
})

/** Licenses that are compatible with MIT and allow redistribution. */
const free =
  /^(MIT|MIT-0|ISC|BSD-2-Clause|BSD-3-Clause|0BSD|Apache-2\.0|CC0-1\.0|CC-BY-4\.0|BlueOak-1\.0\.0|OFL-1\.1|W3C-20150513|Zlib|Python-2\.0|Unlicense|MPL-2\.0|PostgreSQL|WTFPL)$/
const isFree = (licenseText: string) =>
  licenseText
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => free.test(one)))

/** Packages whose manifest names no license in the field for it, with the license in their LICENSE file, readme or `licenses`. */
const readByHand: Readonly<Record<string, string>> = {
  'node_modules/parse-cache-control': 'BSD-3-Clause',
  // Of the S3 server that tests run.
  'node_modules/busboy': 'MIT',
  'node_modules/humanize-number': 'MIT',
  'node_modules/only': 'MIT',
  'node_modules/streamsearch': 'MIT',
  // Its vocabularies are the W3C's.
  'node_modules/@digitalbazaar/credentials-context': 'BSD-3-Clause AND W3C-20150513',
}

/**
 * A library in its own file that is loaded and can be replaced, as the LGPL requires; we neither own nor change it.
 */
const isLoadedLibrary = (name: string, license: string) =>
  name.startsWith('node_modules/@img/sharp-') && isFree(license.replaceAll('LGPL-3.0-or-later', 'MIT'))

test('S18 every package, for any platform, has a license compatible with ours', () => {
  const read = packages.map(([name, { license }]) => [name, readByHand[name] ?? license] as const)
  const others = read.flatMap(([name, license]) =>
    isFree(String(license)) || isLoadedLibrary(name, String(license)) ? [] : [`${name}: ${license}`],
  )
  expect(others).toEqual([])
  expect(['MIT', '(GPL-3.0 OR MIT)', 'MIT AND ISC'].map(isFree)).toEqual([true, true, true])
  expect(['GPL-3.0', 'MIT AND GPL-3.0', 'UNLICENSED', 'undefined'].some(isFree)).toBe(false)
})

test('S18 packages that only the benches need are not packages of the project, so no one else installs them', () => {
  const { dependencies } = JSON.parse(readText('bench/packages/package.json'))
  const names = Object.keys(dependencies)
  expect(names).toContain('lighthouse')
  expect(names.filter((name) => `node_modules/${name}` in lock.packages)).toEqual([])
})

test('S18 the bill of materials lists every package of a release once, with its license and hash', () => {
  const billOfMaterials = JSON.parse(
    execFileSync(process.execPath, ['scripts/sbom.mjs'], { cwd: root, encoding: 'utf8' }),
  )
  expect([billOfMaterials.bomFormat, billOfMaterials.specVersion]).toEqual(['CycloneDX', '1.6'])
  const listed: { purl: string; licenses?: unknown; hashes?: unknown }[] = billOfMaterials.components
  const purls = listed.map(({ purl }) => purl)
  expect(new Set(purls).size).toBe(purls.length)
  const shipped = Object.entries(lock.packages).filter(
    ([name, { dev, devOptional }]) => name !== '' && !dev && !devOptional,
  )
  const missing = shipped.filter(([name, { name: alias, version }]) => {
    const full = alias ?? name.split('node_modules/').at(-1) ?? ''
    return !purls.includes(`pkg:npm/${full.replace(/^@/, '%40')}@${version}`)
  })
  expect(missing.map(([name]) => name)).toEqual([])
  for (const name of Object.keys(JSON.parse(readText('package.json')).dependencies))
    expect(purls.some((purl) => purl.startsWith(`pkg:npm/${name.replace(/^@/, '%40')}@`))).toBe(true)
  expect(listed.filter(({ licenses }) => !licenses)).toEqual([])
  // Bundled packages are covered by the hash of the package that contains them.
  const bundled = shipped.filter(([, { inBundle }]) => inBundle).length
  expect(listed.filter(({ hashes }) => !hashes).length).toBeLessThanOrEqual(bundled)
})

/** Patterns that secretlint's recommended rules lack. */
const furtherSecrets: readonly RegExp[] = [
  /\bglpat-[\w-]{20}\b/,
  /\bsk_live_[0-9a-zA-Z]{20,}/,
  /\bAIza[\w-]{35}\b/,
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  /_authToken=/,
]

const rules = [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }]

/** A file's text and where it starts in the text that is searched. */
type Part = { file: string; start: number }

/**
 * Searches texts of one type as if they were one file: secretlint keeps notes of each call and looks through all
 * earlier ones, which took twenty-five seconds for two thousand calls.
 */
async function findSecretsOfType(
  type: string,
  texts: readonly { file: string; text: string }[],
): Promise<string[]> {
  const parts: Part[] = []
  let content = ''
  for (const { file, text } of texts) {
    parts.push({ file, start: content.length })
    content += `${text}\n`
  }
  const fileAt = (index: number) => parts.findLast(({ start }) => start <= index)?.file
  const source = { filePath: `all${type}`, content, contentType: 'text' as const }
  const { messages } = await lintSource({ source, options: { config: { rules }, maskSecrets: true } })
  const further = furtherSecrets.flatMap((secret) => {
    const found = secret.exec(content)
    return found ? [{ index: found.index, message: String(secret) }] : []
  })
  return [...messages.map(({ range, message }) => ({ index: range[0], message })), ...further].map(
    ({ index, message }) => `${fileAt(index)}: ${message}`,
  )
}

/** Some rules look only into files of one type, so the texts are searched by type. */
async function findSecrets(texts: readonly { file: string; text: string }[]): Promise<string[]> {
  const typeOf = (file: string) => path.extname(file) || path.basename(file)
  const types = [...new Set(texts.map(({ file }) => typeOf(file)))]
  const found = await Promise.all(
    types.map((type) =>
      findSecretsOfType(
        type,
        texts.filter(({ file }) => typeOf(file) === type),
      ),
    ),
  )
  return found.flat()
}

test('S18 no committed file contains a service key or a private key (secretlint)', async () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const texts = files
    .split('\n')
    .filter((file) => file !== '' && !/\.(png|ico|woff2|webp|jpg)$/.test(file))
    .filter((file) => existsSync(path.join(root, file)) && file !== 'tests/supply-chain.test.ts')
    .map((file) => ({ file, text: readText(file) }))
  expect(texts.length).toBeGreaterThan(300)
  expect(await findSecrets(texts)).toEqual([])

  const token = ['ghp_', 'abcdefghij0123456789ABCDEFGHIJ012345'].join('')
  const plant = ({ file, text }: { file: string; text: string }) => ({
    file,
    text: file === 'README.md' ? `${text}\nconst token = '${token}'` : text,
  })
  const planted = await findSecrets(texts.map(plant))
  expect(planted).toHaveLength(1)
  expect(planted[0]).toMatch(/^README\.md: /)
})
