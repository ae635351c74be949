import { appendFileSync } from 'node:fs'

/** A Vitest reporter: writes each test that passed only on retry to the file FLAKY_TESTS, one JSON line each. */
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
