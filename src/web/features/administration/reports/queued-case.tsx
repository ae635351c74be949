import type { QueuedCase } from '#contract/moderation/queue.ts'
import { messageDecisions } from '#domain/messages/messaging.ts'
import { appealDecisions } from '#domain/moderation/appeals.ts'
import { accountCaseDecisions } from '#domain/moderation/reports.ts'
import { projectCaseDecisions } from '#domain/projects/moderation.ts'
import { reviewCaseDecisions } from '#domain/reviews/moderation.ts'
import type { Question } from '#web/features/administration/cases/question-dialog.tsx'
import { MessageCaseCard } from '#web/features/administration/messages/message-case.tsx'
import { MessageDecisionDialog } from '#web/features/administration/messages/message-decision-dialog.tsx'
import { ProjectCaseCard } from '#web/features/administration/projects/project-case.tsx'
import { ProjectDecisionDialog } from '#web/features/administration/projects/project-decision-dialog.tsx'
import { ReviewCaseCard } from '#web/features/administration/reviews/review-case.tsx'
import { ReviewDecisionDialog } from '#web/features/administration/reviews/review-decision-dialog.tsx'
import { AppealCaseCard } from './appeal-case.tsx'
import { AppealDecisionDialog } from './appeal-decision-dialog.tsx'
import { AccountCaseCard } from './account-case.tsx'
import { AccountDecisionDialog } from './account-decision-dialog.tsx'

/** A case of the queue, with the id that every list of cases needs. */
export type ListedCase = QueuedCase & { id: string }

type CaseProps = { about: ListedCase; onDecide: (decision: string) => void }

/** One case of any kind, as its own kind shows it. */
export function QueuedCaseCard({ about, onDecide }: CaseProps) {
  switch (about.kind) {
    case 'project':
      return <ProjectCaseCard about={about.case} onDecide={onDecide} />
    case 'review':
      return <ReviewCaseCard about={about.case} onDecide={onDecide} />
    case 'message':
      return <MessageCaseCard about={about.case} onDecide={onDecide} />
    case 'appeal':
      return <AppealCaseCard about={about.case} onDecide={onDecide} />
    case 'person':
    case 'organization':
      return <AccountCaseCard kind={about.kind} about={about.case} onDecide={onDecide} />
  }
}

type DialogProps = Question & { about: ListedCase; decision: string }

/** The dialog of a decision, of the kind that the case is of. */
export function QueuedDecisionDialog({ about, decision: asked, ...question }: DialogProps) {
  switch (about.kind) {
    case 'project': {
      const decision = projectCaseDecisions.find((each) => each === asked)
      return decision && <ProjectDecisionDialog {...question} about={about.case} decision={decision} />
    }
    case 'review': {
      const decision = reviewCaseDecisions.find((each) => each === asked)
      return decision && <ReviewDecisionDialog {...question} about={about.case} decision={decision} />
    }
    case 'message': {
      const decision = messageDecisions.find((each) => each === asked)
      return decision && <MessageDecisionDialog {...question} about={about.case} decision={decision} />
    }
    case 'appeal': {
      const decision = appealDecisions.find((each) => each === asked)
      return decision && <AppealDecisionDialog {...question} about={about.case} decision={decision} />
    }
    case 'person':
    case 'organization': {
      const { kind } = about
      const decision = accountCaseDecisions.find((each) => each === asked)
      return (
        decision && <AccountDecisionDialog {...question} kind={kind} about={about.case} decision={decision} />
      )
    }
  }
}
