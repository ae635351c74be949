/** The rules that protect volunteers, as the domain has them (decision B9). */
import type { Language } from '#contract/i18n/languages.ts'
import { describeRule } from '#contract/schedule/rules.ts'
import type { SafeguardsTexts } from '#contract/texts/safeguards-texts.ts'
import {
  safeguardCodes,
  safeguardEffects,
  safeguardLimits,
  safeguards,
  type SafeguardCode,
  type SafeguardEffect,
} from '#domain/safeguards/safeguards.ts'
import {
  isScheduledSafeguard,
  scheduledSafeguards,
  type ScheduledSafeguard,
} from '#domain/safeguards/scheduled.ts'
import type { Site } from '#web/lib/site/site.ts'
import { points, terms, text, type HelpSection, type HelpText } from './help-blocks.ts'
import type { HelpSafeguardsTexts } from './texts/help-safeguards-texts.ts'

type Texts = {
  help: HelpSafeguardsTexts
  safeguards: SafeguardsTexts
  /** The title of the help page about the schedule. */
  schedule: string
}
type Settings = Pick<Site, 'contactEmail' | 'scheduleDays' | 'applicationsPerSpot'>

export function describeSafeguards(texts: Texts, language: Language, site: Settings): HelpText {
  const { title, intro, how, disagree } = texts.help
  const textOf = (code: SafeguardCode) =>
    isScheduledSafeguard(code)
      ? describeScheduled(code, { language, site, rules: texts.safeguards.rules })
      : describeSafeguard(texts.safeguards.rules, code)
  return {
    title,
    intro,
    sections: [
      ...safeguardEffects.map((effect) => describeGroup(texts, effect, textOf)),
      { id: 'how', title: how.title, blocks: [text(how.sentences), text(how.also), text(how.narrow)] },
      {
        id: 'disagree',
        title: disagree.title,
        blocks: [points(disagree.organization({ email: site.contactEmail }), disagree.volunteer)],
      },
    ],
  }
}

/** The rules whose strongest effect this is. */
function describeGroup(
  { help: { groups, rule }, safeguards: { rules }, schedule }: Texts,
  effect: SafeguardEffect,
  textOf: (code: SafeguardCode) => string,
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
          text: textOf(code),
          note: rule({ code, version: safeguards[code].version }),
          ...(isScheduledSafeguard(code) && {
            more: { topic: 'schedule' as const, id: scheduledSafeguards[code][0], name: schedule },
          }),
        })),
      ),
    ],
  }
}

/** What the schedule does on this site, in the words of its own page. */
function describeScheduled(
  code: ScheduledSafeguard,
  { language, site, rules }: { language: Language; site: Settings; rules: SafeguardsTexts['rules'] },
): string {
  const { scheduleDays, applicationsPerSpot: count } = site
  const sentencesOf = (isOn: boolean) =>
    scheduledSafeguards[code]
      .filter((rule) => scheduleDays[rule].length > 0 === isOn)
      .map((rule) => describeRule(rule, scheduleDays, language).sentence)
  const sentences = [
    ...(code === 'S14' && count > 0 ? [rules.S14.queue({ count })] : []),
    ...sentencesOf(true),
  ]
  return (sentences.length > 0 ? sentences : sentencesOf(false).slice(0, 1)).join(' ')
}

function describeSafeguard(
  rules: SafeguardsTexts['rules'],
  code: Exclude<SafeguardCode, ScheduledSafeguard>,
): string {
  if (code === 'S2') return rules.S2.text(safeguardLimits.hoursPerWeek)
  if (code === 'S3') return rules.S3.text(safeguardLimits.totalHours)
  if (code === 'S4') return rules.S4.text(safeguardLimits.workload)
  return rules[code].text
}
