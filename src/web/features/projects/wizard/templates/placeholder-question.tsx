import { useState } from 'react'
import { formatList } from '#contract/i18n/lists.ts'
import { wizardCatalog } from '#web/features/projects/texts/wizard-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { listPlaceholders, type WizardForm } from '#web/features/projects/wizard/wizard-form.ts'

type Question = { placeholders: readonly string[]; publish: () => void }

/** Asks before a project is published whose answers still have a template's parts in brackets. */
export function usePlaceholderQuestion(form: WizardForm) {
  const { placeholders: texts } = useTexts(wizardCatalog)
  const language = useLanguage()
  const [question, setQuestion] = useState<Question | null>(null)
  /** Publishes immediately if nothing is left in brackets. */
  function ask(publish: () => void) {
    const placeholders = listPlaceholders(form.getValues())
    if (placeholders.length === 0) publish()
    else setQuestion({ placeholders, publish })
  }
  const dialog = (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={() => setQuestion(null)}
      title={texts.title}
      text={
        <span className="wrap-anywhere">
          {texts.text({ placeholders: formatList(language, question?.placeholders ?? []) })}
        </span>
      }
      cancelLabel={texts.replace}
      confirmLabel={texts.publish}
      onConfirm={() => {
        setQuestion(null)
        question?.publish()
      }}
    />
  )
  return { ask, dialog }
}
