import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'))

const readLines = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : []

/**
 * Runs Vitest for some projects, as a step; a file that did not load counts as one failure. A failed test runs once
 * more unless `retries` is 0, and one that passes then is reported by its title as flaky.
 */
export function vitest(name, projects, { run, retries = 1, workers = 2 }) {
  const report = path.join(run, `${name}.json`)
  const flaky = path.join(run, `${name}-flaky.jsonl`)
  return {
    name,
    env: { FLAKY_TESTS: flaky },
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/flaky-reporter.mjs',
      `--retry=${retries}`,
      `--maxWorkers=${workers}`,
      `--outputFile.json=${report}`,
    ],
    count: () => {
      const files = readReport(report).testResults
      const tests = files.flatMap((file) => file.assertionResults)
      const unloaded = files.filter(
        ({ status, assertionResults }) =>
          status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
      )
      return {
        passed: tests.filter((test) => test.status === 'passed').length,
        failed: tests.filter((test) => test.status === 'failed').length + unloaded.length,
        flaky: readLines(flaky).map(({ title, reason }) => `${title}\n${reason.replace(/^/gm, '    ')}`),
        skipped: tests
          .filter((test) => !['passed', 'failed'].includes(test.status))
          .map((test) => test.fullName),
      }
    },
  }
}

function listTests(suite) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({ title: spec.title, status: test.status })),
  )
  return [...own, ...(suite.suites ?? []).flatMap(listTests)]
}

/**
 * Runs the journeys in Chromium, as a step; an error outside every test counts as one failure. A failed journey runs
 * once more, in another browser on another product; one that passes then is also reported as flaky.
 */
export function playwright(name, run) {
  const file = path.join(run, `${name}.json`)
  return {
    name,
    command: ['node_modules/@playwright/test/cli.js', 'test', '--retries=1', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    count: () => {
      const report = readReport(file)
      const tests = listTests(report)
      return {
        passed: tests.filter((test) => ['expected', 'flaky'].includes(test.status)).length,
        failed: tests.filter((test) => test.status === 'unexpected').length + report.errors.length,
        flaky: tests.filter((test) => test.status === 'flaky').map((test) => test.title),
        skipped: tests.filter((test) => test.status === 'skipped').map((test) => test.title),
      }
    },
  }
}
