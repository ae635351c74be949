/** How the browser's script is cut into files (docs/decisions/0065-weight-of-pages.md). */
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/**
 * Modules that several pages share are one file each unless they are in a group. A group holds what is used together: every
 * page that needs a part of it loads all of it, and all that it imports. The one with the higher priority takes a module.
 */
export const groups = [
  // Small and first, since it keeps what is pressed before the rest has come: `main.ts` imports nothing else.
  {
    name: 'early',
    test: /\/src\/web\/lib\/(early-actions|pause|nonce|secure-page|trusted-types)\.ts$|\/get-nonce\/|vite\/preload-helper/,
    priority: 40,
  },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 39 },
  {
    name: 'router',
    test: /\/node_modules\/(@tanstack\/(react-router|router-core|history|store|react-store)|use-sync-external-store)\//,
    priority: 38,
  },
  {
    name: 'frame',
    tags: ['$initial' as const],
    test: /^(?!.*\/src\/web\/(main\.ts|index\.html|styles\/))/,
    priority: 37,
  },
  { name: 'icons', test: /\/node_modules\/lucide-react\//, minShareCount: 2, priority: 36 },
  {
    name: 'rules',
    test: /\/src\/domain\/(text|names|name-words|web-address|time|time-zones|accounts|cast-names|matching|match-order|responses|impact|messaging|hours|reviews|vocabulary\/normalize)\.ts$|\/src\/contract\/(limits|problems|message-problems)\.ts$/,
    minShareCount: 2,
    priority: 35,
  },
  {
    name: 'forms',
    test: /\/node_modules\/(zod|react-hook-form|@hookform)\/|\/src\/contract\/(zod|fields|names)\.ts$/,
    minShareCount: 2,
    priority: 34,
  },
  {
    name: 'dialogs',
    test: /\/node_modules\/(@radix-ui\/(primitive|number|react-(?!popper|use-size|arrow|collection|direction|roving|menu|dropdown|popover|tooltip|visually|use-is-hydrated|tabs|toast))|react-remove|aria-hidden|use-|react-style|tslib|detect-node)|\/src\/web\/ui\/dialog\.tsx$/,
    minShareCount: 2,
    priority: 33,
  },
  { name: 'menus', test: /\/node_modules\/(@floating-ui|@radix-ui)\//, minShareCount: 2, priority: 32 },
  { name: 'addresses', test: /\?addresses$/, minShareCount: 2, priority: 31 },
  {
    name: 'projects',
    test: /\/features\/projects\/(project-(card|words|grid|grid-skeleton)|grid-classes|organization-line|saved|save-button|discovery)\.tsx?$|\/en\/(projects-browse|time)\.ts$|\/domain\/options\/projects\.ts$/,
    minShareCount: 2,
    priority: 30,
  },
  // Without what imports a package: a page with a card does not wait for dialogs.
  {
    name: 'ui',
    test: /\/ui\/(badge|card|chip|chip-group|toggle|label-list|skeleton|growing-list|pattern|live-region|search-box|select|input|field|field-control|text-limits|character-counter|stat-card|textarea|row-list|disclosure|time-stamp|tags)\.tsx?$|\/lib\/(format-time|growing|search-state|hydrated|clock|patterns|go-to|cut-text)\.ts$|\/node_modules\/@tanstack\//,
    minShareCount: 2,
    priority: 29,
  },
  {
    name: 'form-parts',
    test: /\/ui\/(error-summary|checkbox|confirm-dialog|form-dialog|form-labels|form-website|radio-cards|stars|reply-quote|icon-facts)\.tsx$|\/lib\/(autosave|drafts|form-[\w-]+|leave-steps)\.ts$/,
    minShareCount: 2,
    priority: 28,
  },
  {
    name: 'menu-parts',
    test: /\/ui\/(tabs|tooltip|tooltip-icon-button|star-rating|dropdown-menu|popover)\.tsx$/,
    minShareCount: 2,
    priority: 28,
  },
  {
    name: 'work-texts',
    test: /\/en\/(review-pages|matching|portfolios|work|manage|claims|organization-page|public-reviews|profile)\.ts$/,
    minShareCount: 2,
    priority: 27,
  },
]

const contractModule = /\/src\/contract\/[\w-]+\.ts$/
const endpoint = /^export const (\w+) = defineEndpoint\((\{\n[\s\S]*?^\})\)\n/gm

/** What the text of an object says of a key, itself or by an object that it spreads. */
function findText(code: string, object: string, key: 'method' | 'path'): string | undefined {
  const [, value] = new RegExp(`(?:^ {2}|[{,] )${key}: ('[^']+')`, 'm').exec(object) ?? []
  if (value) return value
  for (const [, name = ''] of object.matchAll(/(?:^ {2}|[{,] )\.\.\.(\w+)/gm)) {
    const [spread] = new RegExp(`^const ${name} = \\{(.*\\}|\\n[\\s\\S]*?^\\})`, 'm').exec(code) ?? []
    const found = spread && findText(code, spread, key)
    if (found) return found
  }
  return undefined
}

/**
 * Cuts each module of the contract in two for the browser, which needs of an endpoint only where to send: the addresses come
 * with the code that calls, the schemas with the forms that check by them.
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
        const method = findText(code, object, 'method')
        const path = findText(code, object, 'path')
        if (!method || !path) throw new Error(`${file}: ${name} says no method or path`)
        return { name, value: `{ method: ${method}, path: ${path} }` }
      })
      const names = endpoints.map(({ name }) => name).join(', ')
      const addresses = `${file}?addresses`
      const parts: Record<string, string> = {
        addresses: endpoints.map(({ name, value }) => `export const ${name} = ${value}\n`).join(''),
        schemas: `import { ${names} } from '${addresses}'\n${code.replaceAll(endpoint, '')}`,
        whole: names ? `export { ${names} } from '${addresses}'\nexport * from '${file}?schemas'\n` : code,
      }
      const moduleSideEffects = file.endsWith('/zod.ts')
      return { code: parts[part ?? 'whole'] ?? code, moduleSideEffects, moduleType: 'ts' }
    },
  }
}
