// `npm run openapi`: writes docs/openapi.json from the endpoint values; a test fails if it is out of date.
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './build.mjs'
import { formatText } from './format.mjs'

const file = fileURLToPath(new URL('../docs/openapi.json', import.meta.url))

if (await ensureBuilt('npm run openapi', { isFresh: true })) {
  const { describeApi } = await import(new URL('../dist/server/http/openapi.js', import.meta.url).href)
  await writeFile(file, await formatText(file, JSON.stringify(describeApi())))
}
