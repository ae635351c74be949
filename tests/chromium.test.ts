import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Which browser the journeys would use if PATH had only these programs. */
function find(programs: Readonly<Record<string, 'starts' | 'fails'>>, CHROMIUM = ''): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'chromium-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, outcome] of Object.entries(programs)) {
    const code = outcome === 'starts' ? 0 : 1
    writeFileSync(path.join(folder, name), `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 })
  }
  const env = { PATH: folder, CHROMIUM }
  return path.relative(
    folder,
    String(execFileSync(process.execPath, ['scripts/chromium.mjs'], { cwd: root, env })).trim(),
  )
}

test('journeys run in the headless Chromium if it exists, otherwise in another one that starts', () => {
  expect(find({ chromium: 'starts', 'chromium-headless-shell': 'starts' })).toBe('chromium-headless-shell')
  expect(find({ chromium: 'starts', 'google-chrome': 'starts' })).toBe('chromium')
  expect(find({ 'chromium-headless-shell': 'fails', chromium: 'starts' })).toBe('chromium')
})

test('journeys run in the Chromium that CHROMIUM names, even if others exist', () => {
  const named = path.join(root, 'my-chromium')
  expect(path.basename(find({ 'chromium-headless-shell': 'starts' }, named))).toBe('my-chromium')
})
