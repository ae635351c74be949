/**
 * Domain events. A service publishes an event inside its transaction, and the event's handlers run in that transaction
 * too: an event and what follows from it are stored together or not at all.
 */
import type { Db } from '#server/db/db.ts'
import type { DomainEvent, EventOf, EventType } from './event.ts'
import { handlers } from './handlers.ts'
import { insertEvent } from './queries.ts'

/** Stores an event and runs its handlers. Call it inside the transaction of the write. */
export async function publish(db: Db, event: DomainEvent): Promise<void> {
  const id = await insertEvent(db, { ...event, data: { ...event.data } })
  await runHandlers(db, { ...event, id })
}

async function runHandlers<Type extends EventType>(db: Db, event: EventOf<Type>): Promise<void> {
  const type: Type = event.type
  for (const handler of handlers[type]) await handler(db, event, publish)
}
