// `npm run bench:reliability`: runs the tests that prove reliability, one after the other, and prints what they measured.
// `-- --deep` also runs the long ones; SOAK_MINUTES=15 makes the longest as long as it should be.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { vitest } from './reports.mjs'
import { keepSections } from './results.mjs'
import { finish, openRun, root, runStep } from './steps.mjs'

const heading = '## Reliability'
const isDeep = process.argv.includes('--deep')
const [load] = loadavg()

/** The files of tests that tell figures. */
function findFiles() {
  const files = ['src', 'tests'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  return files
    .filter((file) => file.endsWith('.test.ts') && (isDeep || !file.endsWith('.deep.test.ts')))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('#tests/support/figures.ts'))
}

/** 0.0123, 1.23, 12.3, 123: three figures, and no more places than say anything. */
const write = (value) => (value === 0 ? '0' : value >= 100 ? value.toFixed(0) : value.toPrecision(3))

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

function describe({ name, about, values, unit, most, least }) {
  const worst = least === undefined ? Math.max(...values) : Math.min(...values)
  const isHeld = worst <= (most ?? Infinity) && worst >= (least ?? -Infinity)
  const bound = most === undefined ? (least === undefined ? '' : `at least ${least}`) : `at most ${most}`
  const held = bound === '' ? '' : isHeld ? 'yes' : '**no**'
  const inUnit = (text) => (unit ? `${text} ${unit}` : text)
  const middle = values.length > 1 ? inUnit(write(median(values))) : ''
  return [name, about, `${values.length}`, middle, inUnit(write(worst)), bound && inUnit(bound), held]
}

const numberOf = (name) => [name[0], Number(name.slice(1))]

function readFigures(report) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const figures = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => meta?.figures ?? []),
  )
  return figures.toSorted((a, b) => {
    const [[kind, number], [other, next]] = [numberOf(a.name), numberOf(b.name)]
    return kind.localeCompare(other) || number - next
  })
}

const run = openRun()
const build = await runStep({ name: 'build', command: ['scripts/build.mjs'] })
const step = vitest('figures', ['server', 'figures'], { run })
// Nothing beside the test that measures; only tests whose title begins with a figure.
const command = [...step.command, '--no-file-parallelism', '-t', String.raw`(^|\s)[RS]\d+ `, ...findFiles()]
const env = { MEASURE_FIGURES: '1', ...(isDeep && { MEASURE_DEEP: '1' }) }
const result = await runStep({ ...step, command, env })

const report = path.join(run, 'figures.json')
const figures = existsSync(report) ? readFigures(report) : []
const head = ['Figure', 'What', 'Times', 'Median', 'Worst', 'To hold', 'Held']
const table = [head, head.map(() => '---'), ...figures.map(describe)]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n')
const day = new Date().toISOString().slice(0, 10)
const written = `${heading}

Written by \`npm run bench:reliability${isDeep ? ' -- --deep' : ''}\` on ${day}: ${cpus().length} cores shared by everything, Node ${process.versions.node};
the machine's load over the minute before was ${load.toFixed(1)}.

${table}
`
process.stdout.write(`\n${written}\n`)
if (result.failed === 0) await keepSections(written)
// Tests of other titles in these files are left out on purpose.
finish([build, { ...result, skipped: [] }])
