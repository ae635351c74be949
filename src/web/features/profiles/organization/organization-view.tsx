import { Link } from '@tanstack/react-router'
import { use, type ReactNode } from 'react'
import type { OrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { describeCauses } from '#contract/i18n/skills-and-causes.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { socialLink, socialNetworks } from '#domain/organizations/organizations.ts'
import { formatZone } from '#domain/time/time-zones.ts'
import { isWebAddress } from '#domain/text/web-address.ts'
import { Labels, Prose } from '#web/features/profiles/profile-display.tsx'
import { useHasPower } from '#web/lib/session/member-power.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { FactList } from '#web/ui/display/fact-list.tsx'
import { organizationProfileCatalog } from '#web/features/profiles/texts/organization-profile-texts.ts'
import { profileCatalog } from '#web/features/accounts/texts/profile-texts.ts'
import { verificationCatalog } from '#web/features/verification/texts/verification-texts.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'

export type OrganizationViewProps = {
  profile: OrganizationProfile
  /** The image with its edit controls. */
  logo: ReactNode
  /** Content beside the name. */
  actions: ReactNode
  /** Below the name of an organization that is not verified. */
  unverifiedNote: ReactNode
}

/** An organization's profile as its members see it. */
export function OrganizationView({ profile, logo, actions, unverifiedNote }: OrganizationViewProps) {
  const verificationTexts = useTexts(verificationCatalog)
  const texts = useTexts(organizationProfileCatalog)
  const words = useTexts(profileCatalog)
  const options = useTexts(optionsCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const { fields, networks, page, publicPage } = texts
  const { views } = words
  const { website, isVerified, size, budgetRange, foundedYear, contactEmail, socialMedia } = profile
  const canVerify = useHasPower('organization', profile.id)
  const { hasRegisters } = use(SiteContext)
  const team = profile.employeeCount ?? (size && options.organizationSizes[size])
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 wrap-anywhere">
          <h2 className="text-xl" dir="auto">
            {profile.organizationName}
          </h2>
          <Badge variant={isVerified ? 'success' : 'neutral'}>
            {isVerified ? views.verified : views.pendingVerification}
          </Badge>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {canVerify && (
            <Link
              {...paths.organizationVerification()}
              className="link inline-flex min-h-11 items-center text-sm"
            >
              {verificationTexts.title}
            </Link>
          )}
          <Link
            {...paths.organization(profile.id)}
            className="link inline-flex min-h-11 items-center text-sm"
          >
            {publicPage}
          </Link>
          {actions}
        </div>
        {!isVerified && <div className="basis-full empty:hidden">{unverifiedNote}</div>}
      </div>
      {logo}
      <FactList
        facts={[
          {
            label: fields.missionStatement.label,
            value: <Prose text={profile.missionStatement} language={profile.language} />,
          },
          {
            label: fields.description.label,
            value: <Prose text={profile.description} language={profile.language} />,
          },
          {
            label: views.causeAreas,
            value: <Labels name={views.causeAreas} labels={describeCauses(labels, profile.causeAreas)} />,
          },
        ]}
      />
      <Part heading={page.facts}>
        <FactList
          paired
          facts={[
            {
              label: fields.website.label,
              value:
                website && isWebAddress(website) ? (
                  <ExternalLink href={website}>{website}</ExternalLink>
                ) : (
                  <Prose text={website} />
                ),
            },
            { label: fields.location.label, value: <Prose text={profile.location} /> },
            { label: fields.foundedYear.label, value: foundedYear ?? <Prose text={null} /> },
            // One fact: the setup asks for a size, the other forms for the number of people.
            { label: fields.size.label, value: <Prose text={team} /> },
            {
              label: fields.budgetRange.label,
              value: <Prose text={budgetRange && options.budgetRanges[budgetRange]} />,
            },
            ...(hasRegisters || profile.ein
              ? [{ label: fields.ein.label, value: <Prose text={profile.ein} /> }]
              : []),
            {
              label: fields.timeZone.label,
              value: profile.timeZone ? formatZone(profile.timeZone) : fields.timeZone.none,
            },
          ]}
        />
      </Part>
      <Part heading={page.contact} hint={page.contactHint}>
        <FactList
          paired
          facts={[
            {
              label: fields.contactEmail.label,
              value: contactEmail ? (
                <a href={`mailto:${contactEmail}`} className="link">
                  {contactEmail}
                </a>
              ) : (
                <Prose text={null} />
              ),
            },
            { label: fields.contactPhone.label, value: <Prose text={profile.contactPhone} /> },
          ]}
        />
      </Part>
      <Part heading={fields.socialMedia.label}>
        <FactList
          paired
          facts={socialNetworks.map((network) => {
            const written = socialMedia[network]
            const link = written && socialLink(network, written)
            return {
              label: networks[network],
              value: link ? <ExternalLink href={link}>{written}</ExternalLink> : <Prose text={written} />,
            }
          })}
        />
      </Part>
      <p className="text-muted border-line border-t pt-4 text-sm">
        {views.updated} <TimeStamp iso={profile.updatedAt} />
      </p>
    </Card>
  )
}

function Part({ heading, hint, children }: { heading: string; hint?: string; children: ReactNode }) {
  return (
    <section className="border-line grid gap-4 border-t pt-5">
      <div>
        <h3 className="text-base">{heading}</h3>
        {hint && <p className="text-muted text-sm">{hint}</p>}
      </div>
      {children}
    </section>
  )
}

function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="link" rel="noopener noreferrer nofollow" target="_blank">
      {children}
    </a>
  )
}
