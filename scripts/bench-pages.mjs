// `npm run bench:pages`: runs Lighthouse on the public pages of the built product with demo data, and on the dashboards
// of people who are signed in, as a phone on a slow network. `npm run bench:pages -- RUNS` measures each page that many
// times (5 by default) and keeps the medians.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { importForBench } from './bench-packages.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { saveSections } from './results.mjs'
import { root } from './steps.mjs'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const heading = '## Pages, as Lighthouse sees them'

async function findPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Starts the product with its own data folder and returns its address once printed. */
async function startProduct(folder) {
  const port = await findPort()
  const url = `http://localhost:${port}`
  const { NODE_ENV: _, DATABASE_URL: __, ...env } = process.env
  const child = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], {
    cwd: folder,
    env: { ...env, DATA_DIR: folder, PORT: String(port), PUBLIC_URL: url, LIMIT_REQUESTS: '100000/5m' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes(url) && resolve())
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}`)))
  })
  return {
    url,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** Signs in the demo's account of a role; returns the header of its session. */
async function signIn(url, role) {
  const { password, accounts } = JSON.parse(readFileSync(path.join(root, 'demo/data/accounts.json'), 'utf8'))
  const { email } = accounts.find((account) => account.role === role)
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`Signing in as ${email} was answered ${answer.status}`)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { Cookie: cookies.join('; ') }
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/**
 * Lighthouse's results for a page; if Chromium recorded an incomplete trace, it runs again, as Lighthouse recommends.
 */
async function observe(url, { port, headers }, tries = 3) {
  const { lhr } = await lighthouse(url, {
    port,
    onlyCategories: categories,
    formFactor: 'mobile',
    throttlingMethod: 'devtools',
    ...(headers && { extraHeaders: headers }),
    logLevel: 'error',
  })
  if (!lhr.runtimeError) return lhr
  if (tries === 1) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  return observe(url, { port, headers }, tries - 1)
}

async function measure(url, options) {
  const lhr = await observe(url, options)
  return {
    lcp: lhr.audits['largest-contentful-paint'].numericValue,
    tbt: lhr.audits['total-blocking-time'].numericValue,
    cls: lhr.audits['cumulative-layout-shift'].numericValue,
    ...Object.fromEntries(categories.map((name) => [name, Math.round(lhr.categories[name].score * 100)])),
    failedAudits: Object.values(lhr.categories)
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
      .map(({ id }) => id),
  }
}

const { default: lighthouse } = await importForBench('lighthouse')
const runs = Number(process.argv[2] ?? 5)
if (!(await ensureBuilt('npm run bench:pages', { withBench: true }))) process.exit(1)
const executablePath = await ensureChromium()
const folder = mkdtempSync(path.join(tmpdir(), 'bench-pages-'))
const [load = 0] = loadavg()
const product = await startProduct(folder)
const port = await findPort()
const browser = await chromium.launch({
  executablePath,
  args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
try {
  const [project] = await (await fetch(`${product.url}/api/projects`)).json()
  const [organization] = await (await fetch(`${product.url}/api/organizations/top-rated`)).json()
  const pages = {
    '/': { address: '/' },
    '/browse': { address: '/browse' },
    '/project/{id}': { address: `/project/${project.id}` },
    '/organizations/{id}': { address: `/organizations/${organization.id}` },
    '/volunteer-dashboard': {
      address: '/volunteer-dashboard',
      headers: await signIn(product.url, 'volunteer'),
    },
    '/organization-dashboard': {
      address: '/organization-dashboard',
      headers: await signIn(product.url, 'organization'),
    },
  }
  const rows = []
  for (const [name, { address, headers }] of Object.entries(pages)) {
    const measured = []
    for (let run = 0; run < runs; run += 1) {
      measured.push(await measure(product.url + address, { port, headers }))
      process.stderr.write(`${name} ${run + 1}/${runs}: LCP ${Math.round(measured.at(-1).lcp)} ms\n`)
    }
    const of = (key) => median(measured.map((one) => one[key]))
    const failedAudits = [...new Set(measured.flatMap((one) => one.failedAudits))]
    if (failedAudits.length > 0) process.stderr.write(`${name} missed: ${failedAudits.join(', ')}\n`)
    rows.push([
      name,
      (of('lcp') / 1000).toFixed(2),
      of('tbt').toFixed(0),
      of('cls').toFixed(3),
      ...categories.map(of),
    ])
  }
  const table = [
    `Lighthouse 12.8, mobile, DevTools throttling (network and processor), median of ${runs}, demo data,`,
    `${cpus().length} cores, Node ${process.versions.node}; load of the machine before: ${load.toFixed(1)}.`,
    '',
    '| Page | LCP, s | Blocked, ms | CLS | Performance | Accessibility | Best practices | SEO |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map((row) => `| \`${row[0]}\` | ${row.slice(1).join(' | ')} |`),
  ].join('\n')
  process.stdout.write(`${table}\n`)
  await saveSections(`${heading}\n\n${table}\n`)
} finally {
  await browser.close()
  await product.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
