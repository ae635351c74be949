import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { Project } from '#contract/projects/projects.ts'
import { isEndedStatus } from '#domain/projects/projects.ts'
import { showNoticeAgain } from '#web/lib/session/verify-notice.ts'
import { paths, waitingSearch } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { LazyDialogTrigger, lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import {
  applicationsCatalog,
  type ApplicationsTexts,
} from '#web/features/applications/texts/applications-texts.ts'
import { decideApplyAction, type ApplyAction } from './apply-action.ts'
import { projectsCatalog, type ProjectsTexts } from '#web/features/projects/texts/projects-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { withTexts } from '#web/lib/language/language.ts'
import type { ApplyDialogProps } from './apply-dialog.tsx'

const loadApplyDialog = async () => (await withTexts(import('./apply-dialog.tsx'))).ApplyDialog
const ApplyDialog = lazyDialog<ApplyDialogProps>(loadApplyDialog, ({ onOpenChange }) => onOpenChange(false))

export type ApplyPanelProps = {
  project: Project
  /** Null when signed out. Applying can require a verified email address (decision C). */
  reader: Pick<User, 'id' | 'email' | 'mustVerifyEmail'> | null
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** How to apply, or why it isn't possible: the button beside the project, a bar at the bottom on phones. */
export function ApplyPanel(props: ApplyPanelProps) {
  const applicationsTexts = useTexts(applicationsCatalog)
  const projectsTexts = useTexts(projectsCatalog)
  const { project, reader, open, onOpenChange } = props
  const mustVerifyEmail = reader?.mustVerifyEmail ?? false
  const { apply } = applicationsTexts
  const action = decideApplyAction(project)
  const panel = useRef<HTMLDivElement>(null)
  const applied = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const kindBefore = useRef(action.kind)
  const followKind = useEffectEvent((kind: ApplyAction['kind']) => {
    const isNew = kind === 'applied' && kindBefore.current !== kind
    // A live event may come before the response, which then finds no dialog anymore.
    const isHere = applied.current || open
    kindBefore.current = kind
    applied.current = false
    if (!isNew || !isHere) return
    // The pressed button is gone, so what replaced it takes the focus.
    panel.current?.focus()
    if (open) onOpenChange(false)
  })
  useEffect(() => followKind(action.kind), [action.kind])
  const mayApply = action.kind === 'apply' || action.kind === 'again'
  const text =
    mayApply && mustVerifyEmail
      ? apply.verifyText
      : action.kind === 'own' && isEndedStatus(project.status)
        ? apply.own
        : describe({ apply, projects: projectsTexts }, action, project)
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={apply.panel}
      className="no-print max-md:border-line max-md:bg-surface max-md:short:static grid gap-3 outline-none max-md:sticky max-md:bottom-14 max-md:z-20 max-md:order-last max-md:-mx-4 max-md:mt-8 max-md:border-t max-md:px-4 max-md:py-2.5 sm:max-md:-mx-6 sm:max-md:px-6"
    >
      {text && <p className="text-muted text-sm">{text}</p>}
      {mayApply && mustVerifyEmail ? (
        <Button wide onClick={showNoticeAgain}>
          {apply.verify}
        </Button>
      ) : mayApply && reader ? (
        <LazyDialogTrigger
          key={`${reader.id} ${project.id}`}
          open={open}
          onOpenChange={onOpenChange}
          load={loadApplyDialog}
          ref={button}
          trigger={<Button wide>{action.kind === 'again' ? apply.again : apply.now}</Button>}
        >
          <ApplyDialog
            project={project}
            volunteerId={reader.id}
            email={reader.email}
            open={open}
            onOpenChange={onOpenChange}
            onClosed={(event) => {
              event.preventDefault()
              button.current?.focus()
            }}
            onApplied={() => {
              applied.current = true
              onOpenChange(false)
            }}
          />
        </LazyDialogTrigger>
      ) : (
        <PanelButton action={action} project={project} />
      )}
    </section>
  )
}

function PanelButton({ action, project }: { action: ApplyAction; project: Project }) {
  const { apply } = useTexts(applicationsCatalog)
  const next = `/project/${project.id}?apply=true`
  switch (action.kind) {
    case 'sign-in':
      return (
        <>
          <Button asChild wide>
            <Link {...paths.signIn({ next })}>{apply.signIn}</Link>
          </Button>
          <Link
            {...paths.signUp({ type: 'volunteer', next })}
            className="link target-44 justify-self-center text-sm"
          >
            {apply.signUp}
          </Link>
        </>
      )
    case 'own':
      return (
        <Button asChild wide variant="secondary">
          <Link
            {...paths.applications({
              ...(project.waitingCount > 0 ? waitingSearch : { tab: 'received' }),
              project: project.id,
            })}
          >
            {apply.received}
          </Link>
        </Button>
      )
    case 'applied':
      return (
        <>
          <Button wide disabled>
            {apply.applied({ status: action.status })}
          </Button>
          <Link
            {...paths.applications({ tab: 'mine', application: project.viewer?.application?.id })}
            className="link target-44 justify-self-center text-sm"
          >
            {apply.follow}
          </Link>
        </>
      )
    case 'blocked':
      return (
        <Button asChild wide variant="secondary">
          <Link {...paths.blocked()}>{apply.unblock}</Link>
        </Button>
      )
    case 'closed':
    case 'volunteers-only':
    case 'apply':
    case 'again':
      return null
  }
}

function describe(
  { apply, projects }: { apply: ApplicationsTexts['apply']; projects: ProjectsTexts },
  action: ApplyAction,
  {
    organizationName: organization,
    organizationClaimable,
    contactInstructions,
    acceptsApplications,
  }: Project,
): ReactNode {
  switch (action.kind) {
    case 'own':
      return (
        <>
          <strong className="text-ink block font-semibold">{apply.own}</strong>
          {acceptsApplications && apply.ownText}
        </>
      )
    case 'applied':
      if (action.status !== 'accepted') return apply.appliedText[action.status]
      return (
        <>
          {contactInstructions ? apply.appliedText.accepted : apply.acceptedWithoutContact} {apply.agreed}
        </>
      )
    case 'closed':
      if (action.reason !== 'queue_paused') return apply.closedText[action.reason]
      return organizationClaimable
        ? projects.queueUnclaimed({ organization })
        : projects.queuePaused({ organization })
    case 'blocked':
      return apply.blocked({ organization })
    case 'again':
      return apply.againText
    case 'volunteers-only':
      return apply.volunteersOnly
    case 'sign-in':
    case 'apply':
      return null
  }
}
