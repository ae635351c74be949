import { defineConfig } from '@playwright/test'

const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium's sandbox refuses to run as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
const executablePath = process.env['CHROMIUM']

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
  // First, because it needs a product of its own, and Playwright would run it alone at the end.
  projects: [
    { name: 'languages', testMatch: '**/languages.spec.ts' },
    { name: 'others', testIgnore: '**/languages.spec.ts' },
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
