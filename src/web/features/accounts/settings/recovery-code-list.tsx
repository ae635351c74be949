import { Copy, Download, Printer } from 'lucide-react'
import { Button } from '#web/ui/actions/button.tsx'
import { copyText } from '#web/lib/browser/copy-text.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { secondFactorCatalog } from '#web/features/accounts/texts/second-factor-texts.ts'

type RecoveryCodeListProps = { codes: readonly string[]; email: string; onDone: () => void }

/** Recovery codes, shown once, with ways to save them. */
export function RecoveryCodeList({ codes, email, onDone }: RecoveryCodeListProps) {
  const { codes: texts } = useTexts(secondFactorCatalog).settings.steps
  const file = [texts.fileHeading({ email }), '', ...codes, ''].join('\n')
  const copy = () => copyText(codes.join('\n'), { copied: texts.copied, failed: texts.copyFailed })
  return (
    <div className="grid gap-5">
      <ul
        aria-label={texts.list}
        className="bg-sunken grid gap-2 rounded-lg p-4 font-mono text-sm wrap-anywhere sm:p-5"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="no-print flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden />
          {texts.copy}
        </Button>
        <Button variant="secondary" onClick={() => saveFile(texts.file, file)}>
          <Download aria-hidden />
          {texts.download}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden />
          {texts.print}
        </Button>
      </div>
      <Button wide onClick={onDone} className="no-print">
        {texts.done}
      </Button>
    </div>
  )
}

/** Saves a text as a file, without asking the server. */
function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url))
}
