import type { OptionsTexts } from '#contract/texts/options-texts.ts'

/** The labels of all choices of experience level, duration and urgency. */
export const kindLabelsOf = ({ experienceLevels, durations, urgencies }: OptionsTexts) => ({
  ...experienceLevels,
  ...durations,
  ...urgencies,
})
