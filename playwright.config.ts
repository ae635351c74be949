import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages live for seconds and axe's code is run once or twice: compiling it to run faster takes longer than it saves
  // (docs/decisions/0150-journeys-optimize-nothing.md).
  '--js-flags=--no-opt --no-maglev',
  // Chromium's sandbox refuses to run as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
const executablePath = process.env['CHROMIUM']

const journeys = new URL('tests/journeys/', import.meta.url)
/** The files whose product has settings of its own. */
const withSettings = readdirSync(journeys).filter((name) =>
  /\bsettings: [[{]/.test(readFileSync(new URL(name, journeys), 'utf8')),
)
/** The files that change what others look at, and those with a mail server: one worker runs them, so they share a product. */
const changing = ['appeals', 'focus', 'invited-people', 'invites', 'saved-searches'].map(
  (name) => `${name}.spec.ts`,
)
const listed = (names: readonly string[]) => names.map((name) => `**/${name}`)

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/running/demo-data.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Stops a journey that waits for something that never happens. This is far more time than a machine ten times
  // slower needs; a lower value makes no test faster.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  // Files with a product of their own come first. The many short ones that share two products come last and keep both
  // workers busy until the end.
  projects: [
    { name: 'changing', testMatch: listed(changing), workers: 1 },
    { name: 'own product', testMatch: listed(withSettings) },
    { name: 'shared product', testIgnore: listed([...changing, ...withSettings]) },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) },
    // Shorter than the test's timeout, so that the error names what was missing.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'UTC',
    // A toast that fades out while axe runs has no contrast, and animations double the run time;
    // first-day-volunteer.spec.ts tests them.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
