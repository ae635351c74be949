import { formatList } from '#contract/i18n/lists.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { PersonCase as Person } from '#contract/moderation/moderation.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { FactList } from '#web/ui/display/fact-list.tsx'
import { Row, RowList } from '#web/ui/display/row-list.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { Panel } from '#web/ui/display/stat-card.tsx'
import { describeDevice } from '#web/lib/format/describe-device.ts'
import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { profileCatalog } from '#web/features/accounts/texts/profile-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { usePersonMutations } from './moderation-api.ts'
import { personHelpCatalog } from '#web/features/administration/texts/person-help-texts.ts'
import { RolesPanel } from '#web/features/administration/staff/roles-panel.tsx'
import { adminStaffCatalog } from '#web/features/administration/texts/admin-staff-texts.ts'
import { AgreementsPanel } from './agreements-panel.tsx'
import { DeletionPanel } from './deletion-panel.tsx'
import { HelpPanel } from './help-panel.tsx'
import { SuspensionCard } from './suspension.tsx'

/** Everything an administrator sees of a person, and their actions. */
export function PersonCase({ person }: { person: Person }) {
  const language = useLanguage()
  const moderationTexts = useTexts(moderationCatalog)
  const { people } = moderationTexts
  const help = useTexts(personHelpCatalog)
  const staff = useTexts(adminStaffCatalog)
  const { suspend, reinstate } = usePersonMutations(person.id)
  const owned = person.memberships.filter(({ isOnlyOwner }) => isOnlyOwner).map(({ name }) => name)
  const { refusal } = person
  const run = async (work: Promise<unknown>, done: string) => {
    try {
      await work
      toast({ title: done })
    } catch (error) {
      toastFailure(error, moderationTexts.notDone)
      throw error
    }
  }
  return (
    <div className="grid grid-cols-1 gap-8">
      <Panel id="account" title={people.account} action={<LogLink id={person.id} />}>
        <Card>
          <Account person={person} />
        </Card>
      </Panel>
      <Panel id="applications" title={people.applications}>
        <Card>
          <Counts counts={person.applications} labels={people.counts} />
        </Card>
      </Panel>
      <Panel id="organizations" title={people.organizations}>
        {person.memberships.length === 0 ? (
          <p className="text-muted">{people.noOrganizations}</p>
        ) : (
          <RowList label={people.organizations}>
            {person.memberships.map(({ id, name, role, isOnlyOwner }) => (
              <Row
                key={id}
                name={name}
                title={
                  <Link {...paths.adminOrganization(id)} className="link" dir="auto">
                    {name}
                  </Link>
                }
                text={people.roles[role]}
                aside={isOnlyOwner && <Badge variant="warn">{people.onlyOwner}</Badge>}
              />
            ))}
          </RowList>
        )}
      </Panel>
      <Sessions person={person} />
      {!person.isFormer && <AgreementsPanel agreements={person.agreements} />}
      <Panel id="roles" title={staff.panel.title}>
        <RolesPanel person={person} />
      </Panel>
      <Panel id="help" title={help.title}>
        <HelpPanel person={person} />
      </Panel>
      <Panel id="deletion" title={help.deletion.title}>
        <DeletionPanel person={person} />
      </Panel>
      {!person.isFormer && (
        <Panel id="suspension" title={people.decisions}>
          <SuspensionCard
            suspension={person.suspension}
            isSuspended={person.isSuspended}
            text={people.suspendText}
            {...(owned.length > 0 && {
              warning: people.onlyOwnerWarning({ names: formatList(language, owned) }),
            })}
            refusal={refusal && refusal !== 'already_suspended' ? people.refusals[refusal] : null}
            titles={{
              suspend: people.suspendTitle({ name: person.name }),
              reinstate: people.reinstateTitle({ name: person.name }),
              reinstateText: people.reinstateText,
            }}
            onSuspend={(reason) =>
              run(suspend.mutateAsync(reason), people.suspendedDone({ name: person.name }))
            }
            onReinstate={() => run(reinstate.mutateAsync(), people.reinstatedDone({ name: person.name }))}
          />
        </Panel>
      )}
    </div>
  )
}

/** Labeled numbers, in a row if there is room. */
export function Counts<Name extends string>({
  counts,
  labels,
}: {
  counts: Readonly<Record<Name, number>>
  labels: Readonly<Record<Name, string>>
}) {
  const names = Object.keys(labels).filter((name): name is Name => Object.hasOwn(counts, name))
  return (
    <dl
      className={joinClasses(
        'grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3',
        names.length % 3 > 0 && 'xl:grid-cols-5',
      )}
    >
      {names.map((name) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-muted text-sm">{labels[name]}</dt>
          <dd className="font-heading text-2xl font-bold tabular-nums">{counts[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

function LogLink({ id }: { id: string }) {
  const moderationTexts = useTexts(moderationCatalog)
  return (
    <Link {...paths.adminAudit({ objectId: id })} className="link text-sm">
      {moderationTexts.people.log}
    </Link>
  )
}

function Account({ person }: { person: Person }) {
  const moderationTexts = useTexts(moderationCatalog)
  const { people } = moderationTexts
  const { accountTypes } = useTexts(staffListsCatalog)
  const facts = [
    {
      label: people.email,
      value: person.isFormer
        ? people.removed
        : `${person.email} (${person.isEmailVerified ? people.verified : people.notVerified})`,
    },
    ...(person.emailBouncedAt === null
      ? []
      : [{ label: people.bouncedSince, value: <TimeStamp iso={person.emailBouncedAt} /> }]),
    { label: people.registeredAs, value: accountTypes[person.userType] },
    { label: people.joined, value: <TimeStamp iso={person.createdAt} /> },
    {
      label: people.lastSeen,
      value: person.lastSeenAt ? <TimeStamp iso={person.lastSeenAt} /> : moderationTexts.notSignedIn,
    },
    {
      label: people.volunteerProfile,
      value: person.isFormer ? people.removed : person.hasVolunteerProfile ? people.yes : people.no,
    },
  ]
  return <FactList paired facts={facts} />
}

function Sessions({ person }: { person: Person }) {
  const moderationTexts = useTexts(moderationCatalog)
  const { sessions: texts } = useTexts(profileCatalog).settings
  const { people } = moderationTexts
  const [isOpen, setOpen] = useState(false)
  const { endSessions } = usePersonMutations(person.id)
  const end = () =>
    endSessions.mutate(undefined, {
      onSuccess: () => toast({ title: people.ended }),
      onError: (error) => toastFailure(error, moderationTexts.notDone),
      onSettled: () => setOpen(false),
    })
  return (
    <Panel
      id="sessions"
      title={people.sessions}
      action={
        person.sessions.length > 0 && (
          <ConfirmDialog
            open={isOpen}
            onOpenChange={setOpen}
            title={people.endTitle({ name: person.name })}
            text={people.endText}
            confirmLabel={people.endSessions}
            loading={endSessions.isPending}
            onConfirm={end}
            trigger={
              <Button variant="secondary" size="sm">
                {people.endSessions}
              </Button>
            }
          />
        )
      }
    >
      {person.sessions.length === 0 ? (
        <p className="text-muted">{people.noSessions}</p>
      ) : (
        <RowList label={people.sessions}>
          {person.sessions.map((session) => (
            <Row
              key={session.id}
              title={describeDevice(texts, session)}
              text={session.network && texts.network({ network: session.network })}
              aside={
                <span className="text-muted">
                  {people.lastSeen} <TimeStamp iso={session.lastSeenAt} inText />
                </span>
              }
            />
          ))}
        </RowList>
      )}
    </Panel>
  )
}
