import { Disclosure } from '#web/ui/actions/disclosure.tsx'

export type ChartTableProps = {
  /** The label of the button that opens it. */
  title: string
  /** The table's caption. */
  caption: string
  columns: readonly string[]
  /** The first cell of a row is its header. */
  rows: readonly (readonly [name: string, ...values: string[]])[]
}

/** A chart's numbers as a table, inside a disclosure below it. */
export function ChartTable({ title, caption, columns, rows }: ChartTableProps) {
  return (
    <Disclosure title={title} className="no-print">
      <NumberTable caption={caption} columns={columns} rows={rows} />
    </Disclosure>
  )
}

/** The numbers of a chart, such as for paper, where nothing opens. */
export function NumberTable({ caption, columns, rows }: Omit<ChartTableProps, 'title'>) {
  return (
    <table className="w-full text-sm">
      <caption className="text-muted pb-2 text-start">{caption}</caption>
      <thead>
        <tr className="border-line-strong border-b">
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={index === 0 ? 'py-2 pe-4 text-start' : 'py-2 ps-4 text-end'}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name} className="border-line border-b last:border-0">
            <th scope="row" className="py-2 pe-4 text-start font-normal">
              {name}
            </th>
            {values.map((value, index) => (
              <td key={columns[index + 1]} className="py-2 ps-4 text-end">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
