/** Exports of everything that the product stores about a person (docs/privacy.md). */
import { helpForm } from '#contract/accounts/help.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams, isoTimestamp } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'
import { exportStates } from '#domain/personal-data/exports.ts'

export const personalExport = z.object({
  id: z.uuid(),
  state: z.enum(exportStates),
  requestedAt: isoTimestamp,
  /** An administrator requested it for the person, who wrote in. */
  isByAdministrator: z.boolean(),
  /** Bytes; null unless it is ready. */
  size: z.number().int().nullable(),
  /** When the file is removed; null while it is being prepared. */
  expiresAt: isoTimestamp.nullable(),
})
export type PersonalExport = z.infer<typeof personalExport>

const latest = z.object({ export: personalExport.nullable() })

export const getPersonalExport = defineEndpoint({
  id: 'getPersonalExport',
  summary: 'Your latest data export, or null if there is none.',
  method: 'GET',
  path: '/api/account/export',
  access: 'signed-in',
  whileLeaving: true,
  response: latest,
})

export const requestPersonalExport = defineEndpoint({
  id: 'requestPersonalExport',
  summary:
    'Starts an export of everything that is stored about you, and emails you when it is ready. If one is being prepared, returns that one.',
  method: 'POST',
  path: '/api/account/export',
  access: 'signed-in',
  whileLeaving: true,
  needsFreshPassword: true,
  limit: 'personalExports',
  response: latest,
  status: 202,
})

export const downloadPersonalExport = defineEndpoint({
  id: 'downloadPersonalExport',
  summary: 'Your data export as a zip file, for 7 days: JSON, a page to read, and your files.',
  method: 'GET',
  path: '/api/account/exports/:id/file',
  access: 'signed-in',
  whileLeaving: true,
  needsFreshPassword: true,
  params: idParams,
  limit: 'reading',
  response: z.string(),
  download: true,
  problems: ['export_not_found', 'export_not_ready', 'export_expired'],
})

export const exportForPerson = defineEndpoint({
  id: 'exportForPerson',
  summary:
    'Starts a data export for a person who wrote in. Only they can download it, with the link that is emailed to them.',
  method: 'POST',
  path: '/api/admin/people/:id/export',
  access: 'admin',
  limit: 'personalExports',
  params: idParams,
  body: helpForm,
  response: z.object({ message: z.string() }),
  problems: [
    'person_not_found',
    'own_case',
    'person_is_administrator',
    'person_suspended',
    'deletion_already_requested',
    'export_preparing',
  ],
})

export const personalDataEndpoints = [
  getPersonalExport,
  requestPersonalExport,
  downloadPersonalExport,
  exportForPerson,
] as const
