import { limits } from '#contract/limits.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { impactCatalog, type ImpactTexts } from '#web/features/projects/texts/impact-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { ImpactDraft } from './impact-draft.ts'

export const impactFieldId = (name: 'peopleHelped' | 'summary') => `impact-${name}`

/** The errors of a report, for the form's error summary. */
export const listImpactErrors = (impactTexts: ImpactTexts, { errors }: ImpactDraft) =>
  (['peopleHelped', 'summary'] as const).flatMap((name) => {
    const message = errors[name]
    return message ? [{ fieldId: impactFieldId(name), label: impactTexts[name], message }] : []
  })

/** The two fields of an impact report. */
export function ImpactFields({ draft, showsErrors }: { draft: ImpactDraft; showsErrors: boolean }) {
  const impactTexts = useTexts(impactCatalog)
  const { typed, change } = draft
  const errors = showsErrors ? draft.errors : {}
  return (
    <div className="grid gap-5">
      <Field
        optional
        id={impactFieldId('peopleHelped')}
        label={impactTexts.peopleHelped}
        hint={impactTexts.peopleHelpedHint}
        error={errors.peopleHelped}
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          className="max-w-44 tabular-nums"
          value={typed.peopleHelped}
          onChange={(event) => change({ peopleHelped: event.currentTarget.value })}
        />
      </Field>
      <Field
        optional
        id={impactFieldId('summary')}
        label={impactTexts.summary}
        hint={impactTexts.summaryHint}
        error={errors.summary}
        counter={{ text: typed.summary, max: limits.longText }}
      >
        <Textarea
          rows={4}
          value={typed.summary}
          onChange={(event) => change({ summary: event.currentTarget.value })}
        />
      </Field>
    </div>
  )
}
