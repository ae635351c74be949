import { CircleAlert, Download, FileCheck2, FileUp, Trash2 } from 'lucide-react'
import { use, useId, useRef, useState } from 'react'
import type { VerificationDocument } from '#contract/images/documents.ts'
import { imageLimits } from '#contract/limits.ts'
import type { DocumentKind } from '#domain/images/files.ts'
import { screenProblemsCatalog } from '#contract/texts/screen-problems-texts.ts'
import { messageOf } from '#web/lib/calls/api-error.ts'
import { describeSize, documentKindsOf } from '#web/lib/format/authority-text.ts'
import { formatDate } from '#web/lib/format/format-time.ts'
import { TimeZoneContext } from '#web/lib/format/time-zone.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { useChangeDocument } from './document-api.ts'
import { authorityCatalog } from './texts/authority-texts.ts'
const acceptedTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']

type DocumentRowProps = {
  organizationId: string
  kind: DocumentKind
  /** Null if it was not uploaded. */
  document: VerificationDocument | null
}

/** One document: whether it is uploaded, and its actions. Errors are shown here. */
export function DocumentRow({ organizationId, kind, document }: DocumentRowProps) {
  const authorityTexts = useTexts(authorityCatalog)
  const { documents: texts } = authorityTexts
  const problemsTexts = useTexts(screenProblemsCatalog)
  const { title, text } = documentKindsOf(authorityTexts, use(SiteContext))[kind]
  const { sending, removal } = useChangeDocument(organizationId, kind)
  const [problem, setProblem] = useState<string | null>(null)
  const [isConfirming, setConfirming] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const removeButton = useRef<HTMLButtonElement>(null)
  const ids = { problem: useId(), title: useId() }

  const send = (file: File | undefined) => {
    if (!file) return
    const refusal =
      file.size > imageLimits.bytes
        ? texts.tooLarge({ number: imageLimits.bytes / 1024 / 1024 })
        : acceptedTypes.includes(file.type)
          ? null
          : problemsTexts.not_a_document
    setProblem(refusal)
    if (refusal) return
    sending.mutate(file, { onError: (error) => setProblem(messageOf(error, texts.failed)) })
  }
  const isSending = sending.isPending
  return (
    <li className="grid grid-cols-1 gap-2 py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 id={ids.title} className="text-base">
            {title}
          </h3>
          <p className="text-muted text-sm">{text}</p>
          <p
            role="status"
            className={`mt-1 flex items-start gap-1.5 text-sm ${document ? 'text-success' : 'text-muted'}`}
          >
            {document && !isSending && <FileCheck2 aria-hidden className="mt-0.5 size-4 shrink-0" />}
            {isSending ? (
              texts.sendingFile({ document: title })
            ) : document ? (
              <Sent document={document} />
            ) : (
              texts.none
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {document && (
            <Button asChild variant="ghost" size="sm">
              <a href={document.path} download aria-label={texts.of({ action: texts.open, document: title })}>
                <Download aria-hidden />
                {texts.open}
              </a>
            </Button>
          )}
          {document && (
            <Button
              ref={removeButton}
              variant="ghost"
              size="sm"
              aria-label={texts.of({ action: texts.remove, document: title })}
              disabled={isSending}
              onClick={() => setConfirming(true)}
            >
              <Trash2 aria-hidden />
              {texts.remove}
            </Button>
          )}
          <Button
            ref={choose}
            variant="secondary"
            size="sm"
            aria-label={texts.of({ action: document ? texts.replace : texts.choose, document: title })}
            aria-describedby={problem ? ids.problem : undefined}
            loading={isSending}
            loadingText={texts.sending}
            onClick={() => input.current?.click()}
          >
            <FileUp aria-hidden />
            {document ? texts.replace : texts.choose}
          </Button>
        </div>
      </div>
      {problem && (
        <p id={ids.problem} role="alert" className="text-danger flex items-start gap-2 text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {problem}
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept={acceptedTypes.join(',')}
        hidden
        aria-labelledby={ids.title}
        onChange={(event) => {
          send(event.target.files?.[0])
          // Lets the person choose the same file again.
          event.target.value = ''
        }}
      />
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        onClosed={(event) => {
          event.preventDefault()
          // The button that opened it is gone with the document.
          ;(removeButton.current ?? choose.current)?.focus()
        }}
        title={texts.removeTitle({ document: title })}
        text={texts.removeText}
        confirmLabel={texts.remove}
        destructive
        loading={removal.isPending}
        onConfirm={() => removal.mutate(undefined, { onSuccess: () => setConfirming(false) })}
      />
    </li>
  )
}

function Sent({ document }: { document: VerificationDocument }) {
  const authorityTexts = useTexts(authorityCatalog)
  const language = useLanguage()
  const { documents: texts } = authorityTexts
  const day = formatDate(language, document.sentAt, use(TimeZoneContext))
  const size = describeSize(authorityTexts, document.size)
  return document.sentBy ? texts.sentBy({ name: document.sentBy, day, size }) : texts.sent({ day, size })
}
