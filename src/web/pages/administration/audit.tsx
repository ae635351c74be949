import { auditCatalog } from '#web/features/administration/texts/audit-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { auditSearch } from './routes.tsx'
import { AuditChain } from '#web/features/administration/audit/audit-chain.tsx'
import { AuditFilters } from '#web/features/administration/audit/audit-filters.tsx'
import { parseFilters } from '#web/features/administration/audit/audit-api.ts'
import { AuditLog } from '#web/features/administration/audit/audit-log.tsx'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'

/** The audit log at /admin/audit; the filters are in the URL. */
export function AdminAuditPage() {
  const auditTexts = useTexts(auditCatalog)
  usePageHead({ title: auditTexts.title })
  const [address, changeSearch] = useSearchState(auditSearch)
  const search = parseFilters(address)
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{auditTexts.title}</h1>
      <p className="text-muted mt-2 mb-6">{auditTexts.intro}</p>
      <AuditFilters search={search} onSearch={(next) => changeSearch(() => next)} />
      <h2 className="sr-only">{auditTexts.list}</h2>
      <AuditLog search={search} />
      <AuditChain />
    </>
  )
}
