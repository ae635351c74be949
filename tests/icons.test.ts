import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { runInNewContext } from 'node:vm'
import { createElement, type ComponentType, type SVGProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeIcon } from '#web/ui/display/make-icon.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { compactIcon }: { compactIcon: (code: string) => string | null } = await import(
  pathToFileURL(path.join(root, 'chunks.config.ts')).href
)

const folder = path.join(root, 'node_modules/lucide-react/dist/esm/icons')
const readIcon = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const files = readdirSync(folder).filter((name) => name.endsWith('.mjs') && name !== 'index.mjs')

type Icon = ComponentType<SVGProps<SVGSVGElement>>

/** The library's icon, and ours from what the build writes. */
async function loadBoth(file: string): Promise<{ library: Icon; ours: Icon }> {
  const { default: library }: { default: Icon } = await import(pathToFileURL(path.join(folder, file)).href)
  const code = compactIcon(readIcon(file)) ?? ''
  const ours: Icon = runInNewContext(code.slice(code.indexOf('makeIcon(')), { makeIcon })
  return { library, ours }
}

/** What an icon looks like, without the names that the library gives it. */
const lookOf = (icon: Icon, props: SVGProps<SVGSVGElement>) =>
  renderToStaticMarkup(createElement(icon, props))
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replaceAll(/lucide(-[\w-]+)?\s?|\s(?=")| class="(?=")"/g, '')
    .replaceAll(/ class="\s*"/g, '')

/** The markup's attributes in one order. */
const sortAttributes = (markup: string) =>
  markup.replace(
    /^<svg([^>]*)>/,
    (_, attributes: string) =>
      `<svg ${[...attributes.matchAll(/[\w-]+="[^"]*"/g)]
        .map(([text]) => text)
        .toSorted()
        .join(' ')}>`,
  )

test('each icon of the library looks the same as the build writes it', async () => {
  const some = files.filter((_, index) => index % 20 === 0)
  const icons = some.filter((file) => compactIcon(readIcon(file)) !== null)
  expect(icons.length).toBeGreaterThan(50)
  for (const file of icons) {
    const { library, ours } = await loadBoth(file)
    for (const props of [
      {},
      { className: 'size-4', 'aria-hidden': true },
      { className: 'size-4', strokeWidth: 3 },
      { role: 'img', 'aria-label': 'Verified' },
    ] as const)
      expect(sortAttributes(lookOf(ours, props))).toBe(sortAttributes(lookOf(library, props)))
  }
})

test('every file of an icon is rewritten, or only names another one', () => {
  const codes = files.map(readIcon)
  const left = codes.filter((code) => compactIcon(code) === null)
  expect(codes.length).toBeGreaterThan(2000)
  expect(left.filter((code) => !code.includes('export { default } from'))).toEqual([])
})

test('icons that point along the direction of reading keep the class that turns them', () => {
  const codeOf = (name: string) => compactIcon(readIcon(`${name}.mjs`))
  const styles = readFileSync(path.join(root, 'src/web/styles/main.css'), 'utf8')
  const turned = [...styles.matchAll(/\.lucide-([\w-]+)/g)].map(([, name = '']) => name)
  expect(turned.length).toBeGreaterThan(0)
  for (const name of turned) expect(codeOf(name)).toContain(`'lucide-${name}'`)
})
