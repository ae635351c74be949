import { Link } from '@tanstack/react-router'
import type { AppealCase } from '#contract/moderation/appeals.ts'
import { appealDecisions, type AppealDecision } from '#domain/moderation/appeals.ts'
import { nameAccount } from '#web/features/administration/cases/account-name.ts'
import { CaseCard } from '#web/features/administration/cases/case-card.tsx'
import { nameField } from '#web/features/administration/cases/field-name.ts'
import { useReader } from '#web/features/administration/reader.ts'
import {
  adminAppealsCatalog,
  type AdminAppealsTexts,
} from '#web/features/administration/texts/admin-appeals-texts.ts'
import { adminProjectsCatalog } from '#web/features/administration/texts/admin-projects-texts.ts'
import { deletedAccountCatalog } from '#web/features/administration/texts/deleted-account-texts.ts'
import { appealVariants } from '#web/lib/format/appeal-state.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { FactList } from '#web/ui/display/fact-list.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'

/** Why the reader can't decide; null if they can. */
function findRefusal(texts: AdminAppealsTexts, about: AppealCase): string | null {
  if (about.isOwnCase) return texts.own
  if (about.needsAdministrator) return texts.needsAdministrator
  return about.isOwnDecision ? texts.ownDecision : null
}

/** Who or what decided. A review of a project follows from safeguards, of which there may be several. */
function nameOpponent(texts: AdminAppealsTexts, about: AppealCase, deleted: string): string {
  if (about.rule) return texts.bySafeguard({ code: about.rule })
  if (about.decision === 'review') return texts.bySafeguards
  return texts.decidedBy({ name: nameAccount(about.opposedBy, deleted) })
}

type AppealCaseCardProps = { about: AppealCase; onDecide: (decision: AppealDecision) => void }

/** One appeal: the decision with its reason, what the other side says, and the answer. */
export function AppealCaseCard({ about, onDecide }: AppealCaseCardProps) {
  const texts = useTexts(adminAppealsCatalog)
  const projectTexts = useTexts(adminProjectsCatalog)
  const { inSentence } = useTexts(deletedAccountCatalog)
  const { kind, state, written, refused, organization, person } = about
  const refusal = findRefusal(texts, about)
  const facts = [
    ...(organization ? [{ label: texts.facts.organization, value: organization.name }] : []),
    ...(person ? [{ label: texts.facts.person, value: nameAccount(person, inSentence) }] : []),
    ...(written
      ? [{ label: texts.facts[kind === 'review' ? 'review' : 'message'], value: written, isWide: true }]
      : []),
    ...(refused
      ? [
          { label: texts.facts.field, value: nameField(projectTexts, refused.field) },
          { label: texts.facts.text, value: refused.text, isWide: true },
        ]
      : []),
  ]
  return (
    <CaseCard
      title={<bdi>{texts.decisions[about.decision]({ name: about.name || texts.noText })}</bdi>}
      badge={<Badge variant={appealVariants[state]}>{texts.states[state]}</Badge>}
      since={
        <>
          {state === 'open' ? texts.waiting : texts.decidedAt}{' '}
          <TimeStamp iso={about.decidedAt ?? about.createdAt} inText asDuration={state === 'open'} />
        </>
      }
      summary={[texts.says({ name: nameAccount(about.appealedBy, inSentence) }), about.appealReason]}
    >
      <Quote name={nameOpponent(texts, about, inSentence)} text={about.reason} />
      <Quote
        name={texts.says({ name: nameAccount(about.appealedBy, inSentence) })}
        text={about.appealReason}
      />
      <FactList paired facts={facts} />
      <SubjectLink about={about} />
      {about.note && (
        <p className="text-muted text-sm wrap-anywhere" dir="auto">
          {texts.answer({ note: about.note })}
        </p>
      )}
      {state === 'open' && !about.isInForce && <p className="text-muted text-sm">{texts.gone}</p>}
      {state === 'open' && refusal && <p className="text-warn text-sm font-medium">{refusal}</p>}
      {state === 'open' && !refusal && (
        <div className="flex flex-wrap gap-3">
          {appealDecisions.map((decision) => (
            <Button key={decision} variant="secondary" onClick={() => onDecide(decision)}>
              {texts.actions[decision]}
            </Button>
          ))}
        </div>
      )}
    </CaseCard>
  )
}

function Quote({ name, text }: { name: string; text: string | null }) {
  return (
    <div className="border-line grid gap-1 border-s-3 ps-4 text-sm">
      <p className="font-semibold">{name}</p>
      {text && (
        <p className="measure wrap-anywhere whitespace-pre-line" dir="auto">
          {text}
        </p>
      )}
    </div>
  )
}

/** Where administrators see what it is about. */
function SubjectLink({ about: { kind, subjectId, name } }: { about: AppealCase }) {
  const { open } = useTexts(adminAppealsCatalog)
  const { isAdmin } = useReader()
  if (subjectId === null || kind === 'review' || kind === 'message') return null
  if (kind === 'person' && !isAdmin) return null
  const target =
    kind === 'person'
      ? paths.adminPerson(subjectId)
      : kind === 'organization'
        ? isAdmin
          ? paths.adminOrganization(subjectId)
          : paths.organization(subjectId)
        : ({ to: '/admin/projects', search: { q: name, show: 'all' } } as const)
  return (
    <p className="text-sm">
      <Link {...target} className="link">
        {open}
      </Link>
    </p>
  )
}
