/**
 * The three verification documents (spec features 5), visible only to the organization's members and administrators.
 */
import { documentKinds } from '#domain/images/files.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams, isoTimestamp } from '#contract/fields.ts'
import { uploadProblems } from './images.ts'
import { z } from '#contract/zod.ts'

export const documentParams = idParams.extend({ kind: z.enum(documentKinds) })

/** Information about a document; its bytes are at `path`. */
const verificationDocument = z.object({
  kind: z.enum(documentKinds),
  isPdf: z.boolean(),
  /** Bytes. */
  size: z.number().int(),
  sentAt: isoTimestamp,
  /** Who uploaded it; null if the account is deleted. */
  sentBy: z.string().nullable(),
  /** The address of the file. */
  path: z.string(),
})
export type VerificationDocument = z.infer<typeof verificationDocument>

/** The documents that were uploaded. */
export const documentList = z.array(verificationDocument)

const listed = { access: 'signed-in', response: documentList } as const

export const listDocuments = defineEndpoint({
  ...listed,
  id: 'listDocuments',
  summary: 'The documents that an organization sent for its verification, for its members.',
  method: 'GET',
  path: '/api/organizations/:id/documents',
  params: idParams,
  problems: ['organization_not_found'],
})

export const uploadDocument = defineEndpoint({
  ...listed,
  id: 'uploadDocument',
  summary:
    'Uploads one of the three documents and replaces the previous one: a PDF of at most 5 MB, or a JPEG, PNG or WebP that is saved again without metadata. For members.',
  method: 'PUT',
  path: '/api/organizations/:id/documents/:kind',
  limit: 'uploads',
  params: documentParams,
  file: true,
  problems: ['organization_not_found', 'not_a_document', 'unreadable_document', ...uploadProblems],
})

export const removeDocument = defineEndpoint({
  ...listed,
  id: 'removeDocument',
  summary: 'Removes one of the documents, for members. Succeeds if there is none.',
  method: 'DELETE',
  path: '/api/organizations/:id/documents/:kind',
  params: documentParams,
  problems: ['organization_not_found'],
})

export const documentEndpoints = [listDocuments, uploadDocument, removeDocument] as const
