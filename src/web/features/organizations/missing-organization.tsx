import { Link } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { organizationPageTexts } from '#web/i18n/en/organization-page.ts'
import { paths } from '#web/lib/paths.ts'
import { MissingScreen } from '#web/ui/feedback/missing-screen.tsx'

/** Shown if there is no organization the reader can see. */
export function MissingOrganization() {
  const { title, text, action } = organizationPageTexts.missing
  const link = <Link {...paths.browse()}>{action}</Link>
  return <MissingScreen icon={Building2} title={title} text={text} link={link} />
}
