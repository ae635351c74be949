/** The rules that protect volunteers, as the domain has them (decision B9). */
import type { SafeguardsTexts } from '#contract/texts/safeguards-texts.ts'
import {
  safeguardCodes,
  safeguardEffects,
  safeguardLimits,
  safeguards,
  type SafeguardCode,
  type SafeguardEffect,
} from '#domain/safeguards/safeguards.ts'
import { points, terms, text, type HelpSection, type HelpText } from './help-blocks.ts'
import type { HelpSafeguardsTexts } from './texts/help-safeguards-texts.ts'

export function describeSafeguards(
  { help: texts, safeguards: { rules } }: { help: HelpSafeguardsTexts; safeguards: SafeguardsTexts },
  contactEmail: string,
): HelpText {
  const { how, disagree } = texts
  return {
    title: texts.title,
    intro: texts.intro,
    sections: [
      ...safeguardEffects.map((effect) => describeGroup(texts, rules, effect)),
      { id: 'how', title: how.title, blocks: [text(how.sentences), text(how.also), text(how.narrow)] },
      {
        id: 'disagree',
        title: disagree.title,
        blocks: [points(disagree.organization({ email: contactEmail }), disagree.volunteer)],
      },
    ],
  }
}

/** The rules whose strongest effect this is. */
function describeGroup(
  { groups, rule }: HelpSafeguardsTexts,
  rules: SafeguardsTexts['rules'],
  effect: SafeguardEffect,
): HelpSection {
  const codes = safeguardCodes.filter((code) => safeguards[code].effects[0] === effect)
  return {
    id: effect,
    title: groups[effect].title,
    blocks: [
      text(groups[effect].text),
      terms(
        ...codes.map((code) => ({
          id: code,
          name: rules[code].title,
          text: describeRule(rules, code),
          note: rule({ code, version: safeguards[code].version }),
        })),
      ),
    ],
  }
}

function describeRule(rules: SafeguardsTexts['rules'], code: SafeguardCode): string {
  if (code === 'S2') return rules.S2.text(safeguardLimits.hoursPerWeek)
  if (code === 'S3') return rules.S3.text(safeguardLimits.totalHours)
  if (code === 'S4') return rules.S4.text(safeguardLimits.workload)
  return rules[code].text
}
