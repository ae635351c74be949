/**
 * Bundles the server, its commands and the demo (docs/decisions/0130-bundled-server.md), or with `--mode bench` the
 * benches. Most packages are not part of a bundle.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { defineConfig, type Plugin } from 'vite'
import { listParserSources } from './scripts/parser-sources.mjs'
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
  ...['demo/demo.ts'].filter((file) => existsSync(file)),
]

/**
 * Finding and reading hundreds of small modules took an eighth of an import; of `eld` see {@link parsedTable}. They read no files
 * beside themselves.
 */
const bundledPackages = ['drizzle-orm', 'eld', 'nodemailer', 'zod']

/**
 * Writes the table that languages are guessed with as JSON. The package has it as code, which takes three times as long to read,
 * and as much memory.
 */
function parsedTable(): Plugin {
  let isFound = false
  return {
    name: 'parsed-table',
    transform(code, id) {
      if (!id.endsWith('/eld/src/ngrams/extrasmall.js')) return null
      isFound = true
      const table: unknown = runInNewContext(code.replace('export const ngramsData =', 'ngramsData ='))
      return {
        code: `export const ngramsData = JSON.parse(${JSON.stringify(JSON.stringify(table))})`,
        map: null,
      }
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('The table of languages is no longer where it was.')
    },
  }
}

const nameOf = (file: string) => file.replace(/^src\/|^bench\/|\.ts$/g, '')

/** Changes with each of these sources: what another version stored is parsed again. */
function hashParser(): string {
  const hash = createHash('sha256')
  for (const file of listParserSources()) hash.update(`\0${file}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

export default defineConfig(({ mode }) => {
  const isBench = mode === 'bench'
  return {
    root: 'src/server',
    plugins: [texts(), parsedTable()],
    define: { PARSER_SOURCES: JSON.stringify(hashParser()) },
    ssr: {
      noExternal: bundledPackages,
      resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
    },
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
