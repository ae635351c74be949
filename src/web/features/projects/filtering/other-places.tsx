import { useTexts } from '#web/lib/language/texts.ts'
import { Chip } from '#web/ui/display/chip.tsx'
import { placesCatalog } from '#web/features/projects/texts/places-texts.ts'

export type OtherPlacesProps = {
  /** The one that was found. */
  name: string
  /** Other towns of its name. */
  others: readonly string[]
  onChoose: (place: string) => void
}

/** The towns that a name may mean, if it was typed without its state or country. */
export function OtherPlaces({ name, others, onChoose }: OtherPlacesProps) {
  const texts = useTexts(placesCatalog)
  return (
    <div role="status" className="mt-2 grid gap-2 text-sm">
      <p className="text-muted">{texts.others({ place: name })}</p>
      <ul className="flex flex-wrap gap-2">
        {others.map((other) => (
          <li key={other} className="max-w-full">
            <Chip pressed={false} onClick={() => onChoose(other)}>
              {other}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
