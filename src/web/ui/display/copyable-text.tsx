import { Copy } from 'lucide-react'
import { uiTexts } from '#web/i18n/en/ui.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'

export type CopyableTextProps = {
  /** What the text is called. */
  name: string
  text: string
  /** The button's full name, because a screen may have several. */
  copyName: string
}

/** A value in a list of names and values that can be copied with a button or selected. */
export function CopyableText({ name, text, copyName }: CopyableTextProps) {
  const { copy } = uiTexts
  const take = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: copy.done })
    } catch {
      toast({ title: copy.failed, variant: 'destructive' })
    }
  }
  return (
    <div className="grid grid-cols-1 gap-1">
      <dt className="text-sm font-semibold">{name}</dt>
      <dd className="border-line bg-sunken flex items-start gap-2 rounded-md border py-1 pr-1 pl-3">
        <code className="min-w-0 flex-1 py-1.5 text-sm wrap-anywhere">{text}</code>
        <Button size="sm" variant="ghost" aria-label={copyName} onClick={() => void take()}>
          <Copy aria-hidden />
          {copy.label}
        </Button>
      </dd>
    </div>
  )
}
