import { Button } from '#web/ui/actions/button.tsx'

type DecisionButtonsProps<Decision extends string> = {
  decisions: readonly Decision[]
  /** The decision that takes something away from someone. */
  danger: Decision
  texts: Readonly<Record<Decision, string>>
  /** Why the reader can’t decide. */
  refusal: string | null
  onDecide: (decision: Decision) => void
}

/** What can be decided about a case now, or why the reader can’t. Nothing if nothing can be decided. */
export function DecisionButtons<Decision extends string>({
  decisions,
  danger,
  texts,
  refusal,
  onDecide,
}: DecisionButtonsProps<Decision>) {
  if (decisions.length === 0) return null
  if (refusal !== null) return <p className="text-warn text-sm font-medium">{refusal}</p>
  return (
    <div className="flex flex-wrap gap-3">
      {decisions.map((decision) => (
        <Button
          key={decision}
          variant={decision === danger ? 'danger' : 'secondary'}
          onClick={() => onDecide(decision)}
        >
          {texts[decision]}
        </Button>
      ))}
    </div>
  )
}
