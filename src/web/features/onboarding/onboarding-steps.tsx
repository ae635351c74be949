import { Building2, HandHeart } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { limits, onboardingLimits } from '#contract/limits.ts'
import { describeCause, describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { userTypes } from '#domain/accounts/accounts.ts'
import { causeAreas } from '#domain/options/browse.ts'
import { onboardingSkills } from '#domain/options/skills.ts'
import { ChipGroup, type ChipOption } from '#web/ui/forms/chip-group.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { toggle } from '#web/ui/forms/toggle.ts'
import { onboardingCatalog } from './texts/onboarding-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
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

/** Step 2: at least one skill. */
export function SkillsStep({ form }: StepProps) {
  const onboardingTexts = useTexts(onboardingCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  return (
    <Chips
      form={form}
      name="skills"
      label={onboardingTexts.questions.skills[form.getValues('userType')]}
      options={onboardingSkills.map((value) => ({ value, label: describeSkill(labels, value) }))}
    />
  )
}

/** Step 3: at least one cause area. */
export function CausesStep({ form }: StepProps) {
  const onboardingTexts = useTexts(onboardingCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  return (
    <Chips
      form={form}
      name="preferredCauses"
      label={onboardingTexts.questions.causes}
      options={causeAreas.map((value) => ({ value, label: describeCause(labels, value) }))}
    />
  )
}

type ChipsProps = StepProps & {
  name: 'skills' | 'preferredCauses'
  label: string
  options: readonly ChipOption[]
}

function Chips({ form, name, label, options }: ChipsProps) {
  const onboardingTexts = useTexts(onboardingCatalog)
  const chosen = useWatch({ control: form.control, name })
  return (
    <Step>
      <Field group required label={label} hint={onboardingTexts.hints.chips} id={idOf(name)}>
        <ChipGroup
          options={options}
          value={chosen}
          onToggle={(label) =>
            form.setValue(name, toggle(form.getValues(name), label), { shouldDirty: true })
          }
        />
      </Field>
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
    box.current?.querySelector<HTMLElement>('input:checked, input, textarea, button')?.focus()
  }, [])
  return (
    <div ref={box} className="grid gap-5">
      {children}
    </div>
  )
}
