import { Copy } from 'lucide-react'
import { Button } from '#web/ui/actions/button.tsx'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { copyText } from '#web/lib/browser/copy-text.ts'

export type CopyableTextProps = {
  /** What the text is called. */
  name: string
  text: string
  /** The button's full name, because a screen may have several. */
  copyName: string
}

/** A value in a list of names and values that can be copied with a button or selected. */
export function CopyableText({ name, text, copyName }: CopyableTextProps) {
  const { copy } = useTexts(uiCatalog)
  const take = () => copyText(text, { copied: { title: copy.done }, failed: { title: copy.failed } })
  return (
    <div className="grid grid-cols-1 gap-1">
      <dt className="text-sm font-semibold">{name}</dt>
      <dd className="border-line bg-sunken flex items-start gap-2 rounded-md border py-1 ps-3 pe-1">
        <code className="min-w-0 flex-1 py-1.5 text-sm wrap-anywhere">{text}</code>
        <Button size="sm" variant="ghost" aria-label={copyName} onClick={() => void take()}>
          <Copy aria-hidden />
          {copy.label}
        </Button>
      </dd>
    </div>
  )
}
