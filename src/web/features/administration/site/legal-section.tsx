import { useId, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { LegalDocument } from '#contract/help/legal.ts'
import {
  getLegalDocument,
  getLegalRecord,
  getLegalSource,
  legalLimits,
  newVersionForm,
  previewLegalText,
  publishLegalVersion,
} from '#contract/legal/legal.ts'
import { firstVersion } from '#domain/legal/agreement.ts'
import { RefusalNote } from '#web/features/administration/cases/decision-reason.tsx'
import {
  adminLegalCatalog,
  type AdminLegalTexts,
} from '#web/features/administration/texts/admin-legal-texts.ts'
import { isApiError, messageOf } from '#web/lib/calls/api-error.ts'
import { keyOf } from '#web/lib/calls/api.ts'
import { useEndpointForm } from '#web/lib/forms/endpoint-form.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { SettingCard } from '#web/ui/display/setting-card.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { FormText } from '#web/ui/forms/form-text.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx'
import { LegalBlocks } from '#web/lib/site/legal-blocks.tsx'
import { LegalVersions } from './legal-versions.tsx'

type LegalSectionProps = {
  document: LegalDocument
  /** The product's own text, which an operator who has published none begins with. */
  firstText: string
}

/** Publishes the next version of the terms or the privacy notice. */
export function LegalSection({ document, firstText }: LegalSectionProps) {
  const texts = useTexts(adminLegalCatalog)
  const { data, isError, isFetching, refetch } = useEndpointQuery(
    getLegalSource,
    { params: { document } },
    // No refetch while someone types.
    { refetchOnMount: true, refetchOnWindowFocus: false },
  )
  if (data) {
    const { number, markdown } = data
    return (
      <Editor document={document} number={number} markdown={number === firstVersion ? firstText : markdown} />
    )
  }
  if (isError) return <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <LoadingRegion>
      <Skeleton className="h-64 rounded-lg" />
    </LoadingRegion>
  )
}

const toValues = (markdown: string) => ({ markdown, changes: '', asksAgreement: true })

type EditorProps = { document: LegalDocument; number: number; markdown: string }

function Editor({ document, number, markdown }: EditorProps) {
  const texts = useTexts(adminLegalCatalog)
  const id = `legal-${document}`
  const { form, isDirty, submit, sending } = useEndpointForm(
    publishLegalVersion,
    (version) => ({ params: { document }, body: { ...version, after: number } }),
    {
      schema: newVersionForm,
      values: toValues(markdown),
      // A newer version of someone else leaves a draft as it is.
      resetOptions: { keepDirtyValues: true },
      shouldFocusError: true,
      invalidates: [
        keyOf(getLegalSource, { params: { document } }),
        keyOf(getLegalDocument, { params: { document } }),
        keyOf(getLegalRecord, { params: { document } }),
      ],
      // Also after a refusal, because then someone else published a version.
      invalidatesAfter: 'settled',
      done: { title: texts.published },
      onSent: (_, sent, { showSaved }) => showSaved(toValues(sent.markdown)),
    },
  )
  const [isConfirmOpen, setConfirmOpen] = useState(false)
  const ask = async () => {
    if (await form.trigger(undefined, { shouldFocus: true })) setConfirmOpen(true)
  }
  const preview = useEndpointMutation(previewLegalText, (body) => ({ body }))
  return (
    <SettingCard id={id} title={texts.titles[document]} text={texts.text({ number })}>
      <FormProvider {...form}>
        <form
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void ask()
          }}
          aria-labelledby={id}
          className="grid gap-5"
        >
          <RefusalNote takesFocus text={sending.error ? nameRefusal(sending.error, texts) : undefined} />
          <FormText
            name="markdown"
            id={`${id}-markdown`}
            {...texts.markdown}
            min={1}
            max={legalLimits.markdown}
            rows={12}
          />
          <FormText
            name="changes"
            id={`${id}-changes`}
            {...texts.changes}
            min={1}
            max={legalLimits.changes}
            rows={2}
          />
          <Checkbox {...texts.asks} {...form.register('asksAgreement')} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={sending.isPending} loadingText={texts.publishing}>
              {texts.publish({ number: number + 1 })}
            </Button>
            <Button
              variant="secondary"
              loading={preview.isPending}
              onClick={() => preview.mutate({ markdown: form.getValues('markdown') })}
            >
              {texts.preview}
            </Button>
          </div>
        </form>
        <LeaveGuard isDirty={() => isDirty} text={texts.leave} />
      </FormProvider>
      <ConfirmDialog
        open={isConfirmOpen}
        onOpenChange={setConfirmOpen}
        title={texts.confirm.title({ number: number + 1 })}
        text={texts.confirm.text}
        confirmLabel={texts.confirm.action}
        onConfirm={() => {
          setConfirmOpen(false)
          submit()
        }}
      />
      <LegalVersions document={document} number={number} />
      <RefusalNote text={preview.error ? messageOf(preview.error, texts.failed) : undefined} />
      {preview.data && <Preview blocks={preview.data.blocks} />}
    </SettingCard>
  )
}

function Preview({ blocks }: Parameters<typeof LegalBlocks>[0]) {
  const texts = useTexts(adminLegalCatalog)
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="border-line grid gap-3 rounded-md border p-5">
      <h3 id={id} className="text-muted text-sm">
        {texts.previewTitle}
      </h3>
      <div className="measure grid gap-3 wrap-anywhere" dir="auto">
        <LegalBlocks blocks={blocks} />
      </div>
    </div>
  )
}

/** Why it was not published, unless the fields say so. */
function nameRefusal(error: Error, texts: AdminLegalTexts): string | undefined {
  const code = isApiError(error) ? error.body?.code : undefined
  if (code === 'invalid') return undefined
  return code === 'site_changed' ? texts.newer : messageOf(error, texts.publishFailed)
}
