import { Link } from '@tanstack/react-router'
import { UserRoundX } from 'lucide-react'
import { paths } from '#web/lib/navigation/paths.ts'
import { MissingScreen } from '#web/ui/feedback/missing-screen.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { portfoliosCatalog } from './texts/portfolios-texts.ts'

/** Shown if the reader finds no portfolio or certificate. Private and missing look the same. */
export function MissingPortfolio({ of = 'portfolio' }: { of?: 'portfolio' | 'certificate' }) {
  const portfoliosTexts = useTexts(portfoliosCatalog)
  const { title, text, action } =
    of === 'portfolio' ? portfoliosTexts.missing : portfoliosTexts.certificate.missing
  const link = <Link {...paths.browse()}>{action}</Link>
  return <MissingScreen icon={UserRoundX} title={title} text={text} link={link} />
}
