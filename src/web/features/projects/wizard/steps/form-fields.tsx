/** Field types that several steps use. */
import { checkedTextFields } from '#domain/safeguards/evaluate.ts'
import { FormLabels, type FormLabelsProps } from '#web/ui/forms/form-labels.tsx'
import { FormText, type FormTextProps } from '#web/ui/forms/form-text.tsx'
import { TextHints } from '#web/features/projects/wizard/safeguards/safeguard-hints.tsx'
import { idOf, type WizardField } from '#web/features/projects/wizard/wizard-form.ts'

/** A text answer. */
export function TextField(props: Omit<FormTextProps, 'id'> & { name: WizardField }) {
  const field = <FormText id={idOf(props.name)} {...props} />
  if (!isChecked(props.name)) return field
  return (
    <div>
      {field}
      <TextHints name={props.name} />
    </div>
  )
}

const isChecked = (name: WizardField) => checkedTextFields.some((each) => each === name)

/** Listed and custom labels. */
export function LabelChoice(props: Omit<FormLabelsProps, 'id'> & { name: WizardField }) {
  return <FormLabels id={idOf(props.name)} {...props} />
}
