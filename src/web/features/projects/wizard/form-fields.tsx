/** Field types that several steps use. */
import { FormLabels, type FormLabelsProps } from '#web/ui/forms/form-labels.tsx'
import { FormText, type FormTextProps } from '#web/ui/forms/form-text.tsx'
import { idOf, type WizardField } from './wizard-form.ts'

/** A text answer. */
export function TextField(props: Omit<FormTextProps, 'id'> & { name: WizardField }) {
  return <FormText id={idOf(props.name)} {...props} />
}

/** Listed and custom labels. */
export function LabelChoice(props: Omit<FormLabelsProps, 'id'> & { name: WizardField }) {
  return <FormLabels id={idOf(props.name)} {...props} />
}
