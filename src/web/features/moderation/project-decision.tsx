import { Link } from '@tanstack/react-router'
import { safeguardRulesCatalog } from '#contract/texts/safeguard-rules-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useProjectDecision } from './decisions-api.ts'
import { decisionsCatalog } from './texts/decisions-texts.ts'

/** Why a project was held back or removed, for members of its organization; nothing for anyone else. */
export function ProjectDecision({ projectId }: { projectId: string }) {
  const texts = useTexts(decisionsCatalog)
  const { names } = useTexts(safeguardRulesCatalog)
  const decision = useProjectDecision(projectId)
  if (!decision) return null
  const { name, rule, reason } = decision
  return (
    <section
      aria-label={texts.project.label}
      className="bg-warn-soft text-ink no-print grid gap-2 rounded-md px-4 py-3 text-start text-sm wrap-anywhere"
    >
      <h2 className="text-warn text-base font-semibold" dir="auto">
        {texts.decisions[decision.decision]({ name })}
      </h2>
      <p>{texts.what[decision.decision]}</p>
      {rule && <p>{texts.rule({ code: rule, title: names[rule] })}</p>}
      {reason && (
        <p className="whitespace-pre-line" dir="auto">
          {texts.reason({ reason })}
        </p>
      )}
      <p>
        <Link {...paths.decisions()} className="link">
          {texts.project.open}
        </Link>
      </p>
    </section>
  )
}
