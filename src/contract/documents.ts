/** The three documents of a verification (features 5): for the organization's members and administrators alone. */
import { documentKinds } from '#domain/files.ts'
import { defineEndpoint } from './endpoint.ts'
import { idParams, moment } from './fields.ts'
import { uploadProblems } from './images.ts'
import { z } from './zod.ts'

export const documentParams = idParams.extend({ kind: z.enum(documentKinds) })

/** What is known of a document; its bytes are read at `path`. */
const sentDocument = z.object({
  kind: z.enum(documentKinds),
  isPdf: z.boolean(),
  /** Bytes. */
  size: z.number().int(),
  sentAt: moment,
  /** Who sent it; null once the account is gone. */
  sentBy: z.string().nullable(),
  /** Where it is read. */
  path: z.string(),
})
export type SentDocument = z.infer<typeof sentDocument>

/** Those that are there. */
export const documentList = z.array(sentDocument)

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
