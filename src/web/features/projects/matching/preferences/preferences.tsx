import { RotateCcw } from 'lucide-react'
import { weightSteps } from '#contract/matching/weights.ts'
import { matchFactors, matchWeights, type MatchWeights } from '#domain/matching/scoring/factors.ts'
import type { MatchOrder } from '#domain/matching/order.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { RangeField } from '#web/ui/forms/range-field.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useWeightMutations, type useMatches } from '#web/features/projects/matching/api.ts'
import { FirstMatches } from './first-matches.tsx'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { areSame, shareOf } from './weights.ts'

export type PreferencesProps = {
  stored: MatchWeights
  /** Previewed weights that are not saved; null = the saved ones. */
  previewWeights: MatchWeights | null
  onPreview: (weights: MatchWeights | null) => void
  matches: ReturnType<typeof useMatches>
  order: MatchOrder
}

/**
 * Five sliders for the weights (spec F2, /project-matching; decision B4): the list updates immediately, saving stores
 * them.
 */
export function Preferences({ stored, previewWeights, onPreview, matches, order }: PreferencesProps) {
  const errorsTexts = useTexts(errorsCatalog)
  const { preferences: texts, factors } = useTexts(matchingCatalog)
  const weights = previewWeights ?? stored
  const write = useWeightMutations()
  const isAllZero = matchFactors.every((factor) => weights[factor] === 0)
  const canSave = previewWeights !== null && !isAllZero
  const move = (changed: MatchWeights) => onPreview(areSame(changed, stored) ? null : changed)

  function save() {
    write.mutate(weights, {
      onSuccess: () => {
        onPreview(null)
        toast({ title: texts.saved, description: texts.savedText })
      },
      onError: (error) => toastFailure(error, texts.saveFailed, errorsTexts.unreachable),
    })
  }
  function reset() {
    const before = stored
    write.mutate(null, {
      onSuccess: () => {
        onPreview(null)
        toast({
          title: texts.resetDone,
          action: { label: texts.undo, onSelect: () => write.mutate(before) },
        })
      },
      onError: (error) => toastFailure(error, texts.resetFailed, errorsTexts.unreachable),
    })
  }

  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:gap-5">
      <Card as="section" padding="lg" aria-labelledby="weights-heading">
        <h2 id="weights-heading" className="text-xl">
          {texts.heading}
        </h2>
        <p className="text-muted measure mt-1 text-sm">{texts.text}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (canSave && !write.isPending) save()
          }}
        >
          <div className="mt-6 grid gap-6">
            {matchFactors.map((factor) => (
              <RangeField
                key={factor}
                {...weightSteps}
                label={factors[factor]}
                value={weights[factor]}
                valueText={String(weights[factor])}
                hint={texts.share({
                  percent: Math.round(shareOf(factor, weights)),
                  hint: texts.weights[factor],
                })}
                onValueChange={(value) => move({ ...weights, [factor]: value })}
              />
            ))}
          </div>
          <p role="status" className="mt-4 min-h-6 text-sm font-medium">
            {isAllZero ? texts.allZero : previewWeights ? texts.isDirty : ''}
          </p>
          <div className="border-line mt-4 flex flex-wrap gap-3 border-t pt-5">
            <Button
              type="submit"
              className="max-sm:flex-1"
              aria-disabled={!canSave || undefined}
              loading={write.isPending && write.variables !== null}
              loadingText={texts.saving}
            >
              {texts.save}
            </Button>
            {previewWeights && (
              <Button variant="secondary" className="max-sm:flex-1" onClick={() => onPreview(null)}>
                {texts.discard}
              </Button>
            )}
            <Button
              variant="ghost"
              className="max-sm:flex-1 sm:ms-auto"
              loading={write.isPending && write.variables === null}
              onClick={() => (areSame(stored, matchWeights) ? onPreview(null) : reset())}
            >
              <RotateCcw aria-hidden />
              {texts.reset}
            </Button>
          </div>
        </form>
      </Card>
      <FirstMatches query={matches} order={order} previewWeights={previewWeights} />
    </div>
  )
}
