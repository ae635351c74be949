import { reportFilters } from '#contract/administration/list-filters.ts'
import { adminMessagesCatalog } from '#web/features/administration/texts/admin-messages-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { messagesSearch } from './case-routes.tsx'
import { MessagesList } from '#web/features/administration/messages/messages-list.tsx'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { useReportsExport } from '#web/features/administration/reports/reports-api.ts'
import { Queue } from '#web/features/administration/cases/queue.tsx'
import { useSearchState } from '#web/lib/navigation/search-state.ts'

/** Reported messages at /admin/messages. */
export function AdminMessagesPage() {
  const adminMessagesTexts = useTexts(adminMessagesCatalog)
  const [{ state: show = 'open' }, changeSearch] = useSearchState(messagesSearch)
  return (
    <Queue
      texts={adminMessagesTexts}
      tabs={reportFilters}
      show={show}
      onShow={(chosen) => changeSearch(() => ({ state: chosen === 'open' ? undefined : chosen }))}
    >
      <MessagesList
        show={show}
        action={<CsvButton exporting={useReportsExport({ show, kind: 'message' })} />}
      />
    </Queue>
  )
}
