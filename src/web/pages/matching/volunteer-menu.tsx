import { Ellipsis } from 'lucide-react'
import type { Ref } from 'react'
import { directoryCatalog } from '#web/features/projects/texts/directory-texts.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { LazyMenu } from '#web/ui/overlays/lazy-menu.tsx'

export type VolunteerMenuProps = {
  volunteer: { id: string; name: string; hasReported: boolean }
}

const load = async () => (await withTexts(import('./volunteer-menu-base.tsx'))).VolunteerMenuBase

/** What a member can do about a volunteer whom the directory shows: report and block them. Its code loads when it opens. */
export function VolunteerMenu({ volunteer }: VolunteerMenuProps) {
  return (
    <LazyMenu trigger={<MenuButton name={volunteer.name} />} load={load}>
      {(Menu) => <Menu volunteer={volunteer} />}
    </LazyMenu>
  )
}

type MenuButtonProps = Partial<Parameters<typeof IconButton>[0]> & {
  name: string
  ref?: Ref<HTMLButtonElement>
}

/** The button of the menu, with and without its code. */
export function MenuButton({ name, ...props }: MenuButtonProps) {
  const { card: texts } = useTexts(directoryCatalog)
  return <IconButton size="sm" {...props} label={texts.menu({ name })} icon={Ellipsis} className="ms-auto" />
}
