import { Link } from '@tanstack/react-router'
import { UserRoundX } from 'lucide-react'
import { portfoliosTexts } from '#web/i18n/en/portfolios.ts'
import { paths } from '#web/lib/paths.ts'
import { MissingScreen } from '#web/ui/feedback/missing-screen.tsx'

/** Shown if the reader finds no portfolio or certificate. Private and missing look the same. */
export function MissingPortfolio({ of = 'portfolio' }: { of?: 'portfolio' | 'certificate' }) {
  const { title, text, action } =
    of === 'portfolio' ? portfoliosTexts.missing : portfoliosTexts.certificate.missing
  const link = <Link {...paths.browse()}>{action}</Link>
  return <MissingScreen icon={UserRoundX} title={title} text={text} link={link} />
}
