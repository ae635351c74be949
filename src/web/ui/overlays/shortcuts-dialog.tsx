import { switchHotkeys, useAreHotkeysOn } from '#web/lib/hotkeys.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Kbd, type NamedKeys } from '#web/ui/display/kbd.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { shortcutsCatalog } from '#web/ui/texts/shortcuts-texts.ts'
import { Dialog } from './dialog.tsx'

export type ShortcutsDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  shortcuts: readonly NamedKeys[]
}

/** All keys of a screen, and the switch that turns single keys off. */
export function ShortcutsDialog({ open, onOpenChange, shortcuts }: ShortcutsDialogProps) {
  const texts = useTexts(shortcutsCatalog)
  const isOn = useAreHotkeysOn()
  const rows: readonly NamedKeys[] = [...shortcuts, [texts.help, '?']]
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="sm" title={texts.title} description={texts.text}>
      <dl className="divide-line divide-y text-sm">
        {rows.map(([name, ...keys]) => (
          <div key={name} className="flex min-h-9 items-center justify-between gap-4 py-1">
            <dt>{name}</dt>
            <dd className="flex gap-1">
              <span className="sr-only">{keys.join(' ')}</span>
              {keys.map((each) => (
                <Kbd key={each} keys={each} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox
        className="mt-4"
        label={texts.switch}
        hint={texts.switchHint}
        checked={isOn}
        onChange={(event) => switchHotkeys(event.currentTarget.checked)}
      />
    </Dialog>
  )
}
