// `npm start`: builds if needed and becomes the server in this same process, so that signals reach it.
import { ensureBuilt } from './build.mjs'

process.setSourceMapsEnabled(true)
if (await ensureBuilt('npm start')) await import(new URL('../dist/server/main.js', import.meta.url).href)
