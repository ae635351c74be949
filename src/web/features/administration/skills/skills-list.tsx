import { Shapes } from 'lucide-react'
import type { SkillFilter } from '#contract/administration/list-filters.ts'
import type { SkillDecision, SkillSuggestion } from '#contract/matching/skill-placements.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { CaseList } from '#web/features/administration/cases/case-list.tsx'
import { nameAccount } from '#web/features/administration/cases/account-name.ts'
import {
  adminSkillsCatalog,
  type AdminSkillsTexts,
} from '#web/features/administration/texts/admin-skills-texts.ts'
import { deletedAccountCatalog } from '#web/features/administration/texts/deleted-account-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { SkillDecisionDialog } from './skill-decision-dialog.tsx'
import { useSkillsExport, useSkillSuggestions } from './skills-api.ts'

/** Typed-in skills that are open, or decided ones. */
export function SkillsList({ show }: { show: SkillFilter }) {
  const texts = useTexts(adminSkillsCatalog)
  return (
    <CaseList
      list={useSkillSuggestions(show)}
      icon={Shapes}
      none={texts.none[show]}
      texts={texts}
      action={<CsvButton exporting={useSkillsExport(show)} />}
      shape="h-24 rounded-lg"
      versionOf={({ version }) => version}
      Case={Suggestion}
      Dialog={SkillDecisionDialog}
    />
  )
}

/** The likeliest skills: "A or B or C". */
const nameNearest = (texts: AdminSkillsTexts, nearest: SkillSuggestion['nearest']): string =>
  nearest.map(({ label }) => label).reduce((first, other) => texts.either({ first, other }))

type SuggestionProps = { about: SkillSuggestion; onDecide: (decision: SkillDecision) => void }

function Suggestion({ about, onDecide }: SuggestionProps) {
  const texts = useTexts(adminSkillsCatalog)
  const { inSentence } = useTexts(deletedAccountCatalog)
  const { label, profiles, projects, nearest, state, skill } = about
  const button = (decision: SkillDecision, variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      aria-label={texts.about({ action: texts.actions[decision], label })}
      onClick={() => onDecide(decision)}
    >
      {texts.actions[decision]}
    </Button>
  )
  return (
    <Card
      as="article"
      padding="lg"
      className="flex flex-col gap-4 md:flex-row md:items-center md:justify-between"
    >
      <div className="grid min-w-0 gap-1">
        <h2 className="text-lg wrap-anywhere">{label}</h2>
        <p className="text-muted text-sm">{texts.statedBy({ profiles, projects })}</p>
        <p className="text-sm">
          {state === 'waiting' &&
            (nearest.length > 0 ? texts.nearest({ skills: nameNearest(texts, nearest) }) : texts.noNearest)}
          {state === 'placed' && texts.placedOn({ skill: skill?.label ?? '' })}
          {state === 'kept' && texts.isKept}
        </p>
        {about.decidedAt && (
          <p className="text-muted text-sm">
            <TimeStamp iso={about.decidedAt} />{' '}
            {texts.decidedBy({ name: nameAccount(about.decidedBy, inSentence) })}
          </p>
        )}
      </div>
      <div className="flex shrink-0 flex-wrap gap-3">
        {state === 'waiting' ? (
          <>
            {button('place', 'primary')}
            {button('keep', 'secondary')}
          </>
        ) : (
          button('undo', 'secondary')
        )}
      </div>
    </Card>
  )
}
