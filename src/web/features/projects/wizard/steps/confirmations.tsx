import { findLicensedWork } from '#domain/safeguards/required-answers.ts'
import { wizardCatalog } from '#web/features/projects/texts/wizard-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { useChecked } from '#web/features/projects/wizard/safeguards/safeguard-hints.tsx'
import { idOf, useWizardForm } from '#web/features/projects/wizard/wizard-form.ts'

type Confirmation = 'confirmsNoPaidPost' | 'confirmsLicense'

/** What the organization confirms before it publishes; about a license only if the work may need one (S6, S13). */
export function Confirmations() {
  const { confirmations, fields } = useTexts(wizardCatalog)
  const form = useWizardForm()
  const project = useChecked()
  const evidence = findLicensedWork({ ...project, confirmsLicense: false })
  const confirm = (name: Confirmation, hint: string) => {
    const error = form.formState.errors[name]?.message
    const errorId = `${idOf(name)}-error`
    return (
      <div>
        <Checkbox
          id={idOf(name)}
          label={fields[name].label}
          hint={<span className="wrap-anywhere">{hint}</span>}
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          {...form.register(name)}
        />
        {error && (
          <p id={errorId} className="text-danger mt-1 text-sm font-medium">
            {error}
          </p>
        )}
      </div>
    )
  }
  return (
    <fieldset className="border-line grid gap-3 border-t pt-6">
      <legend className="sr-only">{confirmations.heading}</legend>
      <h3 aria-hidden className="text-lg">
        {confirmations.heading}
      </h3>
      {confirm('confirmsNoPaidPost', fields.confirmsNoPaidPost.hint)}
      {evidence !== null && confirm('confirmsLicense', fields.confirmsLicense.hint({ evidence }))}
    </fieldset>
  )
}
