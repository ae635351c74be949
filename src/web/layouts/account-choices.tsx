import type { ReactElement } from 'react'
import { MenuChoices } from '#web/ui/overlays/dropdown-menu.tsx'
import { DropdownMenuBase } from '#web/ui/overlays/dropdown-menu-base.tsx'
import { layoutCatalog } from './texts/layout-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { sideIcons, type ModeSwitch } from './visitor.ts'

export type AccountChoicesProps = ModeSwitch & { trigger: ReactElement }

/** The two sides of an account that has both, to choose from (spec F2.6). */
export function AccountChoices({ mode, onModeChange, trigger }: AccountChoicesProps) {
  const { accountSwitcher: texts } = useTexts(layoutCatalog)
  return (
    <DropdownMenuBase trigger={trigger}>
      <MenuChoices
        label={texts.label}
        value={mode}
        onValueChange={onModeChange}
        options={(['volunteer', 'organization'] as const).map((value) => ({
          value,
          label: texts[value].title,
          text: texts[value].text,
          icon: sideIcons[value],
        }))}
      />
    </DropdownMenuBase>
  )
}
