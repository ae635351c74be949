import { useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { foldLabel } from '#domain/vocabulary/normalize.ts'
import { messages } from '#web/messages/messages.ts'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { TagInput } from '#web/ui/tag-input.tsx'
import { idOf, useWizardForm } from './wizard-form.ts'

export type LabelChoiceProps = {
  name: 'causeAreas' | 'requiredSkills' | 'preferredSkills'
  label: string
  hint: string
  required?: boolean
  customLabel: string
  customPlaceholder: string
  options: readonly string[]
  /** Labels that already stand elsewhere and are not taken here too. */
  taken?: readonly string[]
  onChanged?: (labels: string[]) => void
}

/** Offered labels to switch on and off, and labels of one's own beside them; none twice. */
export function LabelChoice({
  name,
  options,
  required = false,
  taken = [],
  onChanged,
  ...texts
}: LabelChoiceProps) {
  const form = useWizardForm()
  const chosen = useWatch({ control: form.control, name }) ?? []
  const own = chosen.filter((label) => !options.includes(label))

  function change(labels: string[]) {
    // Typed in another case or spacing it is still the offered label.
    const known = labels.map(
      (label) => options.find((option) => foldLabel(option) === foldLabel(label)) ?? label,
    )
    const distinct = known.filter((label, index) => known.indexOf(label) === index)
    form.setValue(name, distinct, { shouldDirty: true })
    onChanged?.(distinct)
  }

  return (
    <div className="grid gap-4">
      <Field
        group
        label={texts.label}
        hint={texts.hint}
        id={idOf(name)}
        error={form.formState.errors[name]?.message}
        {...(required ? { required } : { optional: true })}
      >
        <ChipGroup options={[...options, ...own]} value={chosen} onValueChange={change} />
      </Field>
      <Field label={texts.customLabel} id={`${idOf(name)}-own`}>
        <TagInput
          tagsHidden
          value={[...taken, ...chosen]}
          onValueChange={(labels) => change(labels.filter((label) => !taken.includes(label)))}
          placeholder={texts.customPlaceholder}
          maxTags={limits.list}
          maxLength={limits.label}
          addLabel={messages.ui.add}
        />
      </Field>
    </div>
  )
}
