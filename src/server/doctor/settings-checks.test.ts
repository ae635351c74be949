import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findUnknownSettings } from '#server/config/unknown-settings.ts'
import { checkNames } from './settings-checks.ts'

function writeSettings(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, '.env')
  writeFileSync(file, text)
  return file
}

test('a misspelled setting in the file of settings is a warning that names it', () => {
  const file = writeSettings(
    'PORT=3000\n# SMTP_URL=\nSMPT_URL=smtps://mail.example.org\nNODE_OPTIONS=\nWORKRS=2\n',
  )
  expect(checkNames(findUnknownSettings(file))).toEqual({
    name: 'Settings',
    state: 'warn',
    text: 'The file .env has SMPT_URL, WORKRS, which this release does not know. Compare the spelling with .env.example, unless another program reads it.',
  })
})

const ofOthers =
  'TZ=UTC\nhttps_proxy=\nNO_PROXY=\nSSL_CERT_FILE=\nUV_THREADPOOL_SIZE=8\nPGSSLMODE=\nLC_ALL=C\nNODE_V8_COVERAGE=\n'

test.each(['PORT=3000\nWORKERS=2\n', ofOthers, ''])(
  'a file of settings with only known names (%j) is fine',
  (text) => {
    expect(checkNames(findUnknownSettings(writeSettings(text))).state).toBe('ok')
  },
)

test('without a file of settings, none of them is unknown', () => {
  expect(findUnknownSettings(path.join(tmpdir(), 'no such folder', '.env'))).toEqual([])
})
