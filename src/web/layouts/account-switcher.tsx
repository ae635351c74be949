import { ChevronDown } from 'lucide-react'
import { AccountChoices } from './account-menus.tsx'
import { layoutCatalog } from './texts/layout-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { sideIcons, type ModeSwitch } from './visitor.ts'

/** Shows which side of a dual account is in use and switches to the other (spec F2.6). */
export function AccountSwitcher({ mode, onModeChange }: ModeSwitch) {
  const { accountSwitcher: texts } = useTexts(layoutCatalog)
  const Icon = sideIcons[mode]
  return (
    <AccountChoices
      mode={mode}
      onModeChange={onModeChange}
      trigger={
        <button
          type="button"
          aria-label={texts.current({ account: texts[mode].title })}
          className="border-line-strong bg-surface hover:bg-sunken flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border px-2.5 text-sm font-semibold whitespace-nowrap transition-colors"
        >
          <Icon aria-hidden className="size-5 shrink-0" />
          <span className="max-lg:hidden">{texts[mode].title}</span>
          <ChevronDown aria-hidden className="text-muted size-4 max-sm:hidden" />
        </button>
      }
    />
  )
}
