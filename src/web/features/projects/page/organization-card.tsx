import { Link } from '@tanstack/react-router'
import { ExternalLink, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Project } from '#contract/projects/projects.ts'
import { isWebAddress } from '#domain/text/web-address.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import { projectPageCatalog } from '#web/features/projects/texts/project-page-texts.ts'
import { Prose } from './prose.tsx'
import { organizationPageCatalog } from '#web/features/organizations/texts/organization-page-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'

type OrganizationCardProps = {
  project: Project
  /** Link to write to the organization. */
  contact?: ReactNode
}

/** The organization behind a project (spec F2.11); the badge beside the title says whether it is verified. */
export function OrganizationCard({ project, contact }: OrganizationCardProps) {
  const organizationPageTexts = useTexts(organizationPageCatalog)
  const texts = useTexts(projectsCatalog)
  const page = useTexts(projectPageCatalog)
  const { organizationName: name, organizationWebsite: website } = project
  const { organizationRating: rating, organizationTotalReviews: reviews } = project
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-xl">{page.organization}</h2>
      <Card className="grid grid-cols-1 gap-4">
        <div className="flex items-start gap-4">
          <Avatar name={name} imageUrl={project.organizationLogoUrl} size="lg" />
          <div className="grid min-w-0 gap-1.5">
            <h3 className="text-lg">
              <Link
                {...paths.organization(project.organizationId)}
                className="text-ink decoration-1 underline-offset-4 hover:underline"
                dir="auto"
              >
                {name}
              </Link>
            </h3>
            <p className="text-muted flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
              <span className="inline-flex items-center gap-1.5">
                <Star
                  aria-hidden
                  className={joinClasses('size-4', rating !== null && 'fill-accent text-accent-ink')}
                />
                {rating === null ? (
                  page.notRated
                ) : (
                  <>
                    <span aria-hidden>{texts.rating({ average: rating, reviews })}</span>
                    <VisuallyHidden>{texts.ratingSpoken({ average: rating, reviews })}</VisuallyHidden>
                  </>
                )}
              </span>
              <span>{page.projectCount({ count: project.organizationProjectsCount })}</span>
            </p>
          </div>
        </div>
        {project.organizationDescription ? (
          <Prose text={project.organizationDescription} language={null} />
        ) : (
          <p className="text-muted">{page.noOrganizationText}</p>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {contact}
          <Link {...paths.organization(project.organizationId)} className="link">
            {organizationPageTexts.view}{' '}
            <VisuallyHidden>{organizationPageTexts.viewOf({ name })}</VisuallyHidden>
          </Link>
          <Link {...paths.browse({ org: project.organizationId })} className="link">
            {page.otherProjects({ name })}
          </Link>
          {website && isWebAddress(website) && (
            <a
              href={website}
              rel="noopener noreferrer nofollow"
              className="link inline-flex items-center gap-1"
            >
              {page.website}
              <ExternalLink aria-hidden className="size-4" />
            </a>
          )}
        </div>
      </Card>
    </section>
  )
}
