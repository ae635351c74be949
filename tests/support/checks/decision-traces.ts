import type { Pool } from 'pg'

export type DecisionTraces = {
  status: string
  feedback: string | null
  isReviewed: boolean
  moves: number
  events: number
  notifications: number
  emails: number
}

/** The effects of a decision about an application: its history, the volunteer's notification, and the enqueued email. */
export async function listDecisionTraces(
  pool: Pool,
  applicationId: string,
  decision: 'accepted' | 'declined',
): Promise<DecisionTraces | undefined> {
  const { rows } = await pool.query<DecisionTraces>(
    `select a.status, a.organization_feedback as feedback, a.reviewed_at is not null as "isReviewed",
       (select count(*)::int from application_history h where h.application_id = a.id and h.to_status = $2) as moves,
       (select count(*)::int from facts f where f.subject_id = a.id and f.type = 'application.' || $2) as events,
       (select count(*)::int from notifications n
        where n.user_id = a.volunteer_id and n.kind = 'application.' || $2) as notifications,
       (select count(*)::int from jobs j join facts f on f.id = (j.payload ->> 'factId')::bigint
        where j.kind = 'mail.send' and f.subject_id = a.id and f.type = 'application.' || $2) as emails
     from applications a where a.id = $1`,
    [applicationId, decision],
  )
  return rows[0]
}
