import { appendFileSync } from 'node:fs'

/**
 * A reporter of Vitest, which constructs it: writes to the file FLAKY_TESTS, as a line of JSON, each test that passed only
 * when it was tried again.
 */
export default function FlakyReporter() {
  return {
    onTestCaseResult(test) {
      if (!test.diagnostic()?.flaky) return
      const [error] = test.result().errors ?? []
      const title = `${test.module.relativeModuleId} › ${test.fullName}`
      const line = { title, reason: error?.stack ?? error?.message ?? '' }
      appendFileSync(process.env.FLAKY_TESTS, `${JSON.stringify(line)}\n`)
    },
  }
}
