import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { countCharacters } from '#domain/text/length.ts'
import { limits } from '#contract/limits.ts'
import type { Portfolio } from '#contract/portfolios/portfolios.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useSavePortfolio } from './api.ts'
import { portfoliosCatalog } from './texts/portfolios-texts.ts'

/** Edits the headline under the own name; an empty one removes it. What is typed stays until it is saved. */
export function HeadlineDialog({ portfolio }: { portfolio: Portfolio }) {
  const { headline: texts } = useTexts(portfoliosCatalog)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const writing = useRef<HTMLInputElement>(null)
  const save = useSavePortfolio(portfolio.id)
  const text = typed ?? portfolio.headline ?? ''
  const submit = async () => {
    if (countCharacters(text.trim()) > limits.title) {
      setError(texts.tooLong({ max: limits.title }))
      writing.current?.focus()
      return
    }
    try {
      await save.mutateAsync({ headline: text.trim() })
    } catch (failure) {
      return toastFailure(failure, texts.failed)
    }
    toast({ title: texts.saved })
    setOpen(false)
    setTyped(null)
  }
  return (
    <FormDialog
      size="sm"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" size="sm" className="no-print -ms-3">
          <Pencil aria-hidden />
          {portfolio.headline ? texts.edit : texts.add}
        </Button>
      }
      title={texts.title}
      description={texts.text}
      onSubmit={() => void submit()}
      submit={{ label: texts.save, loading: save.isPending, loadingText: texts.saving }}
    >
      {/* One of the two shows that it is too long. */}
      <Field label={texts.label} error={error} {...(!error && { counter: { text, max: limits.title } })}>
        <Input
          ref={writing}
          value={text}
          placeholder={texts.placeholder}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setError(undefined)
          }}
        />
      </Field>
    </FormDialog>
  )
}
