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
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Where a journey ends that waits for what never comes, far beyond what a machine ten times slower needs; no test passes
  // sooner by less.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { args, ...(executablePath === undefined ? {} : { executablePath }) },
    // Below the time of the whole, so that what never came is named.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'UTC',
    // A message that fades out while axe looks has no contrast, and movement doubles the run; first-day-volunteer.spec.ts has it.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
