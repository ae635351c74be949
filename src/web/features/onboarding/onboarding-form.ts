import type { UseFormReturn } from 'react-hook-form'
import type { onboarding } from '#contract/onboarding/onboarding.ts'
import type { z } from '#contract/zod.ts'

export type OnboardingForm = UseFormReturn<z.input<typeof onboarding>, unknown, z.output<typeof onboarding>>

export const idOf = (name: string) => `onboarding-${name}`
