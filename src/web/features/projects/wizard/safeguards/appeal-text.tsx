import { useRef, type ReactNode } from 'react'
import type { BlockingCode } from '#domain/safeguards/safeguards.ts'
import { appealRefusedText, listAppealedSentences, listDecisions } from '#contract/moderation/appeals.ts'
import { useAppeal } from '#web/lib/forms/appeal-form.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { AppealDialogBase } from '#web/ui/forms/appeal-dialog-base.tsx'
import { wizardCatalog } from '#web/features/projects/texts/wizard-texts.ts'

export type AppealTextProps = {
  organizationId: string
  field: string
  text: string
  rule: BlockingCode
  evidence: string
  /** What the button says. */
  label: string
  /** What became of its appeal, in place of the button. */
  children?: ReactNode
}

/** An entry of a list that appeals the refusal of a sentence, beside the field that has it. */
export function AppealText({
  organizationId,
  field,
  text,
  rule,
  evidence,
  label,
  children,
}: AppealTextProps) {
  const { mistake } = useTexts(wizardCatalog)
  const appeal = useEndpointMutation(
    appealRefusedText,
    ({ reason }: { reason: string }) => ({
      query: { organizationId },
      body: { field, text, reason, sentence: evidence, rule },
    }),
    { invalidates: [listAppealedSentences, listDecisions] },
  )
  const item = useRef<HTMLLIElement>(null)
  const { open, dialog } = useAppeal(appeal)
  return (
    <li ref={item} tabIndex={-1} className="wrap-anywhere">
      {children ?? (
        <button type="button" className="link w-fit text-start" onClick={open}>
          {label}
        </button>
      )}
      <AppealDialogBase
        {...dialog}
        focusAfter={item}
        title={mistake.title}
        description={mistake.text({ evidence })}
      />
    </li>
  )
}
