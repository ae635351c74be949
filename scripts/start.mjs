// `npm start`: builds what is not built and becomes the server, in this process, so that signals reach it.
import { ensureBuilt } from './build.mjs'

process.setSourceMapsEnabled(true)
if (await ensureBuilt('npm start')) await import(new URL('../dist/server/main.js', import.meta.url).href)
