import {
  AtSign,
  CalendarDays,
  CircleCheckBig,
  ExternalLink,
  Globe,
  Landmark,
  Mail,
  MapPin,
  MessageSquareReply,
  Timer,
  Users,
} from 'lucide-react'
import { Fragment } from 'react'
import type { Organization } from '#contract/organizations/page.ts'
import { optionsCatalog, type OptionsTexts } from '#contract/texts/options-texts.ts'
import { socialNetworks } from '#domain/organizations/organizations.ts'
import { isWebAddress } from '#domain/text/web-address.ts'
import { responseRule } from '#domain/applications/responses.ts'
import { formatDate } from '#web/lib/format/format-time.ts'
import { describeAnswerTime } from '#contract/i18n/responses.ts'
import { Card } from '#web/ui/display/card.tsx'
import { IconFacts, type IconFact } from '#web/ui/display/icon-facts.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { responsesCatalog } from '#contract/texts/responses-texts.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { organizationPageCatalog, type OrganizationPageTexts } from './texts/organization-page-texts.ts'

/** Facts about an organization for volunteers, at a glance. */
export function OrganizationFacts({ organization }: { organization: Organization }) {
  const organizationPageTexts = useTexts(organizationPageCatalog)
  const options = useTexts(optionsCatalog)
  const language = useLanguage()
  const responses = useTexts(responsesCatalog)
  const { facts: texts } = organizationPageTexts
  const { rate } = organization.response
  const facts: IconFact[] = [
    [Timer, texts.answers, describeAnswerTime(responses, organization.response)],
    [
      MessageSquareReply,
      texts.rate,
      rate === null ? (
        responses.none
      ) : (
        <>
          {responses.rate({ percent: rate })}
          <span className="text-muted block text-xs font-normal">
            {texts.rateHint({ windowDays: responseRule.windowDays })}
          </span>
        </>
      ),
    ],
    [CircleCheckBig, texts.completed, String(organization.completedProjects)],
    [MapPin, texts.location, organization.location ?? texts.notStated],
    [Globe, texts.website, <Website key="website" address={organization.website} />],
    ...optional(organizationPageTexts, options, organization),
    [
      CalendarDays,
      organization.isImported ? texts.listedSince : texts.since,
      // The same date for every reader, on the server and in the browser.
      formatDate(language, organization.createdAt, 'UTC'),
    ],
  ]
  return (
    <Card as="section" aria-labelledby="organization-facts" className="grid gap-5">
      <h2 id="organization-facts" className="text-lg">
        {texts.heading}
      </h2>
      <IconFacts facts={facts} className="gap-4 sm:max-md:grid-cols-2" />
    </Card>
  )
}

/** Optional facts; missing ones are left out. */
function optional(
  organizationPageTexts: OrganizationPageTexts,
  { organizationSizes }: OptionsTexts,
  organization: Organization,
): IconFact[] {
  const { facts: texts } = organizationPageTexts
  const { foundedYear, employeeCount, size, socialMedia, contact } = organization
  const team = employeeCount ?? (size && organizationSizes[size])
  const networks = socialNetworks.filter((network) => socialMedia[network])
  const facts: (IconFact | null)[] = [
    foundedYear === null ? null : [Landmark, texts.founded, String(foundedYear)],
    team ? [Users, texts.size, team] : null,
    networks.length === 0
      ? null
      : [
          AtSign,
          texts.socialMedia,
          networks.map((network) => (
            <span key={network} className="block">
              {texts.social[network]}: <Handle text={socialMedia[network] ?? ''} />
            </span>
          )),
        ],
    contact && (contact.email || contact.phone)
      ? [
          Mail,
          texts.contact,
          <Fragment key="contact">
            {contact.email && (
              <a href={`mailto:${contact.email}`} className="link block">
                {contact.email}
              </a>
            )}
            {contact.phone && <span className="block">{contact.phone}</span>}
            <span className="text-muted block text-xs font-normal">{texts.contactHint}</span>
          </Fragment>,
        ]
      : null,
  ]
  return facts.filter((fact) => fact !== null)
}

/** An account on a network as typed, linked if it is a URL. */
function Handle({ text }: { text: string }) {
  const organizationPageTexts = useTexts(organizationPageCatalog)
  if (!isWebAddress(text)) return text
  return (
    <a href={text} target="_blank" rel="noopener noreferrer nofollow" className="link">
      {text.replace(/^https?:\/\/(www\.)?/i, '')}{' '}
      <VisuallyHidden>{organizationPageTexts.facts.newTab}</VisuallyHidden>
    </a>
  )
}

/** The organization's website; linked only if a browser can open it. */
function Website({ address }: { address: string | null }) {
  const { facts: texts } = useTexts(organizationPageCatalog)
  if (!address) return texts.notStated
  if (!isWebAddress(address)) return address
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="link inline-flex max-w-full items-center gap-1"
    >
      <span className="truncate">{address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}</span>
      <ExternalLink aria-hidden className="size-4 shrink-0" />
      <VisuallyHidden>{texts.newTab}</VisuallyHidden>
    </a>
  )
}
