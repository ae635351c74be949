/** Everything that an export has, by subject, in its order. */
import {
  accountParts,
  interestParts,
  notificationParts,
  profileParts,
  rewardParts,
} from './account-part-queries.ts'
import type { ExportPart } from './part-queries.ts'
import { organizationParts, reportParts } from './organization-part-queries.ts'
import { messageParts, workParts } from './work-part-queries.ts'

export interface ExportSubject {
  name: string
  parts: Readonly<Record<string, ExportPart>>
}

export const exportSubjects = [
  { name: 'account', parts: accountParts },
  { name: 'profile', parts: profileParts },
  { name: 'interests', parts: interestParts },
  { name: 'notifications', parts: notificationParts },
  { name: 'work', parts: workParts },
  { name: 'messages', parts: messageParts },
  { name: 'rewards', parts: rewardParts },
  { name: 'organizations', parts: organizationParts },
  { name: 'reports', parts: reportParts },
] as const satisfies readonly ExportSubject[]
