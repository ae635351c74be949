import { Link } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import { useId } from 'react'
import type { OrganizationHome } from '#contract/dashboards/homes.ts'
import { useHasPower } from '#web/lib/session/member-power.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Pattern } from '#web/ui/display/pattern.tsx'
import { organizationHomeCatalog } from '#web/features/dashboards/texts/organization-home-texts.ts'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'

type OrganizationCardProps = {
  organization: OrganizationHome['organization']
  /** How many organizations the reader belongs to. */
  memberships: number
}

/** As high as a finger needs: these wrap. */
const link = 'link inline-flex min-h-6 items-center pointer-coarse:min-h-11'

/** Who the reader's organization is to others, with its pattern, and what its page still lacks. */
export function OrganizationCard({ organization, memberships }: OrganizationCardProps) {
  const { card: texts } = useTexts(organizationHomeCatalog)
  const projectsTexts = useTexts(projectsCatalog)
  const id = useId()
  const { name, logoUrl, hasMission, isVerified } = organization
  const canEdit = useHasPower('organization', organization.id)
  const missing = !canEdit
    ? null
    : logoUrl === null
      ? hasMission
        ? texts.addLogo
        : texts.add
      : hasMission
        ? null
        : texts.addMission
  return (
    <section aria-labelledby={id} className="border-line bg-surface overflow-hidden rounded-lg border">
      <Pattern name={name} columns={12} rows={3} className="h-20" />
      <div className="grid gap-3 p-4">
        <div className="flex items-center gap-3">
          <Avatar name={name} imageUrl={logoUrl} size="lg" />
          <div className="min-w-0">
            <h2 id={id} className="line-clamp-2 text-lg wrap-anywhere" dir="auto">
              {name}
            </h2>
            <p className="text-muted flex items-center gap-1.5 text-sm">
              {isVerified && <BadgeCheck aria-hidden className="text-primary size-4 shrink-0" />}
              {isVerified ? projectsTexts.verified : projectsTexts.notVerified}
            </p>
          </div>
        </div>
        {missing && <p className="text-muted text-sm">{missing}</p>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm pointer-coarse:gap-y-0">
          {canEdit && (
            <Button asChild size="sm" variant="secondary" className="pointer-coarse:h-11">
              <Link {...paths.organizationProfile()}>{texts.edit}</Link>
            </Button>
          )}
          <Link {...paths.organization(organization.id)} className={link}>
            {texts.page}
          </Link>
          <Link {...paths.organizationImpact(organization.id)} className={link}>
            {texts.impact}
          </Link>
          {memberships > 1 && (
            <Link {...paths.profile({ tab: 'organization' })} className={link}>
              {texts.several({ count: memberships })}
            </Link>
          )}
        </div>
      </div>
    </section>
  )
}
