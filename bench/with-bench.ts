/** What benches share: a database in a folder that goes away again, and the section of the results page. */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { resolveUserPath, type Terminal } from '#server/commands/terminal.ts'
import { openBench, type Bench } from './database.ts'
import type { Sizes } from './generate.ts'
import { mergeSections } from './sections.ts'

/** A new folder for the data of a bench. */
export function makeBenchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-collective-bench-'))
  // The database may run as another user, who must be able to enter the folder.
  chmodSync(folder, 0o711)
  return folder
}

export function removeBenchFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Measures with a database of this size, in a folder that is kept if one is named and removed otherwise. */
export async function withBench<Result>(
  all: Sizes,
  { now, terminal, folder }: { now: Date; terminal: Terminal; folder?: string | undefined },
  measure: (bench: Bench) => Promise<Result>,
): Promise<Result> {
  const place = folder ?? makeBenchFolder()
  const print = (line: string) => terminal.err(`${line}\n`)
  try {
    const bench = await openBench(place, { all }, { now, print })
    try {
      return await measure(bench)
    } finally {
      await bench.stop()
    }
  } finally {
    if (folder === undefined) removeBenchFolder(place)
  }
}

/** Updates the section of a report in the results page that the person named, and keeps the others. */
export function updateResultsPage(named: string, report: string): void {
  const page = resolveUserPath(named)
  writeFileSync(page, mergeSections(existsSync(page) ? readFileSync(page, 'utf8') : '', report))
}

/** Prints a report, and updates the results page if there is one. */
export function publishReport(report: string, page: string | undefined, terminal: Terminal): void {
  terminal.out(`${report}\n`)
  if (page !== undefined) updateResultsPage(page, report)
}
