import { Link } from '@tanstack/react-router'
import { use, type ReactElement, type ReactNode } from 'react'
import type { OrganizationHome } from '#contract/dashboards/homes.ts'
import { findNextStep, isSetUp, type SetupState, type SetupStep } from '#domain/dashboards/setup.ts'
import { useFocusOnMove } from '#web/lib/focus/focus-on-move.ts'
import { useHydrated } from '#web/lib/loading/hydrated.ts'
import { formatDate } from '#web/lib/format/format-time.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { TimeZoneContext } from '#web/lib/format/time-zone.ts'
import { truncateText } from '#web/lib/format/truncate-text.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { homesCatalog } from '#web/features/dashboards/texts/homes-texts.ts'
import {
  organizationHomeCatalog,
  type OrganizationHomeTexts,
} from '#web/features/dashboards/texts/organization-home-texts.ts'
import { HomeCard } from './home-card.tsx'
import { StepRow } from './step-row.tsx'

/** How much of what the person hopes to achieve the reason of a step repeats. */
const goalCharacters = 120

/** Sends the link in the verification email again; from the slice of accounts. */
export type Resend = { isSent: boolean; isPending: boolean; send: (onSent: () => void) => void }

type SetupChecklistProps = { home: OrganizationHome; email: string; resend: Resend }

/** What a new organization sets up, the next step with its reason; nothing when all of it is done. */
export function SetupChecklist({ home, email, resend }: SetupChecklistProps) {
  const { setup: texts } = useTexts(organizationHomeCatalog)
  const { steps } = home.setup
  if (isSetUp(steps)) return null
  const next = findNextStep(steps)
  const done = steps.filter(({ state }) => state === 'done').length
  const progress = texts.progress({ done, total: steps.length })
  return (
    <HomeCard
      title={texts.title}
      action={
        <span className="flex items-center gap-3">
          <span className="text-muted text-sm tabular-nums">{progress}</span>
          <ProgressBar
            label={texts.progressLabel}
            value={done}
            max={steps.length}
            text={progress}
            isTextHidden
            className="w-24 sm:w-40"
          />
        </span>
      }
    >
      <ol className="divide-line divide-y">
        {steps.map(({ step, state }) => (
          <Step key={step} {...{ step, state, home, email, resend }} isNext={step === next} />
        ))}
      </ol>
    </HomeCard>
  )
}

type StepProps = SetupChecklistProps & { step: SetupStep; state: SetupState; isNext: boolean }

function Step({ step, state, isNext, home, email, resend }: StepProps) {
  const texts = useTexts(organizationHomeCatalog).setup
  const outcome = useOutcome(step, home, email)
  const isEmailSent = step === 'email' && resend.isSent
  const { ref, onMoved } = useFocusOnMove<HTMLLIElement>(isEmailSent, (row) => row, { preventScroll: true })
  const { hasRegisters } = use(SiteContext)
  const { title } = texts[step]
  if (state === 'done') return <StepRow title={title} state="done" doneLabel={texts.done} aside={outcome} />
  const why = isEmailSent
    ? texts.email.sent({ email })
    : describeReason(texts, step, { home, email, hasRegisters })
  if (state === 'waiting')
    return (
      <StepRow
        title={title}
        state="waiting"
        text={texts.verify.waiting}
        aside={
          <Link {...paths.organizationVerification()} className="link">
            {texts.verify.view}
          </Link>
        }
      />
    )
  return (
    <StepRow
      ref={ref}
      title={title}
      state={isNext ? 'next' : 'open'}
      text={step === 'email' ? <span role="status">{why}</span> : isNext ? why : undefined}
      aside={
        isEmailSent ? null : (
          <StepAction
            {...{ step, isNext, home }}
            isSending={resend.isPending}
            onSend={() => resend.send(() => onMoved())}
          />
        )
      }
    />
  )
}

/** What a step that is done brought. */
function useOutcome(step: SetupStep, { organization, setup }: OrganizationHome, email: string): ReactNode {
  const texts = useTexts(organizationHomeCatalog).setup
  const language = useLanguage()
  const isHydrated = useHydrated()
  const chosenZone = use(TimeZoneContext)
  // Only the browser knows the zone of its device.
  const timeZone = chosenZone ?? (isHydrated ? null : 'UTC')
  switch (step) {
    case 'name':
      return <span dir="auto">{organization.name}</span>
    case 'verify':
      return texts.verify.done
    case 'email':
      return email
    case 'project':
      return setup.firstProjectAt && formatDate(language, setup.firstProjectAt, timeZone)
    case 'invite':
      return texts.invite.done({ count: setup.colleagues })
  }
}

function describeReason(
  texts: OrganizationHomeTexts['setup'],
  step: SetupStep,
  { home, email, hasRegisters }: { home: OrganizationHome; email: string; hasRegisters: boolean },
): string {
  const { verification } = home.organization
  const { goals } = home.setup
  switch (step) {
    case 'email':
      return texts.email.why({ email })
    case 'verify':
      if (verification === 'declined' || verification === 'suspended') return texts.verify[verification]
      return hasRegisters ? texts.verify.why : texts.verify.whyElsewhere
    case 'project':
      return goals === null
        ? texts.project.why
        : texts.project.whyGoal({ goal: truncateText(goals, goalCharacters) })
    case 'name':
    case 'invite':
      return texts[step].why
  }
}

type StepActionProps = Pick<StepProps, 'step' | 'isNext' | 'home'> & {
  isSending: boolean
  onSend: () => void
}

function StepAction({ step, isNext, home, isSending, onSend }: StepActionProps) {
  const texts = useTexts(organizationHomeCatalog).setup
  const { actionOn } = useTexts(homesCatalog)
  const { title, action } = texts[step]
  const named = { children: action, 'aria-label': actionOn({ action, title }) }
  if (step === 'email') {
    if (isNext) {
      return (
        <Button size="sm" loading={isSending} loadingText={texts.email.pending} onClick={onSend} {...named} />
      )
    }
    return (
      <button
        type="button"
        className="link target-44 cursor-pointer"
        aria-disabled={isSending}
        onClick={isSending ? undefined : onSend}
        {...named}
      />
    )
  }
  const link = linkOf(step, home)
  if (!isNext) return link({ ...named, className: 'link target-44' })
  return (
    <Button asChild size="sm">
      {link(named)}
    </Button>
  )
}

type LinkProps = { children: string; 'aria-label': string; className?: string }

/** Where a step is done. */
function linkOf(
  step: Exclude<SetupStep, 'email'>,
  { organization }: OrganizationHome,
): (props: LinkProps) => ReactElement {
  switch (step) {
    case 'name':
      return (props) => <Link {...paths.organizationSetup()} {...props} />
    case 'verify':
      return (props) => <Link {...paths.organizationVerification()} {...props} />
    case 'project':
      return (props) => <Link {...paths.createProject()} {...props} />
    case 'invite':
      return (props) => <Link {...paths.organizationMembers(organization.id)} {...props} />
  }
}
