// `npm run check`: all quick checks, one line per step.
import { vitest } from './reports.mjs'
import { finish, startRun, runChains } from './steps.mjs'
import { fileURLToPath } from 'node:url'

/**
 * For the compiler and the linter of types, which are written in Go: with half as many garbage collections they take a
 * sixth less time and a tenth more memory.
 */
const goSettings = { GOGC: process.env.GOGC ?? '200' }

/** One checker: each further one checks the shared types again, which doubles the work on two cores. */
const compile = {
  name: 'types',
  command: ['node_modules/typescript/bin/tsc', '-b', '--checkers', '1'],
  env: goSettings,
}

const lint = {
  name: 'lint',
  command: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  env: goSettings,
}

/**
 * The quick steps in two chains that keep two cores busy: types and tests beside lint, format and boundaries. Tests of
 * screens wait for a third of their time, so that two workers leave cores idle when the other chain has ended.
 */
export function checkChains(run) {
  const one = (name, ...command) => ({ name, command })
  return [
    [
      one('texts', 'scripts/texts.mjs', '--check'),
      compile,
      vitest('unit', ['domain', 'web'], { run, workers: 3 }),
    ],
    [
      lint,
      one('format', 'node_modules/oxfmt/bin/oxfmt', '--list-different'),
      one('unused', 'node_modules/knip/bin/knip.js', '--no-progress'),
      { ...vitest('boundaries', ['boundaries'], { run }), count: undefined },
    ],
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) finish(await runChains(checkChains(startRun())))
