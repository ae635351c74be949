/** data.json of an export: everything about the person, as the database has it. `docs/privacy.md` describes its shape. */
import type { Db } from '#server/db/db.ts'
import type { ExportedPerson, ExportPart } from './part-queries.ts'
import { exportSubjects } from './export-parts.ts'
import { listNames, listPart, type ExportRow } from './export-queries.ts'
import { personalColumns } from './rules.ts'

/** Changes when the meaning of something in it does. */
export const exportFormat = 1

/** A file of an export. */
export interface ListedFile {
  path: string
  kind: string
  size: number
  createdAt: Date
}

/** Which names the ids in a field have. */
const kinds = {
  projectId: 'projects',
  organizationId: 'organizations',
  primaryOrganizationId: 'organizations',
  revieweeOrganizationId: 'organizations',
  organization: 'organizations',
  perkId: 'perks',
  applicationId: 'applications',
  conversationId: 'conversations',
  senderId: 'people',
} as const

/** Collects the ids in rows that stand for something with a name. */
export function collectIds() {
  const ids = {
    projects: new Set<string>(),
    organizations: new Set<string>(),
    perks: new Set<string>(),
    applications: new Set<string>(),
    conversations: new Set<string>(),
    people: new Set<string>(),
  }
  return {
    ids,
    add(row: ExportRow) {
      for (const [field, kind] of Object.entries(kinds)) {
        const id = row[field]
        if (typeof id === 'string') ids[kind].add(id)
      }
    },
  }
}

const withheld = personalColumns.flatMap(({ table, column, export: rule }) =>
  rule === 'included' ? [] : [{ table, column, reason: rule.withheld }],
)

interface About {
  person: ExportedPerson
  files: readonly ListedFile[]
  now: Date
  /** Called with each row, before it is written. */
  onRow: (row: ExportRow) => void
  ids: Parameters<typeof listNames>[1]
}

/** The text of data.json, a few rows at a time. */
export async function* writeData(db: Db, { person, files, now, onRow, ids }: About): AsyncGenerator<string> {
  const head = { format: exportFormat, exportedAt: now, accountId: person.id }
  yield `${JSON.stringify(head).slice(0, -1)},\n"data":{`
  let isFirst = true
  for (const { name, parts } of exportSubjects) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(name)}:{`
    isFirst = false
    yield* writeParts(parts, async function* read(part) {
      for await (const row of listPart(db, part, person)) {
        onRow(row)
        yield row
      }
    })
    yield '}'
  }
  yield `},\n"names":${JSON.stringify(await listNames(db, ids))},\n"files":${JSON.stringify(files)},\n"withheld":${JSON.stringify(withheld)}}\n`
}

async function* writeParts(
  parts: Readonly<Record<string, ExportPart>>,
  read: (part: ExportPart) => AsyncGenerator<ExportRow>,
): AsyncGenerator<string> {
  let before = ''
  for (const [name, part] of Object.entries(parts)) {
    yield `${before}\n${JSON.stringify(name)}:[`
    before = ','
    let between = ''
    for await (const row of read(part)) {
      yield `${between}\n${JSON.stringify(row)}`
      between = ','
    }
    yield ']'
  }
}
