/** Updates the open pages of organizations' members when applications arrive or move. */
import { shownStatusOf } from '#domain/applications/applications.ts'
import type { Db } from '#server/db/db.ts'
import { listMovedApplications, type MovedApplication } from '#server/features/applications/live-queries.ts'
import { sendLiveSignal } from './publish.ts'

/** How many applications a signal names, so that it fits into one NOTIFY with the people it goes to. */
const maxIdsPerSignal = 50

/** What moved in transactions that signal it together. */
const waiting = new WeakMap<Db, string[]>()

/** Signals the moves that `work` makes in a transaction together at its end, instead of one by one. */
export async function signalTogether<Result>(
  db: Db,
  actorId: string | null,
  work: () => Promise<Result>,
): Promise<Result> {
  const ids: string[] = []
  waiting.set(db, ids)
  try {
    const result = await work()
    await sendSignals(db, actorId, ids)
    return result
  } finally {
    waiting.delete(db)
  }
}

/** Signals that an application arrived or moved, now or with the others of its transaction. */
export async function signalApplication(db: Db, actorId: string | null, id: string): Promise<void> {
  const together = waiting.get(db)
  if (together) together.push(id)
  else await sendSignals(db, actorId, [id])
}

/** Signals how many hours of an application wait for its organization now. */
export async function signalWaitingHours(db: Db, applicationId: string): Promise<void> {
  const [moved] = await listMovedApplications(db, [applicationId])
  if (!moved) return
  const { memberIds, waitingHours } = moved
  await sendLiveSignal(db, memberIds, { kind: 'hours', data: { applicationId, waitingHours } })
}

async function sendSignals(db: Db, actorId: string | null, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += maxIdsPerSignal) {
    const moved = await listMovedApplications(db, ids.slice(at, at + maxIdsPerSignal))
    for (const alike of groupAlike(moved)) {
      const [first] = alike
      if (!first) continue
      const { memberIds, decision, projectId, organizationId, status } = first
      const by =
        decision?.id && decision.id === actorId ? { id: decision.id, name: decision.name ?? '' } : null
      await sendLiveSignal(db, memberIds, {
        kind: 'application',
        data: {
          applicationIds: alike.map(({ id }) => id),
          projectId,
          organizationId,
          status,
          shownStatus: shownStatusOf(first),
          by,
        },
      })
    }
  }
}

/** Applications that differ in nothing that a signal says but the id. */
function groupAlike(moved: readonly MovedApplication[]): MovedApplication[][] {
  const groups = new Map<string, MovedApplication[]>()
  for (const application of moved) {
    const { projectId, decision, memberIds } = application
    const key = [projectId, application.status, shownStatusOf(application), decision?.id, ...memberIds].join(
      ' ',
    )
    groups.set(key, [...(groups.get(key) ?? []), application])
  }
  return [...groups.values()]
}
