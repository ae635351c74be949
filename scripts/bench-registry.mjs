// `npm run bench:registry`: loads two million synthetic rows of the Business Master File, with matching Publication
// 78 and revocation files, into its own embedded database, and reports how long that took and how much memory the
// loader used.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { saveSections } from './results.mjs'
import { root } from './steps.mjs'

const heading = '## Loading the register'
const rows = Number(process.argv[2] ?? 2_000_000)
const goals = { seconds: 60, megabytes: 400 }

const header =
  'EIN,NAME,ICO,STREET,CITY,STATE,ZIP,GROUP,SUBSECTION,AFFILIATION,CLASSIFICATION,RULING,DEDUCTIBILITY,FOUNDATION,ACTIVITY,ORGANIZATION,STATUS,TAX_PERIOD,ASSET_CD,INCOME_CD,FILING_REQ_CD,PF_FILING_REQ_CD,ACCT_PD,ASSET_AMT,INCOME_AMT,REVENUE_AMT,NTEE_CD,SORT_NAME'
const einOf = (index) => String(10_000_000 + index * 450).padStart(9, '0')
/** In a sample of the real file, 3 of 2,000 names are quoted; here 1 of 500. */
const nameOf = (index) =>
  index % 500 === 0
    ? `"FRIENDS, OLD AND NEW, OF RIVER TOWN ${index}"`
    : `COMMUNITY ASSOCIATION OF RIVER TOWN ${index} INC`

/** As in the real file, every fifth row is a branch in a group, most with the name of the larger organization. */
const branchOf = (index) => `ORDER OF RIVER TOWNS ${index % 1000}`
const isBranch = (index) => index % 5 === 0
const groupOf = (index) => (isBranch(index) ? String((index % 1000) + 1).padStart(4, '0') : '0000')

const kinds = [
  {
    option: '--bmf',
    name: 'bmf.csv',
    count: rows,
    head: `${header}\r\n`,
    line: (index) =>
      `${einOf(index)},${isBranch(index) ? branchOf(index) : nameOf(index)},% JO DOE,${index} MAIN STREET,RIVER TOWN,ME,04609-0052,${groupOf(index)},03,${isBranch(index) ? 9 : 3},1000,199603,1,15,402404000,1,01,202512,5,4,01,0,12,855410,248504,248504,S20Z,BRANCH ${index % 50}`,
  },
  {
    option: '--pub78',
    name: 'pub78.txt',
    count: Math.floor(rows * 0.6),
    head: '\r\n\r\n',
    line: (index) =>
      `${einOf(index)}|Community Association of River Town ${index}|River Town|ME|United States|PC`,
  },
  {
    option: '--revocations',
    name: 'revocations.txt',
    count: Math.floor(rows * 0.3),
    head: '\r\n\r\n',
    line: (index) =>
      `${einOf(index * 2)}|COMMUNITY ASSOCIATION ${index}||1 MAIN ST|RIVER TOWN|ME|04609|US|03|15-MAY-2011|11-DEC-2011|16-MAY-2012`,
  },
]

async function writeFiles(folder) {
  for (const { name, count, head, line } of kinds) {
    const file = createWriteStream(path.join(folder, name))
    let text = head
    for (let index = 0; index < count; index += 1) {
      text += `${line(index)}\r\n`
      if (text.length < 500_000) continue
      if (!file.write(text)) await once(file, 'drain')
      text = ''
    }
    file.end(text)
    await once(file, 'finish')
  }
}

/** Runs the command in its own process, which reports its peak memory at the end. */
async function load(folder) {
  const words = kinds.flatMap(({ option, name }) => [option, path.join(folder, name)])
  const command = path.join(root, 'dist/server/commands/registry.js')
  const code = `const { run } = await import(${JSON.stringify(command)})
    process.exitCode = await run(${JSON.stringify(words)})
    process.stdout.write('peak ' + process.resourceUsage().maxRSS + '\\n')`
  const loader = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    env: { ...process.env, DATA_DIR: path.join(folder, 'data'), DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  loader.stdout.on('data', (chunk) => (output += chunk))
  const [exitCode] = await once(loader, 'close')
  if (exitCode !== 0) throw new Error(`the loader ended with ${exitCode}:\n${output}`)
  const find = (pattern) => Number(pattern.exec(output)?.[1])
  return { seconds: find(/in place after ([\d.]+) s/), megabytes: find(/peak (\d+)/) / 1024 }
}

if (!(await ensureBuilt('npm run bench:registry', { withBench: true }))) process.exit(1)
const folder = mkdtempSync(path.join(tmpdir(), 'bench-registry-'))
const [before = 0] = loadavg()
try {
  await writeFiles(folder)
  const runs = [await load(folder), await load(folder)]
  const describeGoal = (value, most) => (value <= most ? 'yes' : '**no**')
  const count = new Intl.NumberFormat('en').format
  const table = [
    `Written by \`npm run bench:registry\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores shared by the loader and PostgreSQL, Node ${process.versions.node};`,
    `the machine's load over the minute before was ${before.toFixed(1)}. ${kinds.map(({ name, count: each }) => `${name}: ${count(each)} rows`).join(', ')}.`,
    'From the first byte read to the committed swap; memory is the most that the loader ever held.',
    '',
    '| Load | Seconds | To hold | Held | Memory, MB | To hold | Held |',
    '| --- | ---: | ---: | --- | ---: | ---: | --- |',
    ...runs.map(({ seconds, megabytes }, index) => {
      const name = ['into an empty register', 'in the place of another'][index]
      return `| ${name} | ${seconds.toFixed(1)} | ${goals.seconds} | ${describeGoal(seconds, goals.seconds)} | ${megabytes.toFixed(0)} | ${goals.megabytes} | ${describeGoal(megabytes, goals.megabytes)} |`
    }),
  ].join('\n')
  process.stdout.write(`${table}\n`)
  await saveSections(`${heading}\n\n${table}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
