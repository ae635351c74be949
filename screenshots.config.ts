import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** The pictures of `npm run screenshots`. */
export default defineConfig(config, {
  testDir: 'tests/screenshots',
  testMatch: '**/*.shots.ts',
  timeout: 1_800_000,
})
