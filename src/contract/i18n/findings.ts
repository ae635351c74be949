/** What a safeguard found, in words. */
import type { SafeguardRulesTexts } from '#contract/texts/safeguard-rules-texts.ts'
import type { SafeguardCode } from '#domain/safeguards/safeguards.ts'

/** The evidence of a finding: a sentence that someone wrote, or in the reader's language what a number means. */
export function describeEvidence(
  { evidence: texts }: SafeguardRulesTexts,
  { rule, evidence }: { rule: SafeguardCode; evidence: string },
): { text: string; isQuoted: boolean } {
  const hours = Number(evidence)
  if (rule === 'S2') return { text: texts.hoursPerWeek({ hours }), isQuoted: false }
  if (rule === 'S3') return { text: texts.hoursInTotal({ hours }), isQuoted: false }
  return { text: evidence, isQuoted: true }
}
