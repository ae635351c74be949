import { useTexts } from '#web/lib/texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { Kbd } from '#web/ui/display/kbd.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { hotkeys, switchHotkeys, useAreHotkeysOn } from './hotkeys.ts'

export type ShortcutsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** All keys of this screen, and the switch that turns single keys off. */
export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  const { keys: texts } = useTexts(receivedCatalog)
  const isOn = useAreHotkeysOn()
  const rows: readonly [name: string, ...keys: string[]][] = [
    [texts.next, hotkeys.next],
    [texts.previous, hotkeys.previous],
    [texts.details, texts.enter],
    [texts.back, texts.escape],
    [texts.select, hotkeys.select],
    [texts.range, texts.shift, hotkeys.select],
    [texts.accept, hotkeys.accept],
    [texts.decline, hotkeys.decline],
    [texts.shortlist, hotkeys.shortlist],
    [texts.message, hotkeys.message],
    [texts.search, hotkeys.search],
    [texts.help, hotkeys.help],
  ]
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
