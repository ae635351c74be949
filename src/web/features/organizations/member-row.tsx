import { EllipsisVertical, KeyRound, LogOut, ShieldCheck, UserMinus, UserRound } from 'lucide-react'
import { useRef, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import type { Member } from '#contract/organizations/members.ts'
import { formatFullName, type MemberRole } from '#domain/accounts/accounts.ts'
import { hasMemberPower } from '#domain/organizations/members.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '#web/ui/overlays/dropdown-menu.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { MemberDialog, type MemberDialogName } from './member-dialog.tsx'
import { membersCatalog } from './texts/members-texts.ts'

export type MemberRowProps = {
  member: Member
  organization: User['organizations'][number]
  /** The organization's number of owners. */
  owners: number
  /** Called after a change that may remove the row. */
  onDone: () => void
}

/** One member: name, role, start date, and the changes the reader can make. */
export function MemberRow({ member, organization, owners, onDone }: MemberRowProps) {
  const texts = useTexts(membersCatalog)
  const [openDialog, setOpenDialog] = useState<MemberDialogName | null>(null)
  const menu = useRef<HTMLButtonElement>(null)
  const name = formatFullName(member)
  const { role, isOwn } = member
  const isOwner = hasMemberPower(organization.role, 'members')
  return (
    <li className="flex items-center gap-x-3 py-3 wrap-anywhere sm:gap-x-4">
      <Avatar name={name} imageUrl={member.profileImageUrl} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span dir="auto">{name}</span>
          <Badge variant={role === 'owner' ? 'primary' : 'neutral'}>
            {member.isCoordinator ? texts.coordinator : texts.roles[role]}
          </Badge>
          {isOwn && <Badge variant="outline">{texts.you}</Badge>}
        </p>
        <p className="text-muted text-sm">
          {texts.joined} <TimeStamp iso={member.joinedAt} />
        </p>
      </div>
      {(isOwn || isOwner) && (
        <DropdownMenu
          trigger={<IconButton ref={menu} label={texts.actionsOf({ name })} icon={EllipsisVertical} />}
        >
          {isOwn ? (
            <>
              {role === 'owner' && (
                <MenuItem
                  icon={UserRound}
                  onSelect={() => setOpenDialog(owners > 1 ? 'stepDown' : 'lastOwner')}
                >
                  {texts.stepDown}
                </MenuItem>
              )}
              <MenuItem
                icon={LogOut}
                destructive
                onSelect={() => setOpenDialog(role === 'owner' && owners <= 1 ? 'lastOwner' : 'leave')}
              >
                {texts.leave}
              </MenuItem>
            </>
          ) : (
            <>
              {!member.isCoordinator && <RoleItems role={role} onOpen={setOpenDialog} />}
              <MenuItem icon={UserMinus} destructive onSelect={() => setOpenDialog('remove')}>
                {texts.remove}
              </MenuItem>
            </>
          )}
        </DropdownMenu>
      )}
      <MemberDialog
        openDialog={openDialog}
        member={member}
        organization={organization}
        onClose={() => setOpenDialog(null)}
        onClosed={(isDone) => (isDone ? onDone() : menu.current?.focus())}
      />
    </li>
  )
}

/** Other roles that an owner can give; coordinators of the site only help. */
function RoleItems({ role, onOpen }: { role: MemberRole; onOpen: (dialog: MemberDialogName) => void }) {
  const texts = useTexts(membersCatalog)
  return (
    <>
      {role === 'manager' ? (
        <MenuItem icon={ShieldCheck} onSelect={() => onOpen('owner')}>
          {texts.makeOwner}
        </MenuItem>
      ) : (
        <MenuItem icon={UserRound} onSelect={() => onOpen('manager')}>
          {texts.makeManager}
        </MenuItem>
      )}
      <MenuItem icon={KeyRound} onSelect={() => onOpen('handOver')}>
        {texts.handOver}
      </MenuItem>
      <MenuSeparator />
    </>
  )
}
