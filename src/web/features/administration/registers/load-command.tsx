import { Copy } from 'lucide-react'
import { adminRegistersCatalog } from '#web/features/administration/texts/admin-registers-texts.ts'
import { copyText } from '#web/lib/browser/copy-text.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Disclosure } from '#web/ui/actions/disclosure.tsx'

/** How an operator loads files by a command instead. */
export function LoadCommand() {
  const texts = useTexts(adminRegistersCatalog)
  const copy = () =>
    copyText(texts.commandLine, { copied: { title: texts.copied }, failed: { title: texts.copyFailed } })
  return (
    <Disclosure title={texts.command}>
      <div className="grid grid-cols-1 gap-3 text-sm">
        <p className="measure">{texts.commandText}</p>
        <p className="bg-sunken border-line rounded-md border px-4 py-3 font-mono wrap-anywhere">
          {texts.commandLine}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" size="sm" onClick={() => void copy()}>
            <Copy aria-hidden />
            {texts.copy}
          </Button>
          <p className="text-muted">{texts.commandHint}</p>
        </div>
      </div>
    </Disclosure>
  )
}
