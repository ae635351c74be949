// `node scripts/run.mjs NAME …`: runs the command src/server/commands/NAME.ts and builds the product first if needed.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './build.mjs'

const [name = '', ...argv] = process.argv.slice(2)

process.setSourceMapsEnabled(true)
if (await ensureBuilt(`npm run ${name}`)) {
  const command = new URL(`../dist/server/commands/${name}.js`, import.meta.url)
  if (/^[a-z][a-z-]*$/.test(name) && existsSync(fileURLToPath(command))) {
    const { run } = await import(command.href)
    process.exitCode = await run(argv)
  } else {
    process.stderr.write(`Unknown command "${name}".\n`)
    process.exitCode = 1
  }
}
