import type { ReactNode } from 'react'
import { Flag } from 'lucide-react'
import { useMemo } from 'react'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { CaseList } from '#web/features/administration/cases/case-list.tsx'
import { adminReportsCatalog } from '#web/features/administration/texts/admin-reports-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { QueuedCaseCard, QueuedDecisionDialog } from './queued-case.tsx'
import { useReports, type ReportSearch } from './reports-api.ts'

/** Reported items of all kinds that are open, or decided ones. */
export function ReportsList({ search, action }: { search: ReportSearch; action: ReactNode }) {
  const texts = useTexts(adminReportsCatalog)
  const { reportKinds } = useTexts(staffListsCatalog)
  const { data, ...list } = useReports(search)
  const { show = 'open', kind } = search
  // The list moves the focus when its data changes, so the data stays the same until it does.
  const named = useMemo(
    () =>
      data && {
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => ({ ...item, id: item.case.id })),
        })),
      },
    [data],
  )
  return (
    <CaseList
      action={action}
      list={{ ...list, data: named }}
      icon={Flag}
      none={show === 'open' && kind ? texts.noneOpen[kind] : texts.none[show]}
      texts={kind === 'appeal' ? { ...texts, noneText: texts.noAppealsText } : texts}
      isRows
      shape="h-16 rounded-lg"
      kindOf={(about) => reportKinds[about.kind]}
      versionOf={(about) => about.case.version}
      Case={QueuedCaseCard}
      Dialog={QueuedDecisionDialog}
    />
  )
}
