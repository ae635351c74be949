/** How the browser's script is split into chunks (docs/decisions/0065-weight-of-pages.md). */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import shared from './chunks.shared.json' with { type: 'json' }

/** A pattern of files, such as `src/web/lib/live/{live,live-tabs}.ts`. */
const toPattern = (files: readonly string[]) =>
  files
    .map((file) =>
      file
        .replaceAll(/[.?+]/g, String.raw`\$&`)
        .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`),
    )
    .join('|')

/**
 * What screens share, by the file that has it. `npm run chunks` finds it by a search over all screens, so that none loads too
 * many files, and as little as possible that it does not need (docs/decisions/0065-weight-of-pages.md). A file comes after those
 * that its modules import.
 */
const codeGroups = Object.entries(shared).map(([name, files], index) => ({
  name,
  test: new RegExp(String.raw`^${path.resolve('.')}/(?:${toPattern(files)})$`),
  priority: 35 - index / 100,
}))

/**
 * Modules that several pages share get a file each unless they are in a group. A group contains modules that are used
 * together: every page that needs one of them loads the whole group and everything it imports. If a module matches
 * several groups, the one with the highest priority takes it.
 */
export const ownGroups = [
  // Small and loaded first, because it records clicks until the rest has arrived: `main.ts` imports nothing else.
  {
    name: 'early',
    test: /\/src\/web\/lib\/(loading\/(early-actions|yield-to-browser)|browser\/(nonce|secure-page|trusted-types))\.ts$|\/get-nonce\/|vite\/preload-helper/,
    priority: 40,
  },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 39 },
  // What every page needs, and what the first screens of visitors share: in one file, each byte is described once.
  {
    name: 'frame',
    test: /\/src\/web\/app\/entry-client\.tsx$|\/features\/projects\/(project-display|discovery\/api)\.ts$|\/contract\/(search-limits|i18n\/(skills-and-causes|lists))\.ts$|\/domain\/projects\/nearby\.ts\?rules$|\/texts\/(options|skills-and-causes|browse|projects|wizard-steps)-texts\.ts$|\/ui\/(display\/(badge|card|chip|title-text)|feedback\/(live-region|skeleton)|forms\/(character-counter|chip-group|field|input|label-list|search-box|select)|overlays\/(lazy-dialog|shortcuts-button))\.tsx$|\/ui\/(forms\/(field-control|text-limits|toggle)|overlays\/dialog-code)\.ts$|\/lib\/(focus\/(composing|focus-(by-key|on-move))|format\/(format-(time|number)|duration-text)|calls\/load-failure)\.ts$|\/lucide-react\/.*\/(arrow-right|badge-check|check|circle-(check|exclamation-point)|clock|globe|heart-handshake|keyboard|list|map-pin|scroll-text|search|shield-check|sliders-horizontal|sparkles|star|users|x)\.mjs$/,
    priority: 37,
  },
  // The table of members' screens with the lists that their addresses are checked against, and the little that help and
  // administrators' screens share with other groups: in those, they would load all of their code.
  {
    name: 'member-routes',
    test: /\/src\/web\/app\/member-routes\.tsx$|\/domain\/rewards\/streaks\.ts$|\/texts\/safeguards-texts\.ts$|\/icons\/arrow-left\.mjs$|\/contract\/administration\/list-filters\.ts$/,
    priority: 36.2,
  },
]

export const groups = [...ownGroups, ...codeGroups]

const contractModule = /\/src\/contract\/(?:[\w-]+\/)?[\w-]+\.ts$/
const endpoint = /^export const (\w+) = defineEndpoint\((\{\n[\s\S]*?^\})\)\n/gm

/** The source text of a key's value in an object literal, its own or from an object it spreads. */
function findPropertyValue(code: string, object: string, key: 'method' | 'path'): string | undefined {
  const [, value] = new RegExp(`(?:^ {2}|[{,] )${key}: ('[^']+')`, 'm').exec(object) ?? []
  if (value) return value
  for (const [, name = ''] of object.matchAll(/(?:^ {2}|[{,] )\.\.\.(\w+)/gm)) {
    const [spread] = new RegExp(`^const ${name} = \\{(.*\\}|\\n[\\s\\S]*?^\\})`, 'm').exec(code) ?? []
    const found = spread && findPropertyValue(code, spread, key)
    if (found) return found
  }
  return undefined
}

/**
 * Splits each contract module in two for the browser, which only needs to know where to send a request: the addresses
 * come with the calling code, the schemas with the forms that validate with them.
 */
export function splitContract(): Plugin {
  return {
    name: 'split-contract',
    enforce: 'pre',
    async load(id) {
      const [file = '', part] = id.split('?')
      if (!contractModule.test(file)) return null
      const code = await readFile(file, 'utf8')
      const endpoints = [...code.matchAll(endpoint)].map(([, name = '', object = '']) => {
        const method = findPropertyValue(code, object, 'method')
        const path = findPropertyValue(code, object, 'path')
        if (!method || !path) throw new Error(`${file}: ${name} says no method or path`)
        return { name, value: `{ method: ${method}, path: ${path} }` }
      })
      const names = endpoints.map(({ name }) => name).join(', ')
      const addresses = `${file}?addresses`
      const rest = code.replaceAll(endpoint, '')
      // Types may name an endpoint. Each import counts when modules are grouped, so this one is only where it is needed.
      const used = endpoints.flatMap(({ name }) =>
        new RegExp(String.raw`(?<!typeof )\b${name}\b`).test(rest) ? [name] : [],
      )
      const parts: Record<string, string> = {
        addresses: endpoints.map(({ name, value }) => `export const ${name} = ${value}\n`).join(''),
        schemas: used.length > 0 ? `import { ${used.join(', ')} } from '${addresses}'\n${rest}` : rest,
        whole: names ? `export { ${names} } from '${addresses}'\nexport * from '${file}?schemas'\n` : code,
      }
      const moduleSideEffects = file.endsWith('/zod.ts')
      return { code: parts[part ?? 'whole'] ?? code, moduleSideEffects, moduleType: 'ts' }
    },
  }
}

const domainModule = /\/src\/domain\/(?:[\w-]+\/)*[\w-]+\.ts$/
const list = /^export const (\w+) = (\[[^[\]]*\]) as const\n/gm

/**
 * Splits each module of rules in two for the browser: its lists of words and the rest. Addresses are checked against
 * lists, and pages that check them need not load the rules.
 */
export function splitLists(): Plugin {
  return {
    name: 'split-lists',
    enforce: 'pre',
    async load(id) {
      const [file = '', part] = id.split('?')
      if (!domainModule.test(file)) return null
      const code = await readFile(file, 'utf8')
      // A list of another module's words stays with the rules.
      const lists = [...code.matchAll(list)].filter(([, , words = '']) =>
        /^\[(?:\s*'[^'\n]*',?)*\s*\]$/.test(words),
      )
      if (lists.length === 0) return null
      const names = lists.map(([, name = '']) => name)
      const rest = lists.reduce((left, [text]) => left.replace(text, ''), code)
      const used = names.filter((name) => new RegExp(String.raw`(?<!typeof )\b${name}\b`).test(rest))
      const parts: Record<string, string> = {
        lists: lists.map(([text]) => text).join(''),
        rules: used.length > 0 ? `import { ${used.join(', ')} } from '${file}?lists'\n${rest}` : rest,
        whole: `export { ${names.join(', ')} } from '${file}?lists'\nexport * from '${file}?rules'\n`,
      }
      return { code: parts[part ?? 'whole'] ?? code, moduleSideEffects: false, moduleType: 'ts' }
    },
  }
}

const iconModule = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
/** Icons that point along the direction of reading: `main.css` turns them. */
const directed = /^(?:arrow|chevron)-(?:left|right)$/

/** An icon of lucide-react as one call of `makeIcon`; null if the module only has another name for one. */
export function compactIcon(code: string): string | null {
  const [, name = '', nodes] =
    /= \{\n {2}name: "([\w-]+)",[^]*?\n {2}node: (\[[^]*?\])(?:,\n {2}\w|\n\};)/.exec(code) ?? []
  if (nodes === undefined) return null
  const shapes = nodes
    .replaceAll(/,\s*key: "[\w-]+"/g, '')
    .replaceAll(/\[\s*"path",\s*\{\s*d: ("[^"]+")\s*\}\s*\]/g, '$1')
  const marked = directed.test(name) ? `, 'lucide-${name}'` : ''
  const maker = path.resolve('src/web/ui/display/make-icon.ts')
  return `import { makeIcon } from ${JSON.stringify(maker)}\nexport default /* @__PURE__ */ makeIcon(${shapes}${marked})\n`
}

/**
 * Leaves out what the library of icons adds to each: its names, keys of elements and how an icon looks. That was 3 kB on
 * every page.
 */
export function compactIcons(): Plugin {
  return {
    name: 'compact-icons',
    transform: {
      filter: { id: iconModule },
      handler(code) {
        const icon = compactIcon(code)
        return icon === null ? null : { code: icon, map: null, moduleSideEffects: false }
      },
    },
  }
}
