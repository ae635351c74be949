import { readFileSync } from 'node:fs'
import path from 'node:path'

const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** A vitest run of some projects, as a step; a file that did not load counts as one failure. */
export function vitest(name, projects, run) {
  const report = path.join(run, `${name}.json`)
  return {
    name,
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
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

/** The journeys in Chromium, as a step; an error outside every test counts as one failure. */
export function playwright(name, run) {
  const file = path.join(run, `${name}.json`)
  return {
    name,
    command: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    count: () => {
      const report = readReport(file)
      const tests = listTests(report)
      return {
        passed: tests.filter((test) => test.status === 'expected').length,
        failed:
          tests.filter((test) => ['unexpected', 'flaky'].includes(test.status)).length + report.errors.length,
        skipped: tests.filter((test) => test.status === 'skipped').map((test) => test.title),
      }
    },
  }
}
