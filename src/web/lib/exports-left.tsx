import { use } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { getExportAllowance } from '#contract/audit/audit.ts'
import { exportsLeftCatalog } from '#web/ui/texts/exports-left-texts.ts'
import { useNow } from './clock.ts'
import { CurrentUserContext } from './current-user.ts'
import { invalidate } from './endpoint-mutation.ts'
import { useEndpointQuery } from './endpoint-query.ts'
import { formatAge } from './format-time.ts'
import { useLanguage, useTexts } from './texts.ts'

/** How many lists with personal data the reader can still download, in words; empty until that is known. */
export function ExportsLeft({ className }: { className?: string }) {
  const texts = useTexts(exportsLeftCatalog)
  const language = useLanguage()
  const now = useNow()
  const userId = use(CurrentUserContext)
  const { data } = useEndpointQuery(getExportAllowance, userId === null ? null : {})
  const write = () => {
    if (!data) return null
    const { left, most, nextAt } = data
    if (nextAt === null) return texts.full({ most })
    // Rounded up to a minute, as the clock is.
    const at = new Date(Math.max(Date.parse(nextAt), now + 60_000)).toISOString()
    const age = formatAge(language, at, now)
    return left === 0 ? texts.none({ age }) : texts.left({ left, age })
  }
  return <p className={className}>{write()}</p>
}

/** Asks again how many are left, after a download or a refusal. */
export function useExportsRefresh(): () => void {
  const queryClient = useQueryClient()
  return () => void invalidate(queryClient, [getExportAllowance])
}
