import { ListPlus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { limits } from '#contract/limits.ts'
import type { ListedMemberStatus } from '#contract/organizations/members.ts'
import { useTexts } from '#web/lib/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import type { BadgeVariant } from '#web/ui/display/badge.tsx'
import { PeopleListForm } from '#web/ui/people-list/people-list-form.tsx'
import { useCheckMembers, useInviteMembers } from './member-api.ts'
import { membersCatalog } from './texts/members-texts.ts'

type Organization = User['organizations'][number]

const variants: Record<ListedMemberStatus, BadgeVariant> = {
  new: 'success',
  invited: 'neutral',
  member: 'neutral',
}

/** Opens the form that invites members from a list. */
export function MemberList({ organization }: { organization: Organization }) {
  const { fromList: texts } = useTexts(membersCatalog)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="grid gap-4">
      <div>
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <ListPlus aria-hidden />
          {texts.action}
        </Button>
      </div>
      {isOpen && <MemberListForm id={id} organization={organization} />}
    </div>
  )
}

function MemberListForm({ id, organization }: { id: string; organization: Organization }) {
  const { fromList: texts, roles } = useTexts(membersCatalog)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-4">
      <div>
        <h3 ref={heading} id={`${id}-title`} tabIndex={-1} className="text-base outline-none">
          {texts.title}
        </h3>
        <p className="text-muted measure text-sm">{texts.text({ organization: organization.name })}</p>
      </div>
      <PeopleListForm
        as="h3"
        label={texts.label}
        hint={texts.hint({ people: limits.members })}
        check={useCheckMembers(organization.id)}
        send={useInviteMembers(organization.id)}
        describe={({ name, role, status }) => ({
          name,
          badges: [
            { text: roles[role], variant: role === 'owner' ? 'primary' : 'neutral' },
            { text: texts.statuses[status], variant: variants[status] },
          ],
        })}
      />
    </section>
  )
}
