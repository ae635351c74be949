// `npm run check`: all quick checks, one line per step.
import { vitest } from './reports.mjs'
import { finish, startRun, runChains } from './steps.mjs'
import { fileURLToPath } from 'node:url'

/** The quick steps in two chains that keep two cores busy: types and tests beside lint, format and boundaries. */
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

if (process.argv[1] === fileURLToPath(import.meta.url)) finish(await runChains(checkChains(startRun())))
