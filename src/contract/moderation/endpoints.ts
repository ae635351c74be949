/** Reports of people and organizations, and the queue of all reports. */
import { appealEndpoints } from './appeals.ts'
import {
  decideOrganizationCase,
  decidePersonCase,
  reportApplication,
  reportInvite,
  reportOrganization,
  reportPerson,
} from './account-reports.ts'
import { exportReports, listReports } from './queue.ts'

export const reportEndpoints = [
  reportPerson,
  reportOrganization,
  reportInvite,
  reportApplication,
  listReports,
  exportReports,
  decidePersonCase,
  decideOrganizationCase,
  ...appealEndpoints,
] as const
