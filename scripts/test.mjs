// `npm test`: runs every test. Its last line sums up all runners.
import { checkChains } from './check.mjs'
import { ensureChromium } from './chromium.mjs'
import { playwright, vitest } from './reports.mjs'
import { finish, startRun, runChains, runStep, report } from './steps.mjs'

async function checkChromium() {
  const start = process.hrtime.bigint()
  const answer = await ensureChromium().then(
    (executable) => ({ executable }),
    (error) => ({ error }),
  )
  const seconds = Number(process.hrtime.bigint() - start) / 1e9
  const failed = answer.error ? 1 : 0
  report({
    name: 'chromium',
    passed: 1 - failed,
    failed,
    skipped: [],
    seconds,
    output: answer.error?.message,
  })
  return answer.executable
}

const run = startRun()
const results = await runChains(checkChains(run))
results.push(await runStep({ name: 'build', command: ['scripts/build.mjs'] }))
// A third worker has a core to itself while the others wait for processes that they started, stopped or killed.
results.push(await runStep(vitest('server', ['server'], { run, workers: 3 })))
const executable = await checkChromium()
const journeys = playwright('journeys', run)
results.push(
  executable
    ? await runStep({ ...journeys, env: { ...journeys.env, CHROMIUM: executable } })
    : report({
        name: 'journeys',
        passed: 0,
        failed: 1,
        skipped: [],
        seconds: 0,
        output: 'The journeys need a Chromium.',
      }),
)
finish(results)
