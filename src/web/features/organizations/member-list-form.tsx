import { ListPlus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { limits } from '#contract/limits.ts'
import type { ListedMembers, ListedMemberStatus } from '#contract/organizations/member-invitations.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/actions/button.tsx'
import type { BadgeVariant } from '#web/ui/display/badge.tsx'
import { PeopleListForm } from '#web/ui/people-list/people-list-form.tsx'
import type { CheckedList } from '#web/ui/people-list/people-list-result.tsx'
import { useCheckMembers, useInviteMembers } from './member-api.ts'
import { memberListCatalog, type MemberListTexts } from './texts/member-list-texts.ts'
import { membersCatalog } from './texts/members-texts.ts'

type Organization = User['organizations'][number]

const variants: Record<ListedMemberStatus, BadgeVariant> = {
  new: 'success',
  invited: 'neutral',
  member: 'neutral',
  repeated: 'neutral',
  limited: 'warn',
}

/** A message about the people we skipped, who got too many emails. */
function describeSkipped(
  texts: MemberListTexts,
  { people, retryAfter }: CheckedList<ListedMembers['people'][number]>,
) {
  const skipped = people.filter(({ status }) => status === 'limited')
  if (skipped.length === 0) return null
  const minutes = Math.ceil((retryAfter ?? 0) / 60)
  const when =
    minutes < 90 ? texts.inMinutes({ count: minutes }) : texts.inHours({ count: Math.ceil(minutes / 60) })
  const count = skipped.length
  const emails = skipped.map(({ email }) => email).join(', ')
  return {
    text: texts.leftOut({ count, when }),
    textWithNames: texts.leftOutNamed({ count, emails, when }),
  }
}

/** Opens the form that invites members from a list. */
export function MemberList({ organization }: { organization: Organization }) {
  const texts = useTexts(memberListCatalog)
  const [isOpen, setOpen] = useState(false)
  // Once open it stays mounted, so that closing it drops no list.
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  const id = useId()
  return (
    <div className="grid gap-4">
      <div>
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={wasOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <ListPlus aria-hidden />
          {texts.action}
        </Button>
      </div>
      {wasOpen && <MemberListForm id={id} organization={organization} isOpen={isOpen} />}
    </div>
  )
}

type MemberListFormProps = { id: string; organization: Organization; isOpen: boolean }

function MemberListForm({ id, organization, isOpen }: MemberListFormProps) {
  const texts = useTexts(memberListCatalog)
  const { roles } = useTexts(membersCatalog)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpen) heading.current?.focus()
  }, [isOpen])
  return (
    <section
      id={id}
      hidden={!isOpen}
      aria-labelledby={`${id}-title`}
      className={joinClasses('grid-cols-1 gap-4', isOpen && 'grid')}
    >
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
        send={useInviteMembers(organization.id, texts.sentText)}
        describeSkipped={(sent) => describeSkipped(texts, sent)}
        describe={({ name, role, status }) => ({
          name,
          badges: [
            // The others keep the role that they have.
            ...(status === 'new'
              ? [
                  {
                    text: roles[role],
                    variant: role === 'owner' ? ('primary' as const) : ('neutral' as const),
                  },
                ]
              : []),
            { text: texts.statuses[status], variant: variants[status] },
          ],
        })}
      />
    </section>
  )
}
