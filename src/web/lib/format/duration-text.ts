import type { OptionsTexts } from '#contract/texts/options-texts.ts'
import { durations } from '#domain/options/projects.ts'

/** The label of a listed duration; an imported one as is. */
export function describeDuration({ duration: labels }: OptionsTexts, duration: string): string {
  const listed = durations.find((choice) => choice === duration)
  return listed ? labels[listed] : duration
}
