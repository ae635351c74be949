/** How the browser's script is split into chunks (docs/decisions/0065-weight-of-pages.md). */
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { tags } from './texts.config.ts'

/**
 * Compiled catalogs (`texts.config.ts`) that are shown together, in a file per language. Those of a slice are together
 * unless visitors read some of them on pages where the rest is not needed.
 */
const catalogs = {
  frame: '(layouts|lib)/texts/.*|ui/texts/ui|pages/help/texts/help|features/messages/texts/unread-messages',
  landing: 'features/marketing/texts/(landing|samples|stories)',
  projects:
    'features/projects/texts/(browse|projects|save-search|wizard-steps)|texts/(options|skills-and-causes)',
  project:
    'features/(projects/texts/(manage|impact|reopening|project-page|project-reports|under-review)|organizations/texts/(claims|organization-page)|reviews/texts/public-reviews|applications/texts/applications|messages/texts/messaging)|texts/responses',
  wizard: 'features/projects/texts/wizard',
  accounts: 'features/accounts/texts/.*',
  administration: 'features/administration/texts/.*|texts/(staff-(lists|roles)|audit-names)',
  applications:
    'features/(applications|hours)/texts/(timeline|scope|hours|mine|work-check)|texts/decline-reasons',
  // Small ones of several screens that signed-in people often open.
  'signed-in':
    'features/notifications/texts/(notifications|notification-settings)|.*/(forms|home|homes|match-advice|members|invites-link|shortcuts|account-reports|blocks|csv-button|exports-left)',
  dashboards: 'features/(dashboards/texts/dashboards|projects/texts/matching)',
  help: 'pages/help/texts/help-.*',
}
const textGroups = tags.flatMap((tag) =>
  Object.entries(catalogs).map(([name, paths]) => ({
    name: `texts-${name}-${tag}`,
    test: new RegExp(`^\\0texts:(?:web|contract)/(${paths})\\|${tag}$`),
    priority: 50,
  })),
)

/**
 * Modules that several pages share get a file each unless they are in a group. A group contains modules that are used
 * together: every page that needs one of them loads the whole group and everything it imports. If a module matches
 * several groups, the one with the highest priority takes it.
 */
export const groups = [
  // Small and loaded first, because it records clicks until the rest has arrived: `main.ts` imports nothing else.
  {
    name: 'early',
    test: /\/src\/web\/lib\/(early-actions|yield-to-browser|nonce|secure-page|trusted-types)\.ts$|\/get-nonce\/|vite\/preload-helper/,
    priority: 40,
  },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 39 },
  // What every page needs, and what the first screens of visitors share: in one file, each byte is described once.
  {
    name: 'frame',
    test: /\/src\/web\/app\/entry-client\.tsx$|\/features\/projects\/(project-display|discovery)\.ts$|\/contract\/i18n\/(skills-and-causes|lists)\.ts$|\/texts\/(options|skills-and-causes|browse|projects|wizard-steps)-texts\.ts$|\/ui\/display\/(pattern|badge|card|title-text)\.tsx$|\/ui\/feedback\/skeleton\.tsx$|\/ui\/forms\/label-list\.tsx$|\/lib\/(format-(time|number)|duration-text)\.ts$|\/lucide-react\/.*\/(arrow-right|badge-check|calendar-range|check|circle-check|clock|globe|heart-handshake|list-checks|map-pin|scroll-text|search|shield-check|sparkles|star|users)\.mjs$/,
    priority: 37,
  },
  // Lists of projects and the controls above them, without checks, as on browsing.
  {
    name: 'lists',
    test: /\/features\/projects\/(project-(card|marks|grid|grid-skeleton)|grid-classes|organization-line|saved|save-button|save-search|filters|api|filtering\/(counts|counted-choices|filter-chips|filter-layout|label-filter|distance-select|near-field))\.tsx?$|\/ui\/display\/(load-more-list|chip|kbd)\.tsx$|\/ui\/feedback\/live-region\.tsx$|\/ui\/forms\/(field|field-control|input|select|chip-group|search-box|text-limits|character-counter|toggle)\.tsx?$|\/lib\/(load-more|endpoint-list|search-state|hotkeys|focus-(row|on-move))\.ts$|\/ui\/overlays\/(lazy-dialog|shortcuts-button)\.tsx$|\/contract\/projects\/(saved|projects|facets)\.ts\?addresses$|\/contract\/search-limits\.ts$|\/domain\/options\/browse\.ts$|\/domain\/vocabulary\/normalize\.ts$|\/lucide-react\/.*\/(award|bell-plus|bookmark|chevron-down|circle-exclamation-point|download|keyboard|layout-grid|list|sliders-horizontal|x)\.mjs$|\/node_modules\/@tanstack\/.*[iI]nfiniteQuery/,
    minShareCount: 2,
    priority: 36.5,
  },
  // The table of all screens with the lists that their addresses are checked against.
  { name: 'routes', test: /\/src\/web\/app\/routes\.tsx$/, priority: 36.2 },
  { name: 'icons', test: /\/node_modules\/lucide-react\//, minShareCount: 2, priority: 36 },
  {
    name: 'rules',
    test: /\/src\/web\/lib\/member-power\.ts$|\/src\/domain\/(text\/[\w-]+|time\/[\w-]+|verification\/(name-words|title-case)|accounts\/accounts|matching\/(factors|order)|applications\/(responses|budget|waiting)|projects\/impact|messages\/messaging|hours\/hours|reviews\/reviews)\.ts$|\?addresses$|\/src\/contract\/(problems|messages\/problems)\.ts$|\/texts\/(members|people-list|account-reports|milestones|authority)-texts\.ts$/,
    minShareCount: 2,
    priority: 35,
  },
  {
    name: 'schemas',
    test: /\/node_modules\/zod\/|\/src\/contract\/(zod|fields|field-texts|names)\.ts$/,
    minShareCount: 2,
    priority: 34.5,
  },
  {
    name: 'dialogs',
    test: /\/node_modules\/(@radix-ui\/(primitive|number|react-(?!popper|use-size|arrow|collection|direction|roving|menu|dropdown|popover|tooltip|visually|use-is-hydrated|tabs|toast))|react-remove|aria-hidden|use-|react-style|tslib|detect-node)|\/ui\/overlays\/(dialog|confirm-dialog|form-dialog)\.tsx$|\/ui\/forms\/(error-summary|checkbox|radio-cards)\.tsx$|\/lib\/(drafts|form-errors)\.ts$/,
    minShareCount: 2,
    priority: 34,
  },
  {
    name: 'forms',
    test: /\/node_modules\/(react-hook-form|@hookform)\/|\/ui\/forms\/form-(labels|year)\.tsx$|\/lib\/((draft|endpoint)-form|autosave|leave-steps)\.ts$/,
    minShareCount: 2,
    priority: 34,
  },
  {
    name: 'tabs',
    test: /\/node_modules\/@radix-ui\/react-(tabs|roving-focus|collection|direction|use-is-hydrated)\/|\/ui\/actions\/tabs\.tsx$/,
    minShareCount: 2,
    priority: 33,
  },
  { name: 'menus', test: /\/node_modules\/(@floating-ui|@radix-ui)\//, minShareCount: 2, priority: 32 },
  // Excludes modules that import a package, so that a page with a card does not wait for dialogs.
  {
    name: 'ui',
    test: /\/ui\/\w+\/(badge|card|chip|chip-group|toggle|label-list|skeleton|load-more-list|pattern|live-region|search-box|select|input|field|field-control|text-limits|character-counter|stat-card|textarea|row-list|disclosure|time-stamp|tags|stars|reply-quote|icon-facts|dropdown-menu|unfold-button)\.tsx?$|\/lib\/(announcement|sign-in-state|format-time|endpoint-list|load-more|search-state|hydrated|clock|patterns|scroll-to-entry|truncate-text|response-text|verify-notice|authority-text)\.ts$|\/domain\/(organizations|options)\/organizations\.ts$|\/contract\/limits\.ts$|\/node_modules\/@tanstack\//,
    minShareCount: 2,
    priority: 29,
  },
  {
    name: 'menu-parts',
    test: /\/ui\/\w+\/(tooltip|tooltip-icon-button|star-rating)\.tsx$/,
    minShareCount: 2,
    priority: 28,
  },
  {
    name: 'match-parts',
    test: /\/features\/projects\/matching\/(score-badge|match-reasons|reason-list|reason-mark|api)\.tsx?$|\/contract\/matching\/weights\.ts$/,
    minShareCount: 2,
    priority: 28,
  },
  {
    name: 'project-parts',
    test: /\/features\/projects\/(manage\/(use-project-moves|move-icons|moves|api)\.tsx?|(project-page-skeleton|missing-project|reopen-alert)\.tsx|project-api\.ts)$|\/ui\/(forms\/report-button-base|display\/evidence|charts\/score-ring|feedback\/missing-screen)\.tsx$|\/lib\/(copy-text|reminder-text)\.ts$|\/features\/organizations\/claim-notice\.tsx$|\/features\/reviews\/public-(reviews\.tsx|api\.ts)$|\/messages\/(conversation\/message-link|blocks\/block-button)\.tsx$|\/domain\/projects\/moves\.ts$|\/texts\/(manage|impact|reopening|project-page|claims|organization-page|public-reviews|applications|messaging|blocks|responses)-texts\.ts$|\/contract\/i18n\/responses\.ts$|\/domain\/applications\/answer-time\.ts$/,
    minShareCount: 2,
    priority: 28,
  },
  {
    name: 'application-parts',
    test: /\/features\/applications\/(application-display|application-moves|move-button|answer-text)\.tsx?$|\/domain\/(notifications\/notifications|applications\/canceled)\.ts$|\/lib\/work-cache\.ts$/,
    minShareCount: 2,
    priority: 27,
  },
  {
    name: 'review-parts',
    test: /\/features\/(reviews\/texts\/reviews|hours\/texts\/hours|applications\/texts\/(timeline|scope))-texts\.ts$|\/contract\/(texts\/decline-reasons-texts|i18n\/decline-reasons)\.ts$|\/domain\/applications\/declining\.ts$|\/applications\/scope\/scope-summary\.tsx$|\/ui\/feedback\/progress-bar\.tsx$/,
    minShareCount: 2,
    priority: 27,
  },
  // The work of both sides, and the calls about its hours, which other screens make, too.
  {
    name: 'collaboration',
    test: /\/pages\/applications\/collaboration\.tsx$|\/features\/hours\/(api|work)\.ts$/,
    priority: 26.5,
  },
  {
    name: 'dashboard-parts',
    test: /\/features\/(dashboards\/(api|stats|stats-section)|projects\/recommendations)\.tsx?$|\/texts\/dashboards-texts\.ts$/,
    minShareCount: 2,
    priority: 27,
  },
  // What the frame of signed-in people adds, which loads after the screen.
  {
    name: 'signed-in',
    test: /\/app\/(beside-screens|live-updates|signed-in-code|sign-in-again|session-tabs)\.tsx?$|\/features\/(notifications\/(notification-bell|api)|messages\/(log\/messages-live|cache|composer\/(lazy-outbox-sender|outbox)))\.tsx?$|\/features\/projects\/visibility-live\.tsx$|\/lib\/(live(-stream|-tabs)?|coalesce|lost-focus)\.ts$/,
    priority: 26,
  },
  // What opens from the header, which loads when its button is about to be pressed.
  {
    name: 'account-menus',
    test: /\/layouts\/(user-menu|account-choices)\.tsx$|\/features\/notifications\/notification-(popover|list|row)\.tsx$|\/ui\/overlays\/(popover|dropdown-menu-base)\.tsx$/,
    priority: 25,
  },
  {
    name: 'administration-parts',
    test: /\/features\/administration\/texts\/|\/contract\/texts\/(?:staff-(?:lists|roles)|audit-names)-texts\.ts$/,
    minShareCount: 2,
    priority: 27,
  },
  ...textGroups,
]

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
