import * as impact from './impact.ts'
import { listHourRates, removeHourRate, saveHourRate } from './rates.ts'

export const impactEndpoints = [
  impact.getImpact,
  impact.listImpactGroups,
  impact.exportImpactGroups,
  impact.exportImpactList,
  impact.getOrganizationImpact,
  impact.listOrganizationImpactGroups,
  impact.exportOrganizationImpactGroups,
  impact.exportOrganizationImpactList,
  listHourRates,
  saveHourRate,
  removeHourRate,
] as const
