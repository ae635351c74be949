/**
 * Bundles the server, its commands and the demo (docs/decisions/0130-bundled-server.md), or with `--mode bench` the
 * benches. Packages are not part of a bundle.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vite'
import { texts } from './texts.config.ts'

const listModules = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`)

/** What others load: operators, `scripts/` and tests. */
const product = () => [
  ...['main', 'app', 'config/config', 'db/db', 'http/openapi', 'http/health-thread'].map(
    (name) => `src/server/${name}.ts`,
  ),
  ...listModules('src/server/commands'),
  ...['demo/load.ts'].filter((file) => existsSync(file)),
]

const nameOf = (file: string) => file.replace(/^src\/|^bench\/|\.ts$/g, '')

/** A module of ours, from a folder of `src` or relative. */
const imports = /from '(?:#(?<own>[^']+)|(?<beside>\.[^']+))'/gu

/** A module and all of ours that it imports. */
function listImported(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const { groups = {} } of readFileSync(file, 'utf8').matchAll(imports)) {
    const { own, beside = '' } = groups
    listImported(own === undefined ? path.join(path.dirname(file), beside) : `src/${own}`, found)
  }
  return found
}

/** All that decides what is stored of the texts of a project: what parses them, and how it is written. */
export const listParserSources = (): string[] =>
  [
    ...listImported(
      'src/server/matching/index-entry.ts',
      listImported('src/domain/matching/parse-project.ts'),
    ),
  ].toSorted()

/** Changes with these sources: what another version stored is parsed again. */
function hashParser(): string {
  const hash = createHash('sha256')
  for (const file of listParserSources()) hash.update(`\0${file}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

export default defineConfig(({ mode }) => {
  const isBench = mode === 'bench'
  return {
    root: 'src/server',
    plugins: [texts()],
    define: { PARSER_SOURCES: JSON.stringify(hashParser()) },
    ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
    build: {
      ssr: true,
      target: 'node20.19',
      outDir: path.resolve(isBench ? '.build/bench' : '.build'),
      emptyOutDir: isBench,
      copyPublicDir: false,
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(
          (isBench ? listModules('bench') : product()).map((file) => [nameOf(file), path.resolve(file)]),
        ),
        output: {
          // The sources are there; Node would keep a second copy of them in memory.
          sourcemapExcludeSources: true,
          entryFileNames: '[name].js',
          chunkFileNames: isBench ? 'shared/[name]-[hash].js' : 'server/shared/[name]-[hash].js',
        },
      },
    },
  }
})
