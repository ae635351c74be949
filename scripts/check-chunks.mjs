// Says which screens `chunk-screens.mjs` does not list, and which pages load too many files of the build in dist/.
// `tests/chunks.test.ts` runs it.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isEnglishOf, limit, listLoaded, listNames, listPages, others } from './chunk-screens.mjs'
import { root } from './steps.mjs'

const [screens = path.join(root, 'src/web/pages'), most = limit] = process.argv.slice(2)
const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

/** The screens that the routes open. */
const opened = readdirSync(screens, { recursive: true })
  .filter((name) => name.endsWith('routes.tsx'))
  .flatMap((name) => {
    const code = readFileSync(path.join(screens, name), 'utf8')
    return [...code.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, screen]) =>
      path.posix.join('pages', path.dirname(name), screen),
    )
  })
const pages = listPages(root)
const listed = new Set(pages.flatMap(({ modules }) => modules))
const unlisted = opened.filter((screen) => !listed.has(screen))
if (unlisted.length > 0)
  process.stdout.write(
    `${unlisted.join(', ')}: add these screens to scripts/chunk-screens.mjs, then run \`npm run chunks\`.\n`,
  )

const manifest = readJson('dist/web/.vite/manifest.json')
const byName = new Map(Object.entries(manifest).map(([key, { name }]) => [name, key]))
/** The names of the files that `npm run chunks` joined, by module. */
const joined = new Map(
  Object.entries(readJson('chunks.shared.json')).flatMap(([name, files]) =>
    files.flatMap(listNames).map((file) => [file, name]),
  ),
)

const own = { 'react-dom': 'react', 'app/member-routes.tsx': 'member-routes' }
const loaded = listLoaded(pages, {
  find: (module) =>
    module in manifest ? module : byName.get(own[module] ?? joined.get(`src/web/${module}`)),
  findTexts: (module) => Object.keys(manifest).find((key) => isEnglishOf(key, module)),
  listNeeded: (key) => manifest[key].imports ?? [],
})
const heavy = pages.flatMap(({ name }, index) => {
  const count = loaded[index].size + others
  return count > Number(most) ? [`${String(name)} (${count})`] : []
})
if (heavy.length > 0)
  process.stdout.write(
    `More than ${most} files on ${heavy.join(', ')}: run \`npm run chunks\`, then build again.\n`,
  )
