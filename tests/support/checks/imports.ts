import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { run } from '#server/commands/import.ts'
import { projects } from '#server/db/tables/projects.ts'
import { importFiles, type Import } from '#server/import/load.ts'
import { openSource } from '#server/import/rows.ts'
import type { TestDatabase } from '#tests/support/running/database.ts'
import { runOwnCommand } from '#tests/support/running/own-command.ts'

/** The time at which tests import by default. */
export const importTime = new Date('2026-11-20T12:00:00Z')

/** The test file's own files, removed after it. */
export function useFolder() {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'import-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  return {
    get path() {
      return folder
    },
    async write(name: string, text: string): Promise<string> {
      const file = path.join(folder, name)
      await writeFile(file, text)
      return file
    },
  }
}

/** Runs the import command on a database; returns its exit code and output. */
export const runImport = (database: TestDatabase, argv: readonly string[]) =>
  runOwnCommand(run, database, { argv })

/** Imports rows without files; `told` contains the messages about them, by line. */
export function useImport(database: TestDatabase) {
  const folder = useFolder()
  let files = 0
  const aSource = async (rows: readonly unknown[]) => {
    files += 1
    const lines = rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row)))
    return openSource(await folder.write(`${files}.jsonl`, lines.join('\n')))
  }
  return {
    async load(given: { organizations?: unknown[]; projects?: unknown[] }, terms: Partial<Import> = {}) {
      const messages: string[] = []
      const summary = await importFiles({
        db: database.db,
        now: importTime,
        organizations: given.organizations ? await aSource(given.organizations) : null,
        projects: given.projects ? await aSource(given.projects) : null,
        ownerId: null,
        isDryRun: false,
        enforcesDeadlines: false,
        timeZone: 'UTC',
        holdsForReview: false,
        listener: {
          refuse: (_, line, reasons) =>
            messages.push(...reasons.map((reason) => `${line} refused: ${reason}`)),
          warn: (_, line, text) => messages.push(`${line} warning: ${text}`),
          find: (_, line, { rule, effect, field }) =>
            messages.push(`${line} found: ${rule} ${effect} ${field}`),
          progress: () => undefined,
        },
        ...terms,
      })
      return { report: messages, ...summary }
    },
    /** The stored project for a listing. */
    async find(externalId: string) {
      const [row] = await database.db.select().from(projects).where(eq(projects.externalId, externalId))
      if (!row) throw new Error(`${externalId} is not there`)
      return row
    },
  }
}

export const anOrganization = { externalId: 'org-1', name: 'River Friends', city: 'Troy', state: 'NY' }
export const aListing = {
  externalId: 'p-1',
  orgExternalId: 'org-1',
  title: 'Bank',
  description: 'Clean it.',
  deadline: '2027-01-31',
}
