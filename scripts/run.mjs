// `node scripts/run.mjs NAME …`: runs the command src/server/commands/NAME.ts, or bench/NAME.ts if its name begins with
// `bench`. Builds the product first if needed, and for a bench also the benches.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './build.mjs'

const [name = '', ...argv] = process.argv.slice(2)
const isBench = /^bench(-|$)/.test(name)
const folder = isBench ? '../.build/bench' : '../dist/server/commands'

process.setSourceMapsEnabled(true)
if (await ensureBuilt(`npm run ${name}`, { withBench: isBench })) {
  const command = new URL(`${folder}/${name}.js`, import.meta.url)
  if (/^[a-z][a-z-]*$/.test(name) && existsSync(fileURLToPath(command))) {
    const { run } = await import(command.href)
    process.exitCode = await run(argv)
  } else {
    process.stderr.write(`Unknown command "${name}".\n`)
    process.exitCode = 1
  }
}
