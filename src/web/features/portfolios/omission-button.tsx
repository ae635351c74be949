import { Eye, EyeOff } from 'lucide-react'
import type { PortfolioWork } from '#contract/portfolios.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { portfoliosTexts } from '#web/messages/en/portfolios.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useOmission } from './api.ts'

type OmissionButtonProps = { portfolioId: string; work: PortfolioWork; title: string }

/** Leaves own work out of the portfolio, and shows it again; one button, so that the focus stays on it. */
export function OmissionButton({ portfolioId, work, title }: OmissionButtonProps) {
  const { work: texts } = portfoliosTexts
  const omission = useOmission(portfolioId)
  const { isOmitted } = work
  const Icon = isOmitted ? Eye : EyeOff
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={isOmitted ? texts.showOf(title) : texts.omitOf(title)}
      onClick={() =>
        omission.mutate(
          { workId: work.id, isOmitted: !isOmitted },
          {
            onSuccess: () => toast(isOmitted ? texts.shownDone : texts.omittedDone),
            onError: (error) => tellFailure(error, texts.failed),
          },
        )
      }
    >
      <Icon aria-hidden />
      {isOmitted ? texts.show : texts.omit}
    </Button>
  )
}
