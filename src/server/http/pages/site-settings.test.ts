import { expect, test } from 'vitest'
import { loadConfig } from '#server/config/config.ts'
import { createSiteSettings } from './site-settings.ts'

test('a page knows that only some people get emails, and nothing of who they are', () => {
  const settingsWith = (env: Readonly<Record<string, string>>) => createSiteSettings(loadConfig(env))(0)
  const copy = settingsWith({ MAIL_ONLY_TO: 'tester@example.org' })
  expect(copy.isTestCopy).toBe(true)
  expect(JSON.stringify(copy)).not.toContain('tester')
  expect(settingsWith({})).not.toHaveProperty('isTestCopy')
})
