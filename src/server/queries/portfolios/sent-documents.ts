/** The documents of an organization, for its members and for administrators. */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { documentKinds, type DocumentKind } from '#domain/images/files.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { files } from '#server/db/tables/images.ts'

/** Finds the rows of the existing documents, unordered. */
export async function findSentDocuments(db: Db, organizationId: string) {
  const rows = await db
    .select({
      name: files.name,
      purpose: files.purpose,
      mediaType: files.mediaType,
      kind: files.documentKind,
      size: files.size,
      sentAt: files.createdAt,
      sentBy: sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`,
    })
    .from(files)
    .leftJoin(users, eq(users.id, files.ownerId))
    .where(
      and(
        eq(files.purpose, 'document'),
        eq(files.organizationId, organizationId),
        isNotNull(files.storedAt),
        isNull(files.removedAt),
      ),
    )
  return rows.flatMap(({ kind, ...row }) => (kind ? [{ kind, ...row }] : []))
}

interface SentDocument {
  kind: DocumentKind
  isPdf: boolean
  size: number
  sentAt: string
  sentBy: string | null
  path: string
}

/** Presents the documents in the order of their kinds; each has its address below `place`. */
export async function listSentDocuments(
  db: Db,
  organizationId: string,
  basePath: string,
): Promise<SentDocument[]> {
  const found = await findSentDocuments(db, organizationId)
  return documentKinds.flatMap((kind) => {
    const document = found.find((each) => each.kind === kind)
    if (!document) return []
    const { mediaType, size, sentAt, sentBy } = document
    const isPdf = mediaType === 'application/pdf'
    return { kind, isPdf, size, sentAt: sentAt.toISOString(), sentBy, path: `${basePath}/${kind}/file` }
  })
}
