import { useRef } from 'react'
import { describeCause, describeSkill } from '#contract/i18n/skills-and-causes.ts'
import type { DismissedMatch, MatchExclusion } from '#contract/matching/dismissals.ts'
import { skillsAndCausesCatalog, type SkillsAndCausesTexts } from '#contract/texts/skills-and-causes-texts.ts'
import { matchesCatalog, type MatchesTexts } from '#web/features/projects/texts/matches-texts.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { Row, RowList } from '#web/ui/display/row-list.tsx'
import { Panel } from '#web/ui/display/stat-card.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import {
  useDismissedMatches,
  useMatchExclusions,
  useRemoveExclusion,
  useRestoreMatch,
} from './dismissals-api.ts'

/** What the reader hid from their matches, each with a button that shows it again; `onShown` gets a project's id. */
export function HiddenMatches({ onShown }: { onShown: (projectId: string) => void }) {
  const { hiddenList: texts } = useTexts(matchesCatalog)
  return (
    <Panel id="hidden-matches" title={texts.heading}>
      <p className="text-muted measure -mt-2 mb-4 text-sm">{texts.text}</p>
      <Hidden onShown={onShown} />
    </Panel>
  )
}

function Hidden({ onShown }: { onShown: (projectId: string) => void }) {
  const { hiddenList: texts } = useTexts(matchesCatalog)
  const exclusions = useMatchExclusions()
  const dismissed = useDismissedMatches()
  const part = useRef<HTMLDivElement>(null)
  if (!exclusions.data || !dismissed.data) {
    const failed = [exclusions, dismissed].filter(({ isError }) => isError)
    return failed.length > 0 ? (
      <ErrorState
        as="h3"
        title={texts.failed}
        onRetry={() => {
          for (const query of failed) void query.refetch()
        }}
        retrying={exclusions.isFetching || dismissed.isFetching}
      />
    ) : (
      <LoadingRegion>
        <Skeleton className="h-32 rounded-lg" />
      </LoadingRegion>
    )
  }
  const projects = dismissed.data.pages.flatMap(({ items }) => items)
  // What is shown again leaves the list, and the focus with it.
  const keepFocus = () => part.current?.focus()
  return (
    <div ref={part} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
      {exclusions.data.length + projects.length === 0 && <p className="text-sm">{texts.none}</p>}
      {exclusions.data.length > 0 && (
        <RowList label={texts.settings}>
          {exclusions.data.map((exclusion) => (
            <Setting key={exclusion.id} exclusion={exclusion} onShown={keepFocus} />
          ))}
        </RowList>
      )}
      {projects.length > 0 && (
        <div>
          <LoadMoreList
            label={texts.projects}
            className="border-line bg-surface shadow-card divide-line divide-y overflow-hidden rounded-lg border"
            items={projects.map((project) => ({
              key: project.projectId,
              content: (
                <Project
                  {...project}
                  onShown={() => {
                    onShown(project.projectId)
                    keepFocus()
                  }}
                />
              ),
            }))}
            {...toLoadMoreProps(dismissed, texts.moreFailed)}
            moreLabel={texts.more}
          />
        </div>
      )}
    </div>
  )
}

function Setting({ exclusion, onShown }: { exclusion: MatchExclusion; onShown: () => void }) {
  const { hiddenList: texts } = useTexts(matchesCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const remove = useRemoveExclusion({ ...toRestored(texts), onSuccess: onShown })
  const name = describe(texts.kinds, labels, exclusion)
  return (
    <Row
      title={name}
      aside={<ShowAgain name={name} isBusy={remove.isPending} onShow={() => remove.mutate(exclusion.id)} />}
    />
  )
}

function Project({
  projectId,
  title,
  organizationName,
  reason,
  onShown,
}: DismissedMatch & { onShown: () => void }) {
  const { hiddenList: texts, dismiss } = useTexts(matchesCatalog)
  const restore = useRestoreMatch({ ...toRestored(texts), onSuccess: onShown })
  return (
    <div className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 wrap-anywhere">
      <div className="min-w-0 flex-1 basis-60">
        <p dir="auto" className="font-medium">
          {title}
        </p>
        <p className="text-muted text-sm">
          <span dir="auto">{organizationName}</span> · {dismiss.hidden[reason]}
        </p>
      </div>
      <ShowAgain
        name={title}
        isBusy={restore.isPending}
        onShow={() => restore.mutate({ id: projectId, undoAdvice: null })}
      />
    </div>
  )
}

/** What is said after something is shown again, or was not. It leaves the list before the mutation is over. */
const toRestored = (texts: MatchesTexts['hiddenList']) => ({
  done: { title: texts.shown },
  failed: texts.showFailed,
})

type ShowAgainProps = { name: string; isBusy: boolean; onShow: () => void }

function ShowAgain({ name, isBusy, onShow }: ShowAgainProps) {
  const { hiddenList: texts } = useTexts(matchesCatalog)
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={isBusy}
      aria-label={texts.showOf({ name })}
      onClick={onShow}
    >
      {texts.show}
    </Button>
  )
}

function describe(
  texts: MatchesTexts['hiddenList']['kinds'],
  labels: SkillsAndCausesTexts,
  exclusion: MatchExclusion,
): string {
  switch (exclusion.kind) {
    case 'hours':
      return texts.hours(exclusion)
    case 'cause':
      return texts.cause({ label: describeCause(labels, exclusion.label) })
    case 'skill':
      return texts.skill({ label: describeSkill(labels, exclusion.label) })
    case 'organization':
      return texts.organization({ name: exclusion.organizationName })
  }
}
