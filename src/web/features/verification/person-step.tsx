import { use } from 'react'
import { useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { AbsenceFields } from './absence-fields.tsx'
import { verificationCatalog } from './texts/verification-texts.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Line, useVerificationForm } from './step-fields.tsx'
import { Checklist } from '#web/ui/display/checklist.tsx'

/** Step 4: the contact person, a reason why the organization is not in the register, and what happens next. */
export function PersonStep() {
  const { person, info, fields } = useTexts(verificationCatalog)
  const form = useVerificationForm()
  const absence = useWatch({ control: form.control, name: 'absence' })
  const { errors } = form.formState
  const { hasRegisters } = use(SiteContext)
  const { lines } = info
  return (
    <>
      <fieldset className="grid min-w-0 items-start gap-x-5 gap-y-6 sm:grid-cols-2">
        <legend className="font-heading mb-1 text-lg font-semibold">{person.heading}</legend>
        <p className="text-muted -mb-1 text-sm sm:col-span-2">{person.hint}</p>
        <Line name="contactPersonName" autoComplete="name" maxLength={limits.name} />
        <Line name="contactPersonTitle" autoComplete="organization-title" maxLength={limits.name} />
        <Line
          name="contactPersonEmail"
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          className="sm:col-span-2"
        />
      </fieldset>
      {hasRegisters && (
        <AbsenceFields
          {...fields['absence.reason']}
          optional
          value={absence}
          onValueChange={(value) =>
            form.setValue('absence', value, {
              shouldDirty: true,
              shouldValidate: errors.absence !== undefined,
            })
          }
          errors={{
            reason: errors.absence?.reason?.message,
            sponsorEin: errors.absence?.sponsorEin?.message,
          }}
        />
      )}
      <Checklist
        heading={info.heading}
        lines={[lines[1], hasRegisters ? lines[2] : info.detailsElsewhere, lines[3]]}
      />
    </>
  )
}
