/** What a backup's archive says of itself: `manifest.json` comes first, `sums.json` last, so that a cut-off one has none. */
import { z } from 'zod'

export const manifestName = 'manifest.json'
export const sumsName = 'sums.json'

const migration = z.object({ name: z.string(), checksum: z.string() })

const table = z.object({ name: z.string(), columns: z.array(z.string()).min(1) })

/** Which release, schema and tables the archive is of. */
export const manifestSchema = z.object({
  format: z.literal('bridge-collective-backup'),
  version: z.literal(1),
  product: z.string(),
  postgresql: z.string(),
  createdAt: z.iso.datetime(),
  /** In the order in which they were applied. */
  migrations: z.array(migration).min(1),
  tables: z.array(table).min(1),
})

const count = z.int().min(0)
const sum = z.string().regex(/^[0-9a-f]{64}$/)

/** What was counted and summed while the archive was written; a restore must find the same. */
export const sumsSchema = z.object({
  /** The SHA-256 is that of the table's whole COPY text. */
  tables: z.array(z.object({ name: z.string(), rows: count, sha256: sum })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  uploads: z.object({ files: count, bytes: count, sha256: sum }),
})

export type Manifest = z.infer<typeof manifestSchema>
export type Table = z.infer<typeof table>
export type Sums = z.infer<typeof sumsSchema>
export type TableSum = Sums['tables'][number]
export type Sequence = Sums['sequences'][number]
export type AppliedMigration = z.infer<typeof migration>
