// `npm run bench:reliability`: runs the tests that prove reliability one after the other and prints their
// measurements. `-- --deep` also runs the long ones; SOAK_MINUTES=15 makes the longest run its full time. `--
// --reports FOLDER` saves each file's measurements and skips files that already have a report; `-- --only NAME` runs
// the files whose path contains it.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { vitest } from './reports.mjs'
import { saveSections } from './results.mjs'
import { finish, startRun, root, runStep } from './steps.mjs'

const heading = '## Reliability'
const options = { deep: { type: 'boolean' }, reports: { type: 'string' }, only: { type: 'string' } }
const { deep: isDeep = false, reports, only = '' } = parseArgs({ options }).values

/** The test files that report measurements. */
function findFiles() {
  const files = ['src', 'tests', 'demo', 'bench'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  return files
    .filter((file) => file.endsWith('.test.ts') && (isDeep || !file.endsWith('.deep.test.ts')))
    .filter((file) =>
      readFileSync(path.join(root, file), 'utf8').includes('#tests/support/checks/measurements.ts'),
    )
}

/** 0.0123, 1.23, 12.3, 123: three significant digits. */
const write = (value) => (value === 0 ? '0' : value >= 100 ? value.toFixed(0) : value.toPrecision(3))

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

function describe({ name, about, values, unit, most, least }) {
  const worst = least === undefined ? Math.max(...values) : Math.min(...values)
  const isWithinBounds = worst <= (most ?? Infinity) && worst >= (least ?? -Infinity)
  const bound = most === undefined ? (least === undefined ? '' : `at least ${least}`) : `at most ${most}`
  const held = bound === '' ? '' : isWithinBounds ? 'yes' : '**no**'
  const formatValue = (text) => (unit ? `${text} ${unit}` : text)
  const middle = values.length > 1 ? formatValue(write(median(values))) : ''
  return [
    name,
    about,
    `${values.length}`,
    middle,
    formatValue(write(worst)),
    bound && formatValue(bound),
    held,
  ]
}

const formatNumber = (name) => [name[0], Number(name.slice(1))]

function compareNames(a, b) {
  const [[kind, number], [other, next]] = [formatNumber(a.name), formatNumber(b.name)]
  return kind.localeCompare(other) || number - next
}

function readFigures(report) {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => meta?.figures ?? []),
  )
}

const run = startRun()
const folder = path.resolve(reports ?? run)
mkdirSync(folder, { recursive: true })

const nameOf = (file) => path.basename(file).replace(/(\.deep)?\.test\.ts$/, '')
/** Where a file's measurements are saved once all of its tests have passed. */
const storedReportPath = (file) =>
  path.join(folder, `${file.replaceAll('/', '-')}${isDeep ? '.deep' : ''}.figures.json`)

/** Runs one file on its own, so that its failures do not affect the others. */
async function measure(file) {
  const [load] = loadavg()
  const step = vitest(nameOf(file), ['server', 'figures'], { run, retries: 0 })
  // Only tests whose title starts with a measurement's number.
  const command = [...step.command, '-t', String.raw`(^|\s)[RS]\d+ `, file]
  const env = { MEASURE_FIGURES: '1', ...(isDeep && { MEASURE_DEEP: '1' }) }
  const result = await runStep({ ...step, command, env })
  if (result.failed === 0) {
    const day = new Date().toISOString().slice(0, 10)
    const figures = readFigures(path.join(run, `${nameOf(file)}.json`))
    writeFileSync(storedReportPath(file), JSON.stringify({ day, load, figures }))
  }
  // Other tests in these files are skipped on purpose.
  return { ...result, skipped: [] }
}

const results = [await runStep({ name: 'build', command: ['scripts/build.mjs', '--bench'] })]
const files = findFiles()
for (const file of files) {
  if (file.includes(only) && !existsSync(storedReportPath(file))) results.push(await measure(file))
}

const parts = files
  .map(storedReportPath)
  .filter(existsSync)
  .map((part) => JSON.parse(readFileSync(part, 'utf8')))
const figures = parts.flatMap((part) => part.figures).toSorted(compareNames)
const head = ['Figure', 'What', 'Times', 'Median', 'Worst', 'To hold', 'Held']
const table = [head, head.map(() => '---'), ...figures.map(describe)]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n')
const days = new Set(parts.map(({ day }) => day))
const loads = parts.map(({ load }) => load).toSorted((a, b) => a - b)
const missing = files.filter((file) => !existsSync(storedReportPath(file))).map(nameOf)
const gaps = missing.length === 0 ? '' : `\nNot measured in this run: ${missing.join(', ')}.\n`
const written = `${heading}

Written by \`npm run bench:reliability${isDeep ? ' -- --deep' : ''}\` on ${[...days].join(' and ')}: ${cpus().length} cores shared by everything, Node ${process.versions.node};
the machine's load over the minute before each file was ${loads.at(0)?.toFixed(1)} to ${loads.at(-1)?.toFixed(1)}.
${gaps}
${table}
`
process.stdout.write(`\n${written}\n`)
if (parts.length > 0 && (missing.length === 0 || reports !== undefined)) await saveSections(written)
finish(results)
