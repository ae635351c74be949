import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { texts } from './texts.config.ts'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const conditions = (defaults: readonly string[]) => ['source', ...defaults]

const shared = {
  plugins: [react(), texts()],
  resolve: { conditions: conditions(defaultClientConditions) },
  ssr: { resolve: { conditions: conditions(defaultServerConditions) } },
  // Where Vitest loads its global setups.
  environments: { __vitest__: { resolve: { conditions: conditions(defaultServerConditions) } } },
}

/**
 * Stops a test that waits for something that never happens. No test depends on these times: they far exceed what a
 * machine needs that is ten times slower or busier.
 */
const maxTestTime = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
}

/**
 * Collecting what requests and screens leave behind took a fifth and a tenth of a worker's time; with more room it runs
 * less often.
 */
const moreYoungSpace = ['--max-semi-space-size=64']

/** Start of the paths of files that take long, or that wait for processes they started while others use the cores. */
const firstPaths = [
  'src/server/http/fuzz.test.ts',
  'src/server/http/access.test.ts',
  'bench/bench.test.ts',
  'tests/model/',
  'tests/lifecycle/',
  'bench/bench-',
]

/**
 * Files of one project follow each other, because a worker ends when the next file is of another one, and a new worker
 * loads everything again. The longest start first, because the last one leaves a core idle; a fresh clone has no
 * recorded durations to sort by.
 */
// oxlint-disable-next-line house/classes -- because Vitest takes a class and nothing else
class ByProjectLongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = firstPaths.findIndex((start) => path.relative(root, moduleId).startsWith(start))
      return rank === -1 ? firstPaths.length : rank
    }
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => b.project.name.localeCompare(a.project.name) || rankOf(a) - rankOf(b))
  }
}

export default defineConfig({
  test: {
    allowOnly: false,
    maxWorkers: 2,
    sequence: { sequencer: ByProjectLongFirst },
    // With `isolate`, loading the same modules for each file took a quarter to half of the time; no module keeps
    // state from a test.
    projects: [
      {
        ...shared,
        test: {
          name: 'domain',
          include: ['src/{domain,contract}/**/*.test.ts'],
          ...maxTestTime,
          environment: 'node',
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          name: 'server',
          include: ['{src/server,demo}/**/*.test.ts', 'bench/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [
            'tests/{architecture-page,boundaries,gallery,migrations,plain-words,security-page,specification-page,supply-chain}.test.ts',
            'tests/figures/**',
          ],
          environment: 'node',
          isolate: false,
          execArgv: moreYoungSpace,
          globalSetup: ['tests/support/running/cluster.ts'],
          ...maxTestTime,
        },
      },
      {
        ...shared,
        test: {
          name: 'figures',
          include: ['tests/figures/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/running/cluster.ts'],
          ...maxTestTime,
          // Some of them take many minutes even on an idle machine.
          testTimeout: 3_600_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          isolate: false,
          execArgv: moreYoungSpace,
          setupFiles: ['tests/support/web/web-setup.ts'],
          ...maxTestTime,
        },
      },
      {
        ...shared,
        test: {
          name: 'boundaries',
          include: [
            'tests/{architecture-page,boundaries,gallery,migrations,plain-words,security-page,specification-page,supply-chain}.test.ts',
          ],
          environment: 'node',
          ...maxTestTime,
        },
      },
    ],
  },
})
