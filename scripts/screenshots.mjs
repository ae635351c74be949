// `npm run screenshots`: takes a picture of every screen x width x theme with no data, demo data, long texts and the
// pseudo-language, and writes screenshots/index.html with all of them. Arguments go to Playwright:
// `npm run screenshots -- -g "full.*admin"`.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { root } from './steps.mjs'

const folder = path.join(root, 'screenshots')
const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))

const listFolders = (...parts) =>
  readdirSync(path.join(folder, ...parts), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** One row per screen, with its pictures side by side; each opens in full. */
function renderScreen(...parts) {
  const pictures = readdirSync(path.join(folder, ...parts))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((file) => {
      const address = escape([...parts, file].map(encodeURIComponent).join('/'))
      return `<a href="${address}"><img src="${address}" alt="${escape(file)}" title="${escape(file)}" loading="lazy"></a>`
    })
  return `<h3>${escape(parts.at(-1))}</h3>\n<div>${pictures.join('')}</div>`
}

function renderSheet() {
  const sections = listFolders().flatMap((state) =>
    listFolders(state).flatMap((reader) => [
      `<h2 id="${state}-${reader}">${state}, ${reader}</h2>`,
      ...listFolders(state, reader).map((screen) => renderScreen(state, reader, screen)),
    ]),
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every screen</title>
<style>
  body { font: 14px/1.4 system-ui; margin: 1rem; background: #ddd; }
  div { display: flex; gap: .5rem; overflow-x: auto; }
  img { height: 22rem; width: auto; max-width: 30rem; object-fit: cover; object-position: top; }
</style>
<h1>Every screen</h1>
${sections.join('\n')}
`
}

if (await ensureBuilt('npm run screenshots')) {
  rmSync(folder, { recursive: true, force: true })
  const env = { ...process.env, CHROMIUM: await ensureChromium(), SCREENSHOTS: folder }
  const args = [playwright, 'test', '--config', 'screenshots.config.ts', ...process.argv.slice(2)]
  const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
  if (existsSync(folder)) {
    const sheet = path.join(folder, 'index.html')
    writeFileSync(sheet, renderSheet())
    process.stdout.write(`${sheet}\n`)
  }
  process.exitCode = status ?? 1
}
