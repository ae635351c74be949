/**
 * The metadata of an archive. `manifest.json` comes first and `sums.json` last, so a truncated archive has no sums.
 */
import { z } from 'zod'

export const manifestName = 'manifest.json'
export const sumsName = 'sums.json'

const migration = z.object({ name: z.string(), checksum: z.string() })

const table = z.object({ name: z.string(), columns: z.array(z.string()).min(1) })

/** The release, schema and tables of the archive. */
export const manifestSchema = z.object({
  format: z.literal('bridge-collective-backup'),
  version: z.literal(1),
  product: z.string(),
  postgresql: z.string(),
  createdAt: z.iso.datetime(),
  /** In the order they were applied. */
  migrations: z.array(migration).min(1),
  tables: z.array(table).min(1),
})

const count = z.int().min(0)
const sum = z.string().regex(/^[0-9a-f]{64}$/)

/** Row counts and checksums from writing the archive; a restore must get the same values. */
export const sumsSchema = z.object({
  /** The SHA-256 covers the table's complete COPY text. */
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
