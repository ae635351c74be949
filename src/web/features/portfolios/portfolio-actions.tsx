import { FileJson, Printer } from 'lucide-react'
import { Button } from '#web/ui/actions/button.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { portfoliosCatalog } from './texts/portfolios-texts.ts'

/** A reader's downloads of a portfolio: a printout, or a file for other programs. */
export function PortfolioActions({ id }: { id: string }) {
  const { actions: texts, own } = useTexts(portfoliosCatalog)
  return (
    <div className="no-print flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden />
        {texts.print}
      </Button>
      <Button asChild variant="secondary" size="sm">
        <a href={`/api/volunteers/${id}/resume.json`} download title={own.resumeHint}>
          <FileJson aria-hidden />
          {texts.resume}
        </a>
      </Button>
    </div>
  )
}
