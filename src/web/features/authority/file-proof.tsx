import { CircleAlert, FileText, Search } from 'lucide-react'
import type { AuthorityState } from '#contract/authority/authority.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { CopyableText } from '#web/ui/display/copyable-text.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { useAuthorityFile } from './api.ts'
import { authorityCatalog } from './texts/authority-texts.ts'

/** The file to put on the website, where to put it, and a check for it. */
export function FileProof({ state }: { state: AuthorityState }) {
  const { file: texts } = useTexts(authorityCatalog)
  const { id } = state.organization
  const make = useAuthorityFile(id, 'make')
  const check = useAuthorityFile(id, 'check')
  const { file } = state
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted measure text-sm">{texts.text}</p>
      {file ? (
        <>
          <dl className="grid grid-cols-1 gap-4">
            <CopyableText name={texts.address} text={file.address} copyName={texts.copyOf.address} />
            <CopyableText name={texts.content} text={file.content} copyName={texts.copyOf.content} />
          </dl>
          <div role="status" className="empty:hidden">
            {file.failure && !check.isPending && (
              <div className="bg-warn-soft text-warn flex items-start gap-2 rounded-md px-4 py-3 text-sm">
                <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                <div className="grid gap-0.5">
                  <p>{texts.failures[file.failure]}</p>
                  {file.checkedAt && (
                    <p>
                      {texts.lookedAt} <TimeStamp iso={file.checkedAt} />
                    </p>
                  )}
                </div>
              </div>
            )}
          </div>
          <div>
            <Button loading={check.isPending} loadingText={texts.checking} onClick={() => check.mutate()}>
              <Search aria-hidden />
              {texts.check}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button variant="secondary" loading={make.isPending} onClick={() => make.mutate()}>
            <FileText aria-hidden />
            {texts.make}
          </Button>
        </div>
      )}
    </div>
  )
}
