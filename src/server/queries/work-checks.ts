/** Whether accepted work goes on, for any query of applications. */
import { sql } from 'drizzle-orm'
import type { WorkCheck } from '#domain/applications/work-checks.ts'
import { applications, workChecks } from '#server/db/schema.ts'

/** What time has asked about accepted work; null for everything else. */
export const workCheck = sql<WorkCheck | null>`case when ${applications.status} = 'accepted' then (
  select jsonb_build_object('isAsked', w.asked_at is not null, 'isSilent', w.silent_at is not null,
    'isRenewalAsked', w.renewal_asked_at is not null, 'hasVolunteerRenewed', w.volunteer_renewed_at is not null,
    'hasOrganizationRenewed', w.organization_renewed_at is not null, 'isOverdue', w.overdue_at is not null)
  from (select) one left join ${workChecks} w on w.application_id = ${applications.id}) end`
