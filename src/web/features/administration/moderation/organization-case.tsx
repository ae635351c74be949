import { Link } from '@tanstack/react-router'
import type { OrganizationCase as Organization } from '#contract/moderation/moderation.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { FactList } from '#web/ui/display/fact-list.tsx'
import { Row, RowList } from '#web/ui/display/row-list.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { Panel } from '#web/ui/display/stat-card.tsx'
import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ImpactChanges } from './impact-changes.tsx'
import { useOrganizationMutations } from './moderation-api.ts'
import { Counts } from './person-case.tsx'
import { SuspensionCard } from './suspension.tsx'

/** Everything an administrator sees of an organization, and their actions. */
export function OrganizationCase({ organization }: { organization: Organization }) {
  const moderationTexts = useTexts(moderationCatalog)
  const { organizations: texts } = moderationTexts
  const { suspend, reinstate } = useOrganizationMutations(organization.id)
  const run = async (work: Promise<unknown>, done: string) => {
    try {
      await work
      toast({ title: done })
    } catch (error) {
      toastFailure(error, moderationTexts.notDone)
      throw error
    }
  }
  const { name } = organization
  return (
    <div className="grid grid-cols-1 gap-8">
      <Panel
        id="facts"
        title={texts.facts}
        action={
          <Link {...paths.adminAudit({ objectId: organization.id })} className="link text-sm">
            {moderationTexts.people.log}
          </Link>
        }
      >
        <Card>
          <Facts organization={organization} />
        </Card>
      </Panel>
      <Panel id="work" title={texts.work}>
        <Card>
          <Counts counts={{ ...organization.projects, ...organization.applications }} labels={texts.counts} />
        </Card>
      </Panel>
      <Panel id="impact" title={texts.impact.title}>
        <ImpactChanges impact={organization.impact} />
      </Panel>
      <Panel id="members" title={texts.members}>
        <Members organization={organization} />
      </Panel>
      <Panel id="suspension" title={texts.decisions}>
        <SuspensionCard
          suspension={organization.suspension}
          isSuspended={organization.isSuspended}
          text={texts.suspendText}
          refusal={organization.isOwnCase ? texts.ownCase : null}
          titles={{
            suspend: texts.suspendTitle({ name }),
            reinstate: texts.reinstateTitle({ name }),
            reinstateText: texts.reinstateText,
          }}
          onSuspend={(reason) => run(suspend.mutateAsync(reason), texts.suspendedDone({ name }))}
          onReinstate={() => run(reinstate.mutateAsync(), texts.reinstatedDone({ name }))}
        />
      </Panel>
    </div>
  )
}

function Facts({ organization }: { organization: Organization }) {
  const { organizations: texts } = useTexts(moderationCatalog)
  const { verification } = organization
  const facts = [
    {
      label: texts.verification,
      value: (
        <span className="flex flex-wrap items-center gap-x-3">
          {texts.verificationStates[verification.state]}
          {verification.hasCase && (
            <Link {...paths.adminVerificationCase(organization.id)} className="link">
              {texts.openCase}
            </Link>
          )}
        </span>
      ),
    },
    {
      label: texts.page,
      value: organization.isSuspended ? (
        texts.hidden
      ) : (
        <Link {...paths.organization(organization.id)} className="link">
          {texts.openPage}
        </Link>
      ),
    },
    {
      label: organization.isImported ? texts.imported : texts.founded,
      value: <TimeStamp iso={organization.createdAt} />,
    },
  ]
  return <FactList paired facts={facts} />
}

function Members({ organization }: { organization: Organization }) {
  const moderationTexts = useTexts(moderationCatalog)
  const { organizations: texts, people } = moderationTexts
  if (organization.people.length === 0) return <p className="text-muted">{texts.noMembers}</p>
  return (
    <RowList label={texts.members}>
      {organization.people.map((member) => (
        <Row
          key={member.id}
          name={member.name}
          title={
            <Link {...paths.adminPerson(member.id)} className="link" dir="auto">
              {member.name}
            </Link>
          }
          text={member.email}
          aside={
            <>
              {member.isSuspended && <Badge variant="danger">{moderationTexts.suspended}</Badge>}
              <Badge>{people.roles[member.role]}</Badge>
            </>
          }
        />
      ))}
    </RowList>
  )
}
