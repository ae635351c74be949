import { Link } from '@tanstack/react-router'
import { useReader } from '#web/features/administration/reader.ts'
import { paths } from '#web/lib/navigation/paths.ts'

type StaffLinkProps = { id: string; name: string }

/** A person's name, with a link for administrators: only they may open accounts. */
export function PersonLink({ id, name }: StaffLinkProps) {
  if (!useReader().isAdmin) return <span dir="auto">{name}</span>
  return (
    <Link {...paths.adminPerson(id)} className="link" dir="auto">
      {name}
    </Link>
  )
}

/** The same for an organization; everyone else can open its public page. */
export function OrganizationLink({ id, name }: StaffLinkProps) {
  const page = useReader().isAdmin ? paths.adminOrganization(id) : paths.organization(id)
  return (
    <Link {...page} className="link" dir="auto">
      {name}
    </Link>
  )
}
