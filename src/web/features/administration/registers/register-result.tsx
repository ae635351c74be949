import { listedRejections, listedSuspensions } from '#domain/verification/register-runs.ts'
import type { RegisterRun } from '#contract/verification/register-runs.ts'
import { registerFilesCatalog } from '#web/features/administration/texts/register-files-texts.ts'
import { registerRunsCatalog } from '#web/features/administration/texts/register-runs-texts.ts'
import { formatNumber } from '#web/lib/format/format-number.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Disclosure } from '#web/ui/actions/disclosure.tsx'

type ResultProps = { run: RegisterRun; result: NonNullable<RegisterRun['result']> }

/** What a check or a load found, and what it changes. */
export function Result({ run, result }: ResultProps) {
  const texts = useTexts(registerRunsCatalog).run
  const kinds = useTexts(registerFilesCatalog)
  const language = useLanguage()
  const { columns } = texts
  const names = result.suspended.map(({ name }) => name)
  const number = (value: number) => formatNumber(language, value)
  return (
    <>
      <p className="text-sm font-medium">
        {(run.isDryRun ? texts.checked : texts.loaded)({ count: result.rechecked })}
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
          <Names names={names.slice(0, listedSuspensions)} />
          {names.length > listedSuspensions && (
            <Disclosure
              title={texts.moreSuspended({ count: names.length - listedSuspensions })}
              className="mt-2"
            >
              <Names names={names.slice(listedSuspensions)} />
            </Disclosure>
          )}
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

/** Organizations can have the same name. */
function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className="mt-1 grid gap-0.5 wrap-anywhere">
      {names.map((name, index) => (
        <li key={index} dir="auto">
          {name}
        </li>
      ))}
    </ul>
  )
}

type TableProps = {
  caption: string
  columns: readonly string[]
  /** The first cell of a row is its header. */
  rows: readonly (readonly [name: string, ...values: string[]])[]
}

/** On a phone the cells are stacked, each with its column's name. */
function Table({ caption, columns, rows }: TableProps) {
  return (
    <table className="w-full text-sm max-sm:block">
      <caption className="text-muted pb-1 text-start max-sm:block">{caption}</caption>
      <thead className="max-sm:sr-only">
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
      <tbody className="max-sm:block">
        {rows.map(([name, ...values]) => (
          <tr
            key={name}
            className="border-line max-sm:border-line-strong border-b last:border-0 max-sm:mt-2 max-sm:grid max-sm:gap-0.5 max-sm:rounded-md max-sm:border max-sm:px-3 max-sm:py-2 max-sm:last:border"
          >
            <th
              scope="row"
              className="py-1.5 pe-2 text-start font-normal wrap-anywhere max-sm:p-0 max-sm:font-semibold"
            >
              {name}
            </th>
            {values.map((value, index) => (
              <td
                key={columns[index + 1]}
                className="py-1.5 ps-2 text-end tabular-nums max-sm:flex max-sm:justify-between max-sm:gap-3 max-sm:p-0"
              >
                <span aria-hidden className="text-muted sm:hidden">
                  {columns[index + 1]}
                </span>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
