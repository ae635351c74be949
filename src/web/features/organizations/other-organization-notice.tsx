import { ArrowLeftRight, Building2 } from 'lucide-react'
import { use } from 'react'
import { OwnOrganizationsContext } from '#web/lib/session/acting-organization.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useChoosePrimary } from './member-api.ts'
import { membersCatalog } from './texts/members-texts.ts'

type OtherOrganizationNoticeProps = {
  organizationId: string
  /** Only the link was about it: the screen shows the organization that acts. */
  isLink?: boolean
}

/** Says that a screen or a link is about another of the reader's organizations than the one that acts; switches to it. */
export function OtherOrganizationNotice({ organizationId, isLink = false }: OtherOrganizationNoticeProps) {
  const { other: texts } = useTexts(membersCatalog)
  const own = use(OwnOrganizationsContext)
  const choose = useChoosePrimary()
  const [acting] = own
  const organization = own.find(({ id }) => id === organizationId)
  if (!acting || !organization || organization === acting) return null
  return (
    <div className="bg-info-soft flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg px-4 py-3 text-sm">
      <Building2 aria-hidden className="text-info size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
        {texts[isLink ? 'link' : 'text']({ organization: organization.name, acting: acting.name })}
      </p>
      <Button variant="secondary" size="sm" onClick={() => choose.mutate(organization.id)}>
        <ArrowLeftRight aria-hidden />
        {texts.switch({ organization: organization.name })}
      </Button>
    </div>
  )
}
