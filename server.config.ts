/**
 * Bundles the server, its commands and the demo (docs/decisions/0130-bundled-server.md), or with `--mode bench` the
 * benches. Packages are not part of a bundle.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vite'
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
  ...['demo/load.ts'].filter((file) => existsSync(file)),
]

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
