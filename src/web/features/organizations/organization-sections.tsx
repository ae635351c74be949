import { BadgeCheck, Download, ShieldQuestion } from 'lucide-react'
import type { Organization } from '#contract/organization-page.ts'
import { messages } from '#web/messages/messages.ts'
import { Card } from '#web/ui/card.tsx'
import { LabelList } from '#web/ui/label-list.tsx'
import { Panel } from '#web/ui/stat-card.tsx'

/** What an organization says of itself, and what of it was checked (decision A14). */
export function OrganizationSections({ organization }: { organization: Organization }) {
  const { organizationPage: texts } = messages
  const { description, causeAreas } = organization
  return (
    <>
      <Panel id="organization-about" title={texts.about}>
        <p className={description ? 'measure wrap-anywhere whitespace-pre-line' : 'text-muted'}>
          {description ?? texts.noText}
        </p>
        <div className="mt-4 empty:hidden">
          <LabelList name={texts.causes} labels={causeAreas} variant="outline" size="md" />
        </div>
      </Panel>
      <Panel id="organization-verification" title={texts.verification.heading}>
        <Verification organization={organization} />
      </Panel>
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
