import { Suspense, useEffect } from 'react'
import { formatVolunteerName } from '#web/features/applications/application-display.ts'
import { useScope } from '#web/features/applications/received/list/applicant-filters.ts'
import type { RenderRowHours } from '#web/features/applications/received/list/applicant-row.tsx'
import { useApplicantCounts } from '#web/features/applications/received/applicants-api.ts'
import {
  ReceivedActions,
  type ReceivedActionsProps,
} from '#web/features/applications/received/actions/received-actions.tsx'
import type { RenderSeveralHours } from '#web/features/applications/received/actions/received-dialogs.tsx'
import {
  ReceivedScreen,
  type ReceivedScreenProps,
} from '#web/features/applications/received/received-screen.tsx'
import { ConfirmHours } from '#web/features/hours/confirm-hours.tsx'
import type { ConfirmSeveralProps } from '#web/features/hours/confirm-several.tsx'
import { prepareHourList } from '#web/features/hours/hours-section.tsx'
import { BlockButton } from '#web/features/messages/blocks/block-button.tsx'
import { ReportAccountButton } from '#web/features/moderation/reports/report-account-button.tsx'
import { withTexts } from '#web/lib/language/language.ts'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { renderCollaboration } from './collaboration.tsx'

type ReceivedPartProps = Omit<ReceivedScreenProps, 'hours' | 'severalHours' | 'work' | 'more'>

/** Received applications with what other features add; loaded with them, not with one's own applications. */
export function ReceivedPart(props: ReceivedPartProps) {
  const { application, show } = props.search
  const mayAskHours = application !== undefined || show === 'hours'
  // Hours to confirm are open from the start, so their code loads beside the detail.
  useEffect(() => {
    if (mayAskHours) void prepareHourList()
  }, [mayAskHours])
  return (
    <ReceivedScreen
      {...props}
      work={renderWork}
      more={renderAccount}
      hours={renderRowHours}
      severalHours={renderSeveralHours}
    />
  )
}

// Only while the list is narrowed to a project.
const AnnounceButton = lazyPart(
  async () =>
    (await withTexts(import('#web/features/messages/announcements/announce-button.tsx'))).AnnounceButton,
  () => null,
)

/** What can be done with all received applications, or with the accepted ones of the project they are narrowed to. */
export function ReceivedHeading(props: ReceivedActionsProps) {
  const { project } = props.search
  const counts = useApplicantCounts(useScope({ ...props.search, search: undefined })).data?.counts
  return (
    <>
      {project !== undefined && counts !== undefined && counts.accepted + counts.completed > 0 && (
        <Suspense>
          <AnnounceButton isCompact key={project} projectId={project} />
        </Suspense>
      )}
      <ReceivedActions {...props} />
    </>
  )
}

const renderWork: ReceivedScreenProps['work'] = (application, options) =>
  renderCollaboration(application, 'organization', options)

// No one can act against an account that is gone.
const renderAccount: ReceivedScreenProps['more'] = ({ application, hasReported }) =>
  application.volunteer.isFormer ? null : (
    <div className="-mx-2.5 *:px-2.5">
      <ReportAccountButton
        account={{ kind: 'application', id: application.id, name: formatVolunteerName(application) }}
        isReported={hasReported}
      />
      <BlockButton
        side="organization"
        other={{ volunteerId: application.volunteer.id, organizationId: application.organization.id }}
        name={formatVolunteerName(application)}
      />
    </div>
  )

/** Characters of a note that a row shows whole, on a phone too. What one does not see is not confirmed with one press. */
const wholeNote = 40

const renderRowHours: RenderRowHours = ({ work, ...row }, options) =>
  work && (
    <ConfirmHours
      work={{
        ...work,
        applicationId: row.id,
        projectTitle: row.project.title,
        organizationName: row.organization.organizationName,
        volunteerName: formatVolunteerName(row),
        status: row.status,
        waitingHours: row.waitingHours,
      }}
      {...(work.waiting.every(({ note }) => (note?.length ?? 0) <= wholeNote) && { shown: work.waiting })}
      hasColumn
      {...options}
    />
  )

// Only for several people.
const ConfirmSeveral = lazyDialog<ConfirmSeveralProps>(
  async () => (await withTexts(import('#web/features/hours/confirm-several.tsx'))).ConfirmSeveral,
  ({ onOpenChange }) => onOpenChange(false),
)

const renderSeveralHours: RenderSeveralHours = (applicants, { key, onConfirmed, ...dialog }) => (
  <ConfirmSeveral
    key={key}
    {...dialog}
    people={applicants.flatMap(({ id, work, project, ...row }) =>
      work
        ? {
            applicationId: id,
            volunteerName: formatVolunteerName(row),
            projectTitle: project.title,
            entries: work.waiting,
          }
        : [],
    )}
    onConfirmed={({ applicationId, entries }) =>
      onConfirmed(
        applicationId,
        entries.map(({ id }) => id),
      )
    }
  />
)
