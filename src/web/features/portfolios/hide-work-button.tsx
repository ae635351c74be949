import { Eye, EyeOff } from 'lucide-react'
import type { PortfolioWork } from '#contract/portfolios/portfolios.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useHideWork } from './api.ts'
import { portfoliosCatalog } from './texts/portfolios-texts.ts'

type HideWorkButtonProps = { portfolioId: string; work: PortfolioWork; title: string }

/** Hides own work from the portfolio, and shows it again. A single button keeps the focus. */
export function HideWorkButton({ portfolioId, work, title }: HideWorkButtonProps) {
  const { work: texts } = useTexts(portfoliosCatalog)
  const hideWork = useHideWork(portfolioId)
  const { isOmitted } = work
  const Icon = isOmitted ? Eye : EyeOff
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={isOmitted ? texts.showOf({ title }) : texts.omitOf({ title })}
      onClick={() =>
        hideWork.mutate(
          { workId: work.id, isOmitted: !isOmitted },
          {
            onSuccess: () => toast(isOmitted ? texts.shownDone : texts.omittedDone),
            onError: (error) => toastFailure(error, texts.failed),
          },
        )
      }
    >
      <Icon aria-hidden />
      {isOmitted ? texts.show : texts.omit}
    </Button>
  )
}
