import { use } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { getExportAllowance } from '#contract/audit/audit.ts'
import { exportsLeftCatalog } from '#web/ui/texts/exports-left-texts.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { CurrentUserContext } from '#web/lib/session/current-user.ts'
import { formatAge } from '#web/lib/format/format-time.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { invalidate } from './endpoint-mutation.ts'
import { useEndpointQuery } from './endpoint-query.ts'

/** With more left, no one needs to choose what to download, and the sentence would only be in the way. */
const few = 2

/** How many lists with people’s names the reader can still download, once only a few are left. */
export function ExportsLeft({ className }: { className?: string }) {
  const texts = useTexts(exportsLeftCatalog)
  const language = useLanguage()
  const now = useNow()
  const userId = use(CurrentUserContext)
  const { data } = useEndpointQuery(getExportAllowance, userId === null ? null : {})
  if (!data || data.left > few) return null
  const { left, nextAt } = data
  const write = () => {
    if (nextAt === null) return texts.left({ left })
    // Rounded up to a minute, as the clock is.
    const at = new Date(Math.max(Date.parse(nextAt), now + 60_000)).toISOString()
    const age = formatAge(language, at, now)
    return left === 0 ? texts.none({ age }) : texts.leftUntil({ left, age })
  }
  return <p className={className}>{write()}</p>
}

/** Asks again how many are left, after a download or a refusal. */
export function useExportsRefresh(): () => void {
  const queryClient = useQueryClient()
  return () => void invalidate(queryClient, [getExportAllowance])
}
