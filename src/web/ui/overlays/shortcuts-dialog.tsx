import { switchHotkeys, useAreHotkeysOn } from '#web/lib/focus/hotkeys.ts'
import { use } from 'react'
import { CurrentUserContext } from '#web/lib/session/current-user.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Kbd, type NamedKeys } from '#web/ui/display/kbd.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { shortcutsCatalog, type ShortcutsTexts } from '#web/ui/texts/shortcuts-texts.ts'
import { Dialog } from './dialog.tsx'

export type ShortcutsDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  shortcuts: readonly NamedKeys[]
}

/** The keys that work on every screen; what needs an account is only for people who have one. */
function listKeysEverywhere(
  texts: ShortcutsTexts,
  shortcuts: readonly NamedKeys[],
  isSignedIn: boolean,
): NamedKeys[] {
  const ownsSearch = shortcuts.some((keys) => keys.includes('/'))
  return [
    ...(isSignedIn ? [[texts.goTo, texts.keys.control, 'K'] as const] : []),
    ...(isSignedIn && !ownsSearch ? [[texts.search, '/'] as const] : []),
    [texts.help, '?'],
  ]
}

/** All keys of a screen, and the switch that turns single keys off. */
export function ShortcutsDialog({ open, onOpenChange, shortcuts }: ShortcutsDialogProps) {
  const texts = useTexts(shortcutsCatalog)
  const isOn = useAreHotkeysOn()
  const isSignedIn = use(CurrentUserContext) !== null
  const rows: readonly NamedKeys[] = [...shortcuts, ...listKeysEverywhere(texts, shortcuts, isSignedIn)]
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
