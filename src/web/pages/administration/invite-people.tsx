import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { ImportForm } from '#web/features/administration/invitations/import-form.tsx'
import { OpenInvitations } from '#web/features/administration/invitations/open-invitations.tsx'
import { peopleInvitationsCatalog } from '#web/features/administration/texts/people-invitations-texts.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { NoEmailNotice } from '#web/lib/site/stored-invitations.tsx'
import { useTexts } from '#web/lib/language/texts.ts'

/** Inviting a list of people to create an account, at /admin/people/invite. */
export function AdminInvitePeoplePage() {
  const texts = useTexts(peopleInvitationsCatalog)
  usePageHead({ title: texts.title })
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <Link {...paths.adminPeople()} className="link text-sm">
        {texts.back}
      </Link>
      <h1 className="mt-2 text-3xl sm:text-4xl">{texts.title}</h1>
      <p className="text-muted measure mt-2 mb-6">{texts.intro}</p>
      <div className="mb-5 empty:hidden">
        <NoEmailNotice />
      </div>
      <ImportForm />
      <h2 ref={heading} tabIndex={-1} className="mt-10 mb-3 text-xl outline-none">
        {texts.open.title}
      </h2>
      <OpenInvitations onWithdrawn={() => heading.current?.focus()} />
    </>
  )
}
