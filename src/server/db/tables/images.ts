import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, timestampColumn, written } from '#server/db/columns.ts'
import type { DocumentKind, FileMediaType, FilePurpose } from '#domain/images/files.ts'

export const files = pgTable('files', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  purpose: text('purpose').$type<FilePurpose>().notNull(),
  ownerId: uuid('owner_id'),
  organizationId: uuid('organization_id'),
  mediaType: text('media_type').$type<FileMediaType>().notNull(),
  documentKind: text('document_kind').$type<DocumentKind>(),
  sha256: bytea('sha256').notNull(),
  size: integer('size').notNull(),
  createdAt: written('created_at'),
  storedAt: timestampColumn('stored_at'),
  removedAt: timestampColumn('removed_at'),
})
