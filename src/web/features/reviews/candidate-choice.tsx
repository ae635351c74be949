import { useState } from 'react'
import type { ProjectDetailsForReview } from '#contract/reviews/lists.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { reviewPagesCatalog } from './texts/review-pages-texts.ts'

type CandidateChoiceProps = {
  candidates: ProjectDetailsForReview['candidates']
  onChoose: (revieweeId: string) => void
}

/** Asks which of several people the review is about (decision A23). */
export function CandidateChoice({ candidates, onChoose }: CandidateChoiceProps) {
  const { candidates: texts } = useTexts(reviewPagesCatalog).write
  const [chosen, setChosen] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  return (
    <Card padding="lg">
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen) onChoose(chosen)
          else setError(texts.required)
        }}
      >
        <RadioCards
          legend={texts.legend}
          hint={texts.text({ count: candidates.length })}
          options={candidates.map(({ revieweeId, revieweeName }) => ({
            value: revieweeId,
            label: revieweeName,
          }))}
          value={chosen}
          onValueChange={(revieweeId) => {
            setChosen(revieweeId)
            setError(undefined)
          }}
          error={error}
          className="[&>div]:grid-flow-row [&>div]:sm:grid-cols-2"
        />
        <Button type="submit" className="justify-self-start">
          {texts.go}
        </Button>
      </form>
    </Card>
  )
}
