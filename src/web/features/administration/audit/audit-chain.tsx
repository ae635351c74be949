import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { auditCatalog } from '#web/features/administration/texts/audit-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useChainCheck } from './audit-api.ts'

/** Whether the log is intact, and the hash to store elsewhere. */
export function AuditChain() {
  const { chain } = useTexts(auditCatalog)
  const { data, isError, isFetching, refetch } = useChainCheck()
  if (!data) {
    if (isError) {
      return (
        <div className="mt-10">
          <ErrorState as="h2" title={chain.failed} onRetry={() => void refetch()} retrying={isFetching} />
        </div>
      )
    }
    return (
      <LoadingRegion>
        <Skeleton className="mt-10 h-28 rounded-lg" />
      </LoadingRegion>
    )
  }
  const { broken, entries, lastHash } = data
  const Icon = broken ? ShieldAlert : ShieldCheck
  return (
    <Card as="section" aria-labelledby="chain" className="mt-10 grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="chain" className="flex items-center gap-2 text-lg">
          <Icon aria-hidden className={broken ? 'text-danger size-5' : 'text-success size-5'} />
          {chain.title}
        </h2>
        <Button
          variant="secondary"
          size="sm"
          loading={isFetching}
          loadingText={chain.checking}
          onClick={() => void refetch()}
        >
          {chain.check}
        </Button>
      </div>
      <p role="status" className={broken ? 'text-danger measure font-medium' : 'measure'}>
        {broken
          ? chain.faults[broken.cause]({ position: broken.position, previous: broken.position - 1 })
          : entries === 0
            ? chain.empty
            : chain.sound({ entries })}
      </p>
      {broken && <p className="measure text-sm">{chain.advice}</p>}
      {lastHash && (
        <p className="text-muted text-sm">
          {chain.hash} <code className="text-ink text-xs break-all">{lastHash}</code>
        </p>
      )}
    </Card>
  )
}
