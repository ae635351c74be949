import { Link } from '@tanstack/react-router'
import { BadgeCheck, Download, Pencil, ShieldQuestion, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Organization } from '#contract/organizations/page.ts'
import { useHasPower } from '#web/lib/session/member-power.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Pattern } from '#web/ui/display/pattern.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import { writtenText } from '#web/lib/language/written-text.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { organizationPageCatalog } from './texts/organization-page-texts.ts'

type OrganizationHeaderProps = {
  organization: Organization
  /** Link to write to the organization. */
  contact?: ReactNode
}

/** Image, name and mission of an organization, and its verified mark and rating. */
export function OrganizationHeader({ organization, contact }: OrganizationHeaderProps) {
  const projectsTexts = useTexts(projectsCatalog)
  const texts = useTexts(organizationPageCatalog)
  const canEdit = useHasPower('organization', organization.id)
  const { organizationName: name, averageRating: rating, totalReviews } = organization
  return (
    <header>
      <div className="border-line h-24 overflow-hidden rounded-lg border sm:h-36">
        <Pattern name={name} columns={16} />
      </div>
      <div className="relative -mt-8 grid gap-4 sm:-mt-10">
        <div className="flex items-end justify-between gap-4">
          <Avatar
            name={name}
            imageUrl={organization.logoUrl}
            eager
            size="xl"
            className="border-canvas ms-3 box-content border-4 sm:ms-5"
          />
          {contact}
          {organization.viewer?.isMember && canEdit && (
            <Button asChild variant="secondary" size="sm">
              <Link {...paths.profile({ tab: 'organization', organization: organization.id })}>
                <Pencil aria-hidden />
                {texts.edit}
              </Link>
            </Button>
          )}
        </div>
        <h1 className="text-3xl wrap-anywhere sm:text-4xl" dir="auto">
          {name}
        </h1>
        <div className="flex flex-wrap gap-2">
          {organization.isVerified ? (
            <Badge size="md" variant="success" icon={BadgeCheck}>
              {texts.verified}
            </Badge>
          ) : (
            <Badge size="md" icon={ShieldQuestion}>
              {texts.notVerified}
            </Badge>
          )}
          <Badge size="md" variant={rating === null ? 'neutral' : 'accent'} icon={Star}>
            {rating === null ? (
              texts.notRated
            ) : (
              <>
                <span aria-hidden>{projectsTexts.rating({ average: rating, reviews: totalReviews })}</span>
                <VisuallyHidden>
                  {projectsTexts.ratingSpoken({ average: rating, reviews: totalReviews })}
                </VisuallyHidden>
              </>
            )}
          </Badge>
          {organization.isImported && (
            <Badge size="md" icon={Download}>
              {texts.imported}
            </Badge>
          )}
        </div>
        {organization.missionStatement && (
          <p className="text-ink/90 measure text-lg wrap-anywhere" {...writtenText(organization.language)}>
            {organization.missionStatement}
          </p>
        )}
      </div>
    </header>
  )
}
