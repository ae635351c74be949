import { Building2, HandHeart } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { limits, onboardingLimits } from '#contract/limits.ts'
import { describeCause, describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { userTypes } from '#domain/accounts/accounts.ts'
import { causeAreas } from '#domain/options/browse.ts'
import { onboardingSkills } from '#domain/options/skills.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { FormLabels } from '#web/ui/forms/form-labels.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { onboardingCatalog } from './texts/onboarding-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { idOf, type OnboardingForm } from './onboarding-form.ts'

type StepProps = { form: OnboardingForm }

const icons = { volunteer: HandHeart, organization: Building2 }

/** Step 1: the account type (spec F2.5). */
export function UserTypeStep({ form }: StepProps) {
  const onboardingTexts = useTexts(onboardingCatalog)
  const userType = useWatch({ control: form.control, name: 'userType' })
  return (
    <Step>
      <RadioCards
        legend={onboardingTexts.questions.userType}
        value={userType}
        onValueChange={(value) => form.setValue('userType', value, { shouldDirty: true })}
        options={userTypes.map((value) => ({ value, icon: icons[value], ...onboardingTexts.types[value] }))}
      />
    </Step>
  )
}

/** Step 2: at least one skill, listed or typed. */
export function SkillsStep({ form }: StepProps) {
  const onboardingTexts = useTexts(onboardingCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  return (
    <Step>
      <FormLabels
        name="skills"
        id={idOf('skills')}
        label={onboardingTexts.questions.skills[form.getValues('userType')]}
        hint={onboardingTexts.hints.chips}
        required
        options={onboardingSkills}
        labelOf={(skill) => describeSkill(labels, skill)}
        {...onboardingTexts.ownSkill}
      />
    </Step>
  )
}

/** Step 3: at least one cause area. */
export function CausesStep() {
  const onboardingTexts = useTexts(onboardingCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  return (
    <Step>
      <FormLabels
        name="preferredCauses"
        id={idOf('preferredCauses')}
        label={onboardingTexts.questions.causes}
        hint={onboardingTexts.hints.chips}
        required
        options={causeAreas}
        labelOf={(cause) => describeCause(labels, cause)}
      />
    </Step>
  )
}

/** Step 4: background, availability and goals, as free text. */
export function BackgroundStep({ form }: StepProps) {
  const { fields } = useTexts(onboardingCatalog)
  const { errors } = form.formState
  const [experience, goals] = useWatch({ control: form.control, name: ['experience', 'goals'] })
  return (
    <Step>
      <Field
        {...fields.experience}
        id={idOf('experience')}
        required
        error={errors.experience?.message}
        counter={{ text: experience, min: onboardingLimits.experienceMin, max: limits.longText }}
      >
        <Textarea rows={3} {...form.register('experience')} />
      </Field>
      <Field
        label={fields.availability.label}
        id={idOf('availability')}
        required
        error={errors.availability?.message}
      >
        <Input placeholder={fields.availability.placeholder} {...form.register('availability')} />
      </Field>
      <Field
        {...fields.goals}
        id={idOf('goals')}
        required
        error={errors.goals?.message}
        counter={{ text: goals, min: onboardingLimits.goalsMin, max: limits.longText }}
      >
        <Textarea rows={3} {...form.register('goals')} />
      </Field>
    </Step>
  )
}

/** One question. It takes the focus when it replaces another, because the pressed button may be gone or disabled. */
function Step({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { activeElement } = document
    const isOpening =
      activeElement !== document.body && !box.current?.closest('[role=dialog]')?.contains(activeElement)
    // At first the dialog sets the focus and remembers where to return it.
    if (isOpening) return
    // In a low window the step before may be scrolled down; a new question begins at its top.
    box.current?.scrollIntoView({ block: 'start' })
    box.current?.querySelector<HTMLElement>('input:checked, input, textarea, button')?.focus()
  }, [])
  return (
    <div ref={box} className="grid scroll-mt-5 gap-5">
      {children}
    </div>
  )
}
