import { CircleCheck, CircleX, Loader, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { canCancel, canLoad, listedRejections } from '#domain/verification/register-runs.ts'
import type { RegisterRun } from '#contract/verification/register-runs.ts'
import { registerFilesCatalog } from '#web/features/administration/texts/register-files-texts.ts'
import { registerRunsCatalog } from '#web/features/administration/texts/register-runs-texts.ts'
import { formatNumber, formatPercent } from '#web/lib/format-number.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Disclosure } from '#web/ui/actions/disclosure.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { useRunActions } from './register-runs-api.ts'

const icons: Record<RegisterRun['state'], { icon: LucideIcon; color: string }> = {
  uploading: { icon: Loader, color: 'text-primary' },
  waiting: { icon: Loader, color: 'text-primary' },
  running: { icon: Loader, color: 'text-primary' },
  done: { icon: CircleCheck, color: 'text-success' },
  failed: { icon: CircleX, color: 'text-danger' },
  cancelled: { icon: CircleX, color: 'text-muted' },
}

/** The latest check or load: how far it is, what it found, and what can be done about it. */
export function RegisterRunCard({ run }: { run: RegisterRun }) {
  const texts = useTexts(registerRunsCatalog).run
  const { state, files, requestedBy, createdAt, failure, result } = run
  const { icon: Icon, color } = icons[state]
  const title = run.isDryRun ? texts.titles.dry : texts.titles.load
  return (
    <Card as="section" aria-labelledby="register-run" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 id="register-run" className="flex items-center gap-2 text-lg">
            <Icon aria-hidden className={`size-5 shrink-0 ${color}`} />
            {title({ count: files.length })}
          </h3>
          <p className="text-muted text-sm">
            <span role="status">{texts.states[state]}</span>, <TimeStamp iso={createdAt} inText />{' '}
            {requestedBy && texts.by({ name: requestedBy })}
          </p>
        </div>
        <Actions run={run} />
      </div>
      {run.attempts > 1 && <p className="text-sm">{texts.again}</p>}
      <Progress run={run} />
      {failure && (
        <p role="alert" className="bg-danger-soft text-danger rounded-md px-4 py-3 text-sm wrap-anywhere">
          {texts.failures[failure.cause]}
          {failure.message && `: ${failure.message}`}
        </p>
      )}
      {result && <Result run={run} result={result} />}
    </Card>
  )
}

function Progress({ run }: { run: RegisterRun }) {
  const texts = useTexts(registerRunsCatalog).run
  const language = useLanguage()
  const { state, progress } = run
  if (state === 'uploading') return <p className="text-sm">{texts.left}</p>
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

function Actions({ run }: { run: RegisterRun }) {
  const texts = useTexts(registerRunsCatalog).run
  const [isOpen, setOpen] = useState(false)
  const { load, cancel } = useRunActions(run.id)
  if (canCancel(run)) {
    return (
      <Button variant="secondary" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate()}>
        {texts.cancel}
      </Button>
    )
  }
  if (!canLoad(run)) return null
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={texts.loadQuestion}
      text={texts.loadText({ suspended: run.result?.suspended.length ?? 0 })}
      confirmLabel={texts.load}
      loading={load.isPending}
      onConfirm={() => load.mutate(undefined, { onSettled: () => setOpen(false) })}
      trigger={<Button size="sm">{texts.load}</Button>}
    />
  )
}

type ResultProps = { run: RegisterRun; result: NonNullable<RegisterRun['result']> }

function Result({ run, result }: ResultProps) {
  const texts = useTexts(registerRunsCatalog).run
  const kinds = useTexts(registerFilesCatalog)
  const language = useLanguage()
  const { columns } = texts
  const number = (value: number) => formatNumber(language, value)
  return (
    <>
      <p className="text-sm font-medium">
        {run.isDryRun ? texts.checked : texts.loaded} {texts.rechecked({ count: result.rechecked })}
      </p>
      <Table
        caption={texts.files}
        columns={[columns.file, columns.rows, columns.rejected]}
        rows={result.files.map(({ name, rows, rejected }) => [name, number(rows), number(rejected)])}
      />
      {result.changes.length > 0 && (
        <Table
          caption={texts.changes}
          columns={[columns.file, columns.added, columns.changed, columns.removed]}
          rows={result.changes.map(({ kind, added, changed, removed }) => [
            kinds[kind],
            number(added),
            number(changed),
            number(removed),
          ])}
        />
      )}
      {result.suspended.length > 0 && (
        <div className="text-sm">
          <h4 className="text-sm font-semibold">{texts.suspended}</h4>
          <ul className="mt-1 grid gap-0.5">
            {result.suspended.map(({ name }) => (
              <li key={name} dir="auto">
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
      {result.rejections.length > 0 && (
        <Disclosure title={texts.rejections}>
          <p className="text-muted text-sm">{texts.rejectionsHint({ count: listedRejections })}</p>
          <ul className="mt-2 grid gap-1 text-sm wrap-anywhere">
            {result.rejections.map((rejection) => (
              <li key={`${rejection.file} ${rejection.line}`}>{texts.rejection(rejection)}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

type TableProps = {
  caption: string
  columns: readonly string[]
  /** The first cell of a row is its header. */
  rows: readonly (readonly [name: string, ...values: string[]])[]
}

function Table({ caption, columns, rows }: TableProps) {
  return (
    <table className="w-full text-sm">
      <caption className="text-muted pb-1 text-start">{caption}</caption>
      <thead>
        <tr className="border-line-strong border-b">
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={index === 0 ? 'py-1.5 pe-2 text-start' : 'py-1.5 ps-2 text-end'}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name} className="border-line border-b last:border-0">
            <th scope="row" className="py-1.5 pe-2 text-start font-normal wrap-anywhere">
              {name}
            </th>
            {values.map((value, index) => (
              <td key={columns[index + 1]} className="py-1.5 ps-2 text-end tabular-nums">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
