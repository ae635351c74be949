/** The terms and the privacy notice in versions, and what people agreed to. */
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { isoTimestamp, requiredText } from '#contract/fields.ts'
import { legalDocuments } from '#contract/help/legal.ts'
import { z } from '#contract/zod.ts'
import type { LegalBlock } from '#domain/legal/markdown.ts'

const document = z.enum(legalDocuments)
const documentParams = z.object({ document })
const required = fieldText('general.required')

/** The longest text and summary of a version, in characters. */
export const legalLimits = { markdown: 50_000, changes: 500 } as const

/**
 * A block of a text, as `LegalBlock` says; the parser of the server makes all of them. Blocks are in each other, and OpenAPI knows
 * no schema that refers to itself.
 */
const block: z.ZodType<LegalBlock> = z.any()

const number = z.coerce.number().int().min(1)

const versionEntry = z.object({
  number: z.number().int(),
  /** Null for the text of the product, which is version 1. */
  publishedAt: isoTimestamp.nullable(),
  /** What changed, in the operator's words; null for the text of the product. */
  changes: z.string().nullable(),
})

const legalText = z.object({
  number: z.number().int(),
  isCurrent: z.boolean(),
  publishedAt: isoTimestamp.nullable(),
  /** Null for the text of the product, which pages have themselves. */
  blocks: z.array(block).nullable(),
  /** All versions, newest first. */
  versions: z.array(versionEntry),
})
export type LegalText = z.infer<typeof legalText>

export const getLegalDocument = defineEndpoint({
  id: 'getLegalDocument',
  summary: 'The terms or the privacy notice: the current version, or the one you name.',
  method: 'GET',
  path: '/api/legal/:document',
  access: 'public',
  params: documentParams,
  query: z.object({ version: number.optional() }),
  response: legalText,
  problems: ['not_found'],
})

export const getLegalSource = defineEndpoint({
  id: 'getLegalSource',
  summary: 'The Markdown of the current version; empty for the text of the product.',
  method: 'GET',
  path: '/api/admin/legal/:document',
  access: 'admin',
  params: documentParams,
  response: z.object({ number: z.number().int(), markdown: z.string() }),
})

export const getLegalRecord = defineEndpoint({
  id: 'getLegalRecord',
  summary: 'The versions with how many accounts agreed to each, and how many are still asked to.',
  method: 'GET',
  path: '/api/admin/legal/:document/agreements',
  access: 'admin',
  params: documentParams,
  response: z.object({
    /** Newest first. The built-in text is there once for each effective date that someone agreed to. */
    versions: z.array(
      versionEntry.pick({ number: true, publishedAt: true }).extend({
        /** The effective date of the built-in text, YYYY-MM-DD; null for published versions, and if it's unknown. */
        textSince: z.iso.date().nullable(),
        /** Accounts that agreed to it and are not deleted. */
        agreed: z.int(),
      }),
    ),
    /** Accounts that can sign in, and that the current version asks to agree. */
    unanswered: z.int(),
  }),
})

const markdown = requiredText({ max: legalLimits.markdown }, required)

export const newVersionForm = z.object({
  markdown,
  changes: requiredText({ max: legalLimits.changes }, required),
  asksAgreement: z.boolean(),
})

export const publishLegalVersion = defineEndpoint({
  id: 'publishLegalVersion',
  summary:
    'Publishes the next version, given the number of the one you read. A published version never changes.',
  method: 'POST',
  path: '/api/admin/legal/:document',
  access: 'admin',
  params: documentParams,
  body: newVersionForm.extend({ after: z.number().int().min(1) }),
  response: versionEntry,
  status: 201,
  problems: ['site_changed'],
})

export const previewLegalText = defineEndpoint({
  id: 'previewLegalText',
  summary: 'Shows how a text in Markdown will look. Stores nothing.',
  method: 'POST',
  path: '/api/admin/legal-preview',
  access: 'admin',
  needsFreshPassword: false,
  body: z.object({ markdown }),
  response: z.object({ blocks: z.array(block) }),
})

/** A version that someone is asked to agree to. */
const asked = z.object({ document, number: z.number().int(), changes: z.string() })
export type AskedAgreement = z.infer<typeof asked>

export const listAskedAgreements = defineEndpoint({
  id: 'listAskedAgreements',
  summary: 'The current versions that you are asked to agree to.',
  method: 'GET',
  path: '/api/account/agreements',
  access: 'signed-in',
  response: z.object({ asked: z.array(asked) }),
})

export const agreeToLegal = defineEndpoint({
  id: 'agreeToLegal',
  summary: 'Records that you agree to the current versions you name.',
  method: 'POST',
  path: '/api/account/agreements',
  access: 'signed-in',
  body: z.object({
    agreements: z
      .array(z.object({ document, number: z.number().int().min(1) }))
      .min(1)
      .max(legalDocuments.length),
  }),
  response: z.object({ asked: z.array(asked) }),
  problems: ['terms_changed'],
})

export const legalEndpoints = [
  getLegalDocument,
  getLegalSource,
  getLegalRecord,
  publishLegalVersion,
  previewLegalText,
  listAskedAgreements,
  agreeToLegal,
] as const
