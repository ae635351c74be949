import { useFormContext, useWatch } from 'react-hook-form'
import { findMessage } from '#web/lib/forms/form-errors.ts'
import { ChipGroup } from './chip-group.tsx'
import { Field } from './field.tsx'
import { TagInput } from './tag-input.tsx'
import { foldTag } from './tags.ts'
import { formsCatalog } from '#web/ui/texts/forms-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { toggle } from './toggle.ts'

export type FormLabelsProps = {
  /** The name of the form field. */
  name: string
  id: string
  label: string
  hint: string
  required?: boolean
  /** Without these, users cannot type their own labels. */
  customLabel?: string
  customPlaceholder?: string
  options: readonly string[]
  /** What a name is called in the reader's language; by default the name itself. */
  labelOf?: (name: string) => string
  /** Labels that are already used elsewhere and cannot be added here too. */
  taken?: readonly string[]
  onChanged?: (labels: string[]) => void
}

const labelsOf = (written: unknown) =>
  Array.isArray(written) ? written.filter((label) => typeof label === 'string') : []

/** Suggested labels to switch on and off, plus the user's own labels, without duplicates. */
export function FormLabels({
  name,
  id,
  options,
  required = false,
  labelOf = (name) => name,
  taken = [],
  onChanged,
  ...texts
}: FormLabelsProps) {
  const formsTexts = useTexts(formsCatalog)
  const form = useFormContext()
  const chosen = labelsOf(useWatch({ control: form.control, name }))
  const own = chosen.filter((label) => !options.includes(label))

  /** The known name of what was typed, with whatever case or spacing; without one, it is the user's own. */
  const nameOf = (typed: string) =>
    [...options, ...taken, ...chosen].find((name) =>
      [name, labelOf(name)].some((known) => foldTag(known) === foldTag(typed)),
    ) ?? typed

  function change(labels: string[]) {
    const known = labels.map(nameOf)
    const distinct = known.filter((label, index) => known.indexOf(label) === index)
    const isWrong = form.getFieldState(name, form.formState).invalid
    // Removing the last one validates immediately, because a field of chips has no blur like a text field.
    form.setValue(name, distinct, { shouldDirty: true, shouldValidate: isWrong || distinct.length === 0 })
    onChanged?.(distinct)
  }

  return (
    <div className="grid gap-4">
      <Field
        group
        label={texts.label}
        hint={texts.hint}
        id={id}
        error={findMessage(form.getFieldState(name, form.formState).error)}
        {...(required ? { required } : { optional: true })}
      >
        <ChipGroup
          options={[...options, ...own].map((value) => ({ value, label: labelOf(value) }))}
          value={chosen}
          onToggle={(label) => change(toggle(labelsOf(form.getValues(name)), label))}
        />
      </Field>
      {texts.customLabel && (
        <Field label={texts.customLabel} id={`${id}-own`}>
          <TagInput
            tagsHidden
            value={[...taken, ...chosen].map(labelOf)}
            onValueChange={(labels) => change(labels.filter((label) => !taken.includes(nameOf(label))))}
            {...(texts.customPlaceholder && { placeholder: texts.customPlaceholder })}
            addLabel={formsTexts.add}
          />
        </Field>
      )}
    </div>
  )
}
