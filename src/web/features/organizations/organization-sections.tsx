import { BadgeCheck, Download, ShieldQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Organization } from '#contract/organization-page.ts'
import { messages } from '#web/messages/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'

/** What an organization says of itself, and what of it was checked (decision A14). */
export function OrganizationSections({ organization }: { organization: Organization }) {
  const { organizationPage: texts } = messages
  const { description, causeAreas } = organization
  return (
    <>
      <Section id="organization-about" title={texts.about}>
        <p className={description ? 'measure wrap-anywhere whitespace-pre-line' : 'text-muted'}>
          {description ?? texts.noText}
        </p>
        {causeAreas.length > 0 && (
          <ul aria-label={texts.causes} className="mt-1 flex flex-wrap gap-1.5">
            {causeAreas.map((cause) => (
              <li key={cause} className="flex max-w-full">
                <Badge variant="outline" size="md">
                  {cause}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section id="organization-verification" title={texts.verification.heading}>
        <Verification organization={organization} />
      </Section>
    </>
  )
}

function Verification({ organization }: { organization: Organization }) {
  const { organizationPage: texts } = messages
  const { verified, notVerified, imported } = texts.verification
  const { isVerified, isImported } = organization
  const Icon = isVerified ? BadgeCheck : isImported ? Download : ShieldQuestion
  return (
    <Card className="flex items-start gap-4">
      <span
        className={`grid size-10 shrink-0 place-items-center rounded-full ${isVerified ? 'bg-success-soft text-success' : 'bg-sunken text-muted'}`}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="grid gap-1">
        <h3 className="text-base">{isVerified ? texts.verified : texts.notVerified}</h3>
        <p className="text-muted measure text-sm">
          {isVerified ? verified : isImported ? imported : notVerified}
        </p>
      </div>
    </Card>
  )
}

type SectionProps = { id: string; title: string; action?: ReactNode; children: ReactNode }

/** A titled part of the page, with a way to more of it. */
export function Section({ id, title, action, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
