import { useState } from 'react'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { describeDuration } from '#web/lib/format/duration-text.ts'
import { projectTemplates, templateIds, type TemplateId } from '#domain/projects/templates.ts'
import { projectTemplatesCatalog } from '#web/features/projects/texts/project-templates-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useWizardForm } from '#web/features/projects/wizard/wizard-form.ts'
import { fillTemplate, hasWritten } from './fill-template.ts'

export type TemplateDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The templates for common projects; choosing one fills in the form. */
export function TemplateDialog({ open, onOpenChange }: TemplateDialogProps) {
  const texts = useTexts(projectTemplatesCatalog)
  const options = useTexts(optionsCatalog)
  const form = useWizardForm()
  // What was written is replaced only after a question.
  const [asked, setAsked] = useState<TemplateId | null>(null)
  /** The one that was not used after all: its button is there again and gets the focus. */
  const [declined, setDeclined] = useState<TemplateId | null>(null)
  function change(isOpen: boolean) {
    setAsked(null)
    onOpenChange(isOpen)
  }
  function use(id: TemplateId) {
    fillTemplate(form, texts, id)
    change(false)
    toast(texts.used)
  }
  if (asked) {
    return (
      <Dialog
        open={open}
        onOpenChange={change}
        focusesTitle
        title={texts.replace.title}
        description={texts.replace.text({ name: texts.templates[asked].name })}
        footer={
          <>
            <Button
              variant="secondary"
              onClick={() => {
                setDeclined(asked)
                setAsked(null)
              }}
            >
              {texts.replace.back}
            </Button>
            <Button onClick={() => use(asked)}>{texts.replace.confirm}</Button>
          </>
        }
      />
    )
  }
  return (
    <Dialog open={open} onOpenChange={change} size="lg" title={texts.title} description={texts.intro}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {templateIds.map((id) => {
          const { timeCommitment, duration } = projectTemplates[id]
          const { name, summary } = texts.templates[id]
          return (
            <li key={id} className="grid">
              <button
                ref={(button) => {
                  if (id === declined) button?.focus()
                }}
                type="button"
                onClick={() => (hasWritten(form, texts) ? setAsked(id) : use(id))}
                className="border-line hover:border-line-strong hover:bg-sunken grid content-start gap-1 rounded-lg border p-4 text-start transition-colors"
              >
                <span className="font-semibold">{name}</span>
                <span className="text-muted text-sm">{summary}</span>
                <span className="mt-1 text-sm">
                  {texts.facts({ hours: timeCommitment, duration: describeDuration(options, duration) })}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
