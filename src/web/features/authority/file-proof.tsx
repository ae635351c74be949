import { CircleAlert, Copy, FileText, Search } from 'lucide-react'
import type { AuthorityState } from '#contract/authority.ts'
import { messages } from '#web/messages/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { TimeStamp } from '#web/ui/time-stamp.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useAuthorityFile } from './api.ts'

const { file: texts } = messages.authority

/** What has to lie on the website and where, and a look for it. */
export function FileProof({ state }: { state: AuthorityState }) {
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
            <Copied what="address" text={file.address} />
            <Copied what="content" text={file.content} />
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

/** A text to copy; it can be selected as well. */
function Copied({ what, text }: { what: 'address' | 'content'; text: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: texts.copied }),
      () => toast({ title: texts.copyFailed, variant: 'destructive' }),
    )
  return (
    <div className="grid grid-cols-1 gap-1">
      <dt className="text-sm font-semibold">{texts[what]}</dt>
      <dd className="border-line bg-sunken flex items-start gap-2 rounded-md border py-1 pr-1 pl-3">
        <code className="min-w-0 flex-1 py-1.5 text-sm wrap-anywhere">{text}</code>
        <Button size="sm" variant="ghost" aria-label={texts.copyOf[what]} onClick={() => void copy()}>
          <Copy aria-hidden />
          {texts.copy}
        </Button>
      </dd>
    </div>
  )
}
