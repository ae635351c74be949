import { useState } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { ChipGroup, type ChipOption } from '#web/ui/forms/chip-group.tsx'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

export type CountedChoice = ChipOption & { found: number }

export type CountedChoicesProps = {
  choices: readonly CountedChoice[]
  value: readonly string[]
  /** How many show before "Show all". */
  shown: number
  showAll: string
  onToggle: (choice: string) => void
}

/**
 * Choices in rows, those that find most first. Choosing one doesn't move the others: the counts of a group don't
 * depend on what is chosen in it.
 */
export function CountedChoices({ choices, value, shown, showAll, onToggle }: CountedChoicesProps) {
  const { showFewer } = useTexts(browseCatalog).filters
  const [isOpen, setOpen] = useState(false)
  // What was switched off stays, with the focus, even if it was only offered because it was chosen.
  const [pressed, setPressed] = useState<readonly CountedChoice[]>([])
  const isPressed = ({ value: each }: CountedChoice) => pressed.some((one) => one.value === each)
  const gone = pressed.filter((one) => choices.every((each) => each.value !== one.value))
  const ordered = [...choices, ...gone].toSorted((a, b) => b.found - a.found)
  const isShown = (choice: CountedChoice, index: number) =>
    isOpen || index < shown || value.includes(choice.value) || isPressed(choice)
  return (
    <div className="grid grid-cols-1">
      <ChipGroup
        look="row"
        options={ordered.filter(isShown)}
        value={value}
        onToggle={(choice) => {
          const option = choices.find((each) => each.value === choice)
          if (option && !isPressed(option)) setPressed([...pressed, { ...option, found: 0 }])
          onToggle(choice)
        }}
      />
      {ordered.length > shown && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          className="-ms-3.5 justify-self-start"
          onClick={() => {
            setOpen(!isOpen)
            setPressed([])
          }}
        >
          {isOpen ? showFewer : showAll}
        </Button>
      )}
    </div>
  )
}
