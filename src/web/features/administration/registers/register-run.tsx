import { CircleCheck, CircleX, Loader, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode, type Ref } from 'react'
import { canCancel, canLoad } from '#domain/verification/register-runs.ts'
import type { RegisterRun } from '#contract/verification/register-runs.ts'
import { registerRunsCatalog } from '#web/features/administration/texts/register-runs-texts.ts'
import { formatPercent } from '#web/lib/format/format-number.ts'
import { formatSize } from '#web/lib/format/format-size.ts'
import { formatDay } from '#web/lib/format/format-time.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Result } from './register-result.tsx'
import { uploadedOf, useRunActions } from './register-runs-api.ts'

const icons: Record<RegisterRun['state'], { icon: LucideIcon; color: string }> = {
  uploading: { icon: Loader, color: 'text-primary' },
  waiting: { icon: Loader, color: 'text-primary' },
  running: { icon: Loader, color: 'text-primary' },
  done: { icon: CircleCheck, color: 'text-success' },
  failed: { icon: CircleX, color: 'text-danger' },
  stopping: { icon: Loader, color: 'text-muted' },
  canceled: { icon: CircleX, color: 'text-muted' },
}

type CardProps = {
  run: RegisterRun
  /** Its upload has stopped, and no one seems to send it. */
  isLeft: boolean
  /** Takes the focus after an action whose button goes away. */
  heading: Ref<HTMLHeadingElement>
  /** Called with true when the reader starts or stops something, with false if that fails. */
  onAct: (isActing: boolean) => void
}

/** The latest check or load: how far it is, what it found, and what can be done about it. */
export function RegisterRunCard({ run, isLeft, heading, onAct }: CardProps) {
  const texts = useTexts(registerRunsCatalog).run
  const settings = useSettings(run)
  const { files, requestedBy, createdAt, failure, result } = run
  const state = isLeft ? 'canceled' : run.state
  const { icon: Icon, color } = icons[state]
  const title = run.isDryRun ? texts.titles.dry : texts.titles.load
  return (
    <Card as="section" aria-labelledby="register-run" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 id="register-run" ref={heading} tabIndex={-1} className="flex items-center gap-2 text-lg">
            <Icon aria-hidden className={`size-5 shrink-0 ${color}`} />
            {title({ count: files.length })}
          </h3>
          <p className="text-muted text-sm">
            {texts.meta<ReactNode>({
              label: texts.states[state],
              state: (chunks) => (
                <span key="state" role="status">
                  {chunks}
                </span>
              ),
              when: () => <TimeStamp key="when" iso={createdAt} inText />,
              known: requestedBy === null ? 'no' : 'yes',
              name: requestedBy ?? '',
            })}
          </p>
          <p className="text-muted measure mt-1 text-sm">{settings}</p>
        </div>
        <Actions run={run} onAct={onAct} />
      </div>
      {run.attempts > 1 && <p className="text-sm">{texts.again}</p>}
      <Progress run={run} isLeft={isLeft} />
      {failure && (
        <p role="alert" className="bg-danger-soft text-danger rounded-md px-4 py-3 text-sm wrap-anywhere">
          {failure.message === null
            ? texts.failures[failure.cause]
            : texts.refusedBecause({ message: failure.message })}
        </p>
      )}
      {result && <Result run={run} result={result} />}
    </Card>
  )
}

/** Which day the files are from, and what happens to the organizations that are missing from them. */
function useSettings({ asOf, isPartial }: RegisterRun): string {
  const texts = useTexts(registerRunsCatalog).run
  const language = useLanguage()
  return texts.settings({
    dated: asOf === null ? 'no' : 'yes',
    day: asOf === null ? '' : formatDay(language, asOf),
    partial: isPartial ? 'yes' : 'no',
  })
}

function Progress({ run, isLeft }: Pick<CardProps, 'run' | 'isLeft'>) {
  const texts = useTexts(registerRunsCatalog).run
  const language = useLanguage()
  const { state, progress } = run
  if (isLeft) return <p className="text-sm">{texts.left}</p>
  if (state === 'uploading') {
    const { received, size } = uploadedOf(run)
    const text = texts.uploading({
      received: formatSize(language, received),
      size: formatSize(language, size),
    })
    return <ProgressBar label={texts.progress} value={received} max={size} text={text} />
  }
  if (state === 'waiting' || (state === 'running' && !progress)) {
    return <ProgressBar label={texts.progress} value={0} max={1} text={texts.starting} />
  }
  if (state !== 'running' || !progress) return null
  const { share, file, rows } = progress
  const text =
    share >= 1
      ? texts.finishing
      : texts.read({ share: formatPercent(language, Math.floor(share * 100)), file, rows })
  return <ProgressBar label={texts.progress} value={share} max={1} text={text} />
}

function Actions({ run, onAct }: Pick<CardProps, 'run' | 'onAct'>) {
  const texts = useTexts(registerRunsCatalog).run
  const settings = useSettings(run)
  const [isOpen, setOpen] = useState(false)
  const { load, cancel } = useRunActions(run.id)
  if (canCancel(run)) {
    const stop = () => {
      onAct(true)
      cancel.mutate(undefined, { onError: () => onAct(false) })
    }
    return (
      <Button variant="secondary" size="sm" loading={cancel.isPending} onClick={stop}>
        {texts.cancel}
      </Button>
    )
  }
  if (!canLoad(run)) return null
  const begin = () => {
    onAct(true)
    load.mutate(undefined, { onError: () => onAct(false), onSettled: () => setOpen(false) })
  }
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={texts.loadQuestion}
      text={
        <>
          <span className="block">{texts.loadText({ suspended: run.result?.suspended.length ?? 0 })}</span>
          <span className="mt-2 block">{settings}</span>
        </>
      }
      confirmLabel={texts.load}
      loading={load.isPending}
      onConfirm={begin}
      trigger={<Button size="sm">{texts.load}</Button>}
    />
  )
}
