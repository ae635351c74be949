/** The documents under /legal, by the last part of their address. */
export const legalDocuments = ['terms', 'privacy'] as const
export type LegalDocument = (typeof legalDocuments)[number]

/**
 * The version of the terms that people accept with the sentence beside the sign-up button: the day it took effect,
 * YYYY-MM-DD.
 */
export const termsVersion = '2026-11-01'
