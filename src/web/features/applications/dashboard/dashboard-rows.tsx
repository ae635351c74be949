import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import { dashboardsCatalog } from '#web/features/dashboards/texts/dashboards-texts.ts'
import { toLoadedRowsProps } from '#web/lib/calls/load-more.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { LoadedRows } from '#web/ui/display/loaded-rows.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import type { useReceivedApplications } from '#web/features/applications/api.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'

type DashboardRowsProps = {
  list: ReturnType<typeof useReceivedApplications>
  label: string
  /** Shown if there are none. */
  empty: { icon: LucideIcon; title: string; text: string }
  /** One of them, as a row with its key. */
  children: (application: Application) => ReactNode
}

/** Received applications on the organization's dashboard, page by page. */
export function DashboardRows({ list, label, empty, children }: DashboardRowsProps) {
  const { page } = useTexts(applicationsCatalog)
  const { organization: texts } = useTexts(dashboardsCatalog)
  return (
    <LoadedRows
      {...toLoadedRowsProps(list, texts.moreFailed)}
      texts={{ label, failed: page.failed, more: texts.loadMore }}
      empty={<EmptyState {...empty} />}
    >
      {children}
    </LoadedRows>
  )
}
