import { useLanguage } from '#web/lib/language/texts.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { toggle } from '#web/ui/forms/toggle.ts'
import { offerChosen } from '#web/features/projects/browsing/filters.ts'
import { CountedChoices } from './counted-choices.tsx'
import { withCounts } from './counts.ts'

type LabelFilterProps = {
  /** Its name. */
  label: string
  /** The choices that are always offered; chosen others join them. */
  offered: readonly string[]
  chosen: readonly string[]
  nameOf: (choice: string) => string
  /** How many results each choice would find. */
  facets: Parameters<typeof withCounts>[2]
  /** How many show before "Show all". */
  shown: number
  showAll: (values: { count: number }) => string
  /** Switches a choice in what is chosen by then. */
  onChange: (update: (chosen: readonly string[]) => string[]) => void
}

/** A filter with many choices, those that find most first. */
export function LabelFilter(props: LabelFilterProps) {
  const { offered, nameOf, onChange } = props
  const language = useLanguage()
  const { options, value } = offerChosen(offered, props.chosen)
  return (
    <Field group label={props.label}>
      <CountedChoices
        shown={props.shown}
        showAll={props.showAll({ count: options.length })}
        choices={withCounts(
          language,
          options.map((each) => ({ value: each, label: nameOf(each) })),
          props.facets,
        )}
        value={value}
        onToggle={(choice) => onChange((chosen) => toggle(offerChosen(offered, chosen).value, choice))}
      />
    </Field>
  )
}
