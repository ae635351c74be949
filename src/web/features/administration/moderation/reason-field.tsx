import type { ComponentProps } from 'react'
import { suspensionReason } from '#contract/moderation/reason.ts'
import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'

type ReasonFieldProps = {
  text: string
  error: string | undefined
  register: ComponentProps<typeof Textarea>
}

/** Why an administrator does something for or to a person, who reads it. */
export function ReasonField({ text, error, register }: ReasonFieldProps) {
  const texts = useTexts(moderationCatalog)
  return (
    <Field
      label={texts.reason}
      hint={texts.reasonHint}
      error={error}
      required
      counter={{ text, max: suspensionReason.max }}
    >
      <Textarea {...register} />
    </Field>
  )
}
