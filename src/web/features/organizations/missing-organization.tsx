import { Link } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { paths } from '#web/lib/navigation/paths.ts'
import { MissingScreen } from '#web/ui/feedback/missing-screen.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { organizationPageCatalog } from './texts/organization-page-texts.ts'

/** Shown if there is no organization the reader can see. */
export function MissingOrganization() {
  const { title, text, action } = useTexts(organizationPageCatalog).missing
  const link = <Link {...paths.browse()}>{action}</Link>
  return <MissingScreen icon={Building2} title={title} text={text} link={link} />
}
