/** Whether accepted work continues, for any query of applications. */
import { sql } from 'drizzle-orm'
import type { WorkCheck } from '#domain/applications/work-checks.ts'
import { applications, workChecks } from '#server/db/tables/applications.ts'
import { projects } from '#server/db/tables/projects.ts'

/** What time has asked about accepted work, about its renewal only while it is ongoing; null for everything else. */
export const workCheck = sql<WorkCheck | null>`case when ${applications.status} = 'accepted' then (
  select jsonb_build_object('isAsked', w.asked_at is not null, 'isSilent', w.silent_at is not null,
    'isRenewalAsked', o.is_ongoing and w.renewal_asked_at is not null,
    'hasVolunteerRenewed', o.is_ongoing and w.volunteer_renewed_at is not null,
    'hasOrganizationRenewed', o.is_ongoing and w.organization_renewed_at is not null,
    'isOverdue', o.is_ongoing and w.overdue_at is not null)
  from (select coalesce(op.duration = 'ongoing', false) as is_ongoing from ${projects} op
    where op.id = ${applications.projectId}) o
  left join ${workChecks} w on w.application_id = ${applications.id}) end`
