import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

const { projects: _, ...shared } = config

/** The pictures of `npm run screenshots`. */
export default defineConfig(shared, {
  testDir: 'tests/screenshots',
  testMatch: '**/*.shots.ts',
  timeout: 1_800_000,
})
