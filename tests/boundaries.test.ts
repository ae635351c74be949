import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { cleanFiles, compilerSeeds, lintSeeds, type Seed } from './support/checks/seeds.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const configuration = [
  'package.json',
  '.oxlintrc.json',
  'scripts/house-rules.mjs',
  'scripts/avoided-words.mjs',
  'scripts/layer-rules.mjs',
  'tsconfig.base.json',
  ...['domain', 'contract', 'server', 'web'].map((folder) => `src/${folder}/tsconfig.json`),
]
const lintReport = z.object({
  diagnostics: z.array(z.object({ code: z.string().optional(), filename: z.string(), message: z.string() })),
})

/** Creates a project of seeded violations in its own folder, with the real configuration. */
async function createSeedProject(seeds: Readonly<Record<string, Seed>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'seeds-'))
  for (const file of configuration) await cp(path.join(root, file), path.join(folder, file))
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const files = {
    ...cleanFiles,
    ...Object.fromEntries(Object.values(seeds).map(({ file, text }) => [file, text])),
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  return folder
}

/** Runs one of the project's tools in a folder and returns what it printed, whatever its exit code. */
function run(folder: string, tool: string, ...args: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(root, 'node_modules', tool), ...args],
      { cwd: folder, maxBuffer: 1e8 },
      (_, stdout) => resolve(stdout),
    )
  })
}

describe('the linter', () => {
  let folder = ''
  let refused: { code?: string | undefined; filename: string; message: string }[] = []

  beforeAll(async () => {
    folder = await createSeedProject(lintSeeds)
    const output = await run(
      folder,
      'oxlint/bin/oxlint',
      '--type-aware',
      '--deny-warnings',
      '--format=json',
      'src',
    )
    refused = lintReport.parse(JSON.parse(output)).diagnostics
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each(Object.entries(lintSeeds))('makes sure that %s', (_, { rule, file }) => {
    expect(refused.filter(({ filename }) => filename === file).map(({ code }) => code)).toContain(rule)
  })

  it('accepts a project without violations', () => {
    expect(refused.filter(({ filename }) => filename in cleanFiles)).toEqual([])
  })
})

describe('the compiler', () => {
  let folder = ''
  let output = ''

  beforeAll(async () => {
    folder = await createSeedProject(compilerSeeds)
    const projects = ['domain', 'contract', 'server', 'web'].map((name) => `src/${name}`)
    output = await run(folder, 'typescript/bin/tsc', '-b', '--pretty', 'false', ...projects)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each(Object.entries(compilerSeeds))('makes sure that %s', (_, { rule, file }) => {
    const errors = output.split('\n').filter((line) => line.startsWith(`${file}(`))
    expect(errors.join('\n')).toContain(rule)
  })

  it('accepts a project without violations', () => {
    expect(
      output.split('\n').filter((line) => Object.keys(cleanFiles).some((file) => line.startsWith(file))),
    ).toEqual([])
  })
})

describe('the slices', () => {
  const features = path.join(root, 'src/server/features')
  const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({
      slice: file.split(path.sep)[0],
      text: readFileSync(path.join(features, file), 'utf8'),
    }))

  /** What a source handles, as `slice name`: the folder of the contract that it imports the endpoint from. */
  function listHandled(text: string): string[] {
    const imports = [
      ...text.matchAll(/import (?:\{([^}]*)\}|\* as (\w+)) from '#contract\/([\w-]+)\/[\w-]+\.ts'/g),
    ].flatMap(([, names, space, slice]) =>
      (names?.split(',') ?? [space]).map((name) => ({ name: name?.trim(), slice })),
    )
    return [...text.matchAll(/\broute\(\s*\w+,\s*(\w+)/g)].map(([, name]) => {
      const { slice } = imports.find((each) => each.name === name) ?? {}
      return `${slice} ${name}`
    })
  }

  it('handle only the endpoints of their own folder of the contract', () => {
    const handled = sources.flatMap(({ slice, text }) =>
      listHandled(text).map((endpoint) => ({ slice, endpoint })),
    )
    expect(handled.length).toBeGreaterThan(300)
    expect(handled.filter(({ slice, endpoint }) => !endpoint.startsWith(`${slice} `))).toEqual([])
  })
})
