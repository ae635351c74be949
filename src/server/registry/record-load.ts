/** Records a load: in the list of loads, and in the audit log. */
import { recordAudit } from '#server/audit/record.ts'
import type { Session } from '#server/backup/queries.ts'
import { builderOver } from '#server/db/db.ts'
import { insertLoad, type LoadRecord } from './load-queries.ts'

/** Records a load in its transaction. `actorId` is null for an operator's command. */
export async function recordLoad(
  client: Session,
  { actorId, ...load }: LoadRecord & { actorId: string | null },
): Promise<void> {
  const { files, rechecked, suspended } = load
  const objectId = await insertLoad(client, load)
  await recordAudit(builderOver(client), {
    actorId,
    origin: null,
    action: 'register.load',
    objectType: 'register',
    objectId,
    after: {
      rows: files.reduce((sum, file) => sum + file.rows, 0),
      rejected: files.reduce((sum, file) => sum + file.rejected, 0),
      rechecked,
      suspended,
      postedOn: [...new Set(files.map((file) => file.postedOn))].toSorted(),
    },
  })
}
