import { RotateCcw } from 'lucide-react'
import { weightSteps } from '#contract/matching.ts'
import { matchFactors, matchWeights, type MatchWeights } from '#domain/matching.ts'
import type { MatchOrder } from '#domain/match-order.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { errorsTexts } from '#web/messages/en/errors.ts'
import { matchingTexts } from '#web/messages/en/matching.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { RangeField } from '#web/ui/range-field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useWeightWrites, type useMatches } from './api.ts'
import { FirstMatches } from './first-matches.tsx'
import { areSame, shareOf } from './weights.ts'

export type PreferencesProps = {
  stored: MatchWeights
  /** Weights that are tried and not stored; null = the stored ones. */
  tried: MatchWeights | null
  onTry: (weights: MatchWeights | null) => void
  matches: ReturnType<typeof useMatches>
  order: MatchOrder
}

/** Five bars that say what counts (features /project-matching; decision B4): the list follows at once, saving keeps them. */
export function Preferences({ stored, tried, onTry, matches, order }: PreferencesProps) {
  const { preferences: texts, factors } = matchingTexts
  const weights = tried ?? stored
  const write = useWeightWrites()
  const isAllZero = matchFactors.every((factor) => weights[factor] === 0)
  const canSave = tried !== null && !isAllZero
  const move = (changed: MatchWeights) => onTry(areSame(changed, stored) ? null : changed)

  function save() {
    write.mutate(weights, {
      onSuccess: () => {
        onTry(null)
        toast({ title: texts.saved, description: texts.savedText })
      },
      onError: (error) => tellFailure(error, texts.saveFailed, errorsTexts.unreachable),
    })
  }
  function reset() {
    const before = stored
    write.mutate(null, {
      onSuccess: () => {
        onTry(null)
        toast({
          title: texts.resetDone,
          action: { label: texts.undo, onSelect: () => write.mutate(before) },
        })
      },
      onError: (error) => tellFailure(error, texts.resetFailed, errorsTexts.unreachable),
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
                hint={texts.share(Math.round(shareOf(factor, weights)), texts.weights[factor])}
                onValueChange={(value) => move({ ...weights, [factor]: value })}
              />
            ))}
          </div>
          <p role="status" className="mt-4 min-h-6 text-sm font-medium">
            {isAllZero ? texts.allZero : tried ? texts.isDirty : ''}
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
            {tried && (
              <Button variant="secondary" className="max-sm:flex-1" onClick={() => onTry(null)}>
                {texts.discard}
              </Button>
            )}
            <Button
              variant="ghost"
              className="max-sm:flex-1 sm:ml-auto"
              loading={write.isPending && write.variables === null}
              onClick={() => (areSame(stored, matchWeights) ? onTry(null) : reset())}
            >
              <RotateCcw aria-hidden />
              {texts.reset}
            </Button>
          </div>
        </form>
      </Card>
      <FirstMatches query={matches} order={order} tried={tried} />
    </div>
  )
}
