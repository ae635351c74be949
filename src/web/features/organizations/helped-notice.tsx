import { HandHelping } from 'lucide-react'
import { use } from 'react'
import { MembershipsContext } from '#web/lib/session/acting-organization.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { membersCatalog } from './texts/members-texts.ts'

/** Says to a coordinator what only the members of the organization can do; nothing to everyone else. */
export function HelpedNotice() {
  const { helped: texts } = useTexts(membersCatalog)
  const [acting] = use(MembershipsContext)
  if (!acting?.isCoordinator) return null
  return (
    <div className="bg-info-soft flex items-start gap-3 rounded-lg px-4 py-3 text-sm">
      <HandHelping aria-hidden className="text-info mt-0.5 size-4 shrink-0" />
      <p className="min-w-0 wrap-anywhere">{texts({ organization: acting.name })}</p>
    </div>
  )
}
