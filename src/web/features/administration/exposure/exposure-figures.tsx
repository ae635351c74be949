import { Crown, EyeOff, Scale, Send } from 'lucide-react'
import type { ExposureAudit, ExposureFigures, ExposureGroup } from '#contract/matching/exposure-audit.ts'
import { exposureGroupings, type ExposureGrouping } from '#domain/matching/predictions/exposure-audit.ts'
import { exposurePlaces, exposureSizes } from '#contract/administration/list-filters.ts'
import { staffListsCatalog, type StaffListsTexts } from '#contract/texts/staff-lists-texts.ts'
import { adminExposureCatalog } from '#web/features/administration/texts/admin-exposure-texts.ts'
import { formatNumber, formatPercent } from '#web/lib/format/format-number.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { StatCards } from '#web/ui/display/stat-card.tsx'

/** The figures as text, by the names of the columns. */
function useFormatted() {
  const { figures: texts } = useTexts(adminExposureCatalog)
  const language = useLanguage()
  const share = (value: number | null) =>
    value === null ? texts.nothing : formatPercent(language, Math.round(100 * value))
  const format = (value: number) => formatNumber(language, value)
  return (row: ExposureFigures) => ({
    projects: format(row.projects),
    noneShare: share(row.noneShare),
    people: format(row.people),
    topTenthShare: share(row.topTenthShare),
    gini: row.gini === null ? texts.nothing : format(Math.round(100 * row.gini) / 100),
    applications: format(row.applications),
    accepted: format(row.accepted),
  })
}

/** The figures of all projects that the filters leave. */
export function ExposureStats({ figures }: { figures: ExposureFigures }) {
  const { figures: texts } = useTexts(adminExposureCatalog)
  const values = useFormatted()(figures)
  return (
    <StatCards
      label={texts.label}
      stats={[
        {
          icon: EyeOff,
          label: texts.none,
          value: values.noneShare,
          hint: texts.noneHint({ count: figures.projects }),
        },
        { icon: Crown, label: texts.topTenth, value: values.topTenthShare, hint: texts.topTenthHint },
        { icon: Scale, label: texts.gini, value: values.gini, hint: texts.giniHint },
        {
          icon: Send,
          label: texts.applications,
          value: values.applications,
          hint: texts.applicationsHint({ accepted: values.accepted }),
        },
      ]}
    />
  )
}

const columns = [
  'projects',
  'noneShare',
  'people',
  'topTenthShare',
  'gini',
  'applications',
  'accepted',
] as const

/** The figures by cause, by place and by size of the organization. */
export function ExposureGroups({ groups, otherCauses }: Pick<ExposureAudit, 'groups' | 'otherCauses'>) {
  const { groups: texts, otherCauses: otherLabel } = useTexts(adminExposureCatalog)
  const { groups: names } = useTexts(staffListsCatalog).exposure
  return (
    <>
      {exposureGroupings.map((kind) => (
        <div key={kind}>
          <h2 id={`exposure-${kind}`} className="mb-3 text-xl">
            {texts[kind]}
          </h2>
          <GroupTable
            kind={kind}
            rows={[
              ...groups[kind].map((row) => ({ ...row, label: nameGroup(names, row) })),
              ...(kind === 'cause' && otherCauses
                ? [{ ...otherCauses, key: otherKey, label: otherLabel }]
                : []),
            ]}
          />
          {kind === 'cause' && <p className="text-muted mt-2 text-sm">{texts.overlap}</p>}
        </div>
      ))}
      <p className="text-muted measure text-sm">{texts.counted}</p>
    </>
  )
}

type GroupRow = ExposureFigures & { key: string; label: string }

/** No id of a cause has a space. */
const otherKey = 'other causes'

function GroupTable({ kind, rows }: { kind: ExposureGrouping; rows: readonly GroupRow[] }) {
  const texts = useTexts(adminExposureCatalog)
  const labels = useTexts(staffListsCatalog).exposure
  const format = useFormatted()
  return (
    // A wide table scrolls by itself, also by keyboard.
    <div
      role="region"
      aria-labelledby={`exposure-${kind}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- because only a focused region scrolls by keyboard
      tabIndex={0}
      className="border-line bg-surface overflow-x-auto rounded-lg border"
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{texts.groups[kind]}</caption>
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className="bg-surface sticky start-0 min-w-32 px-4 py-2 text-start align-bottom">
              {labels.groupings[kind]}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2 text-end align-bottom last:pe-4">
                {labels.figures[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const values = format(row)
            return (
              <tr key={row.key} className="border-line border-b last:border-0">
                <th
                  scope="row"
                  className="bg-surface sticky start-0 max-w-56 px-4 py-2.5 text-start font-medium wrap-anywhere"
                >
                  {row.label}
                </th>
                {columns.map((column) => (
                  <td key={column} className="px-3 py-2.5 text-end last:pe-4">
                    {values[column]}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function nameGroup(names: StaffListsTexts['exposure']['groups'], { key, name }: ExposureGroup): string {
  const known = [...exposurePlaces, ...exposureSizes].find((each) => each === key)
  return name || (known ? names[known] : names.none)
}
