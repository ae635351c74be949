// `npm run openapi`: writes docs/openapi.json from the endpoint values; a test fails if it is out of date.
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { ensureBuilt } from './build.mjs'

const file = fileURLToPath(new URL('../docs/openapi.json', import.meta.url))

if (await ensureBuilt('npm run openapi', { isFresh: true })) {
  const { describeApi } = await import(new URL('../dist/server/http/openapi.js', import.meta.url).href)
  const json = JSON.stringify(describeApi())
  await writeFile(file, await format(json, { ...(await resolveConfig(file)), parser: 'json' }))
}
