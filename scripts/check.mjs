// `npm run check`: everything that is quick, in one line a step.
import { vitest } from './reports.mjs'
import { finish, openRun, runChains } from './steps.mjs'
import { fileURLToPath } from 'node:url'

/** The quick steps in chains that keep two cores busy: types and the tests beside lint, format and the boundaries. */
export function checkChains(run) {
  const one = (name, ...command) => ({ name, command })
  return [
    [one('types', 'node_modules/typescript/bin/tsc', '-b'), vitest('unit', ['domain', 'web'], { run })],
    [
      one('lint', 'node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
      one('format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
      one('unused', 'node_modules/knip/bin/knip.js', '--no-progress'),
      { ...vitest('boundaries', ['boundaries'], { run }), count: undefined },
    ],
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) finish(await runChains(checkChains(openRun())))
