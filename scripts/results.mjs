// Saves the latest output of the benches in bench/RESULTS.md, each under its own headings.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatText } from './format.mjs'
import { root } from './steps.mjs'

const page = path.join(root, 'bench/RESULTS.md')

/** Replaces the sections with the same headings; the benches must be built. */
export async function saveSections(text) {
  const module = new URL('../.build/bench/sections.js', import.meta.url)
  const { mergeSections } = await import(module.href)
  const merged = mergeSections(existsSync(page) ? readFileSync(page, 'utf8') : '', text)
  writeFileSync(page, await formatText(page, merged))
}
