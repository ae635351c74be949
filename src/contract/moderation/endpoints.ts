/** Reports of people and organizations, and the queue of all reports. */
import { appealEndpoints } from './appeals.ts'
import {
  decideOrganizationCase,
  decidePersonCase,
  reportInvite,
  reportOrganization,
  reportPerson,
} from './account-reports.ts'
import { listReports } from './queue.ts'

export const reportEndpoints = [
  reportPerson,
  reportOrganization,
  reportInvite,
  listReports,
  decidePersonCase,
  decideOrganizationCase,
  ...appealEndpoints,
] as const
