import type { Pattern } from './patterns.ts'

/**
 * Rule S18: people write to each other here until a volunteer is accepted. Whoever moves them to a messenger before that
 * also moves them away from what protects them. A messenger in the work itself is fine.
 */

const messenger = String.raw`(?:whats ?app|telegram|we ?chat|viber|facebook messenger|signal app)`
const through = String.raw`(?:on|in|over|via|through|by|using) (?:my |our |the )?`
const writeUs = String.raw`(?:text|message|write(?: to)?|contact|call|ping|dm|add|find|reach(?: out to)?|talk to|chat with|send (?:a )?(?:text|message|your (?:name|cv|resume|details|number)) to) (?:me|us|our (?:coordinator|director|manager|recruiter|team)|the (?:coordinator|director|manager|recruiter))`

/** After the acceptance, or about someone else's messages. */
const fineElsewhere =
  /\b(?:after|once|when) (?:you(?:'re| are| have been)?|we(?:'ve| have)?) (?:been )?(?:accept(?:ed)?|start(?:ed)?|join(?:ed)?|selected|chosen)\b|\b(?:our|the|their) (?:clients|customers|families|members|donors|parents|guests|patients|tenants|students|users|supporters|readers|subscribers|followers)\b|\b(?:families|parents|clients|customers|patients|visitors|donors|people) (?:(?:how )?(?:to|they)|can|who)\b/

export const leavesTheSite: readonly Pattern[] = [
  { find: new RegExp(String.raw`\b${writeUs}\b.{0,40}\b${through}${messenger}\b`), unless: fineElsewhere },
  {
    find: new RegExp(
      String.raw`(?:^(?:\d )?|\b(?:please|just|simply|kindly|then|or|and) )${messenger} (?:me|us)\b|\b(?:my|our) ${messenger}(?: number)? (?:is|at)\b|^${messenger} ?: ?\d`,
    ),
    unless: fineElsewhere,
  },
  {
    find: new RegExp(
      String.raw`\b(?:apply|interview(?:s|ed)?|(?:continue|move|carry on|keep)(?: (?:the|our|this) (?:conversation|chat|talk))?|talk|chat|the rest) (?:is |are |happens? |takes? place )?${through}${messenger}\b`,
    ),
    unless: fineElsewhere,
  },
  {
    find: new RegExp(
      String.raw`\b(?:send|give|share|leave|tell)(?: (?:me|us))? your ${messenger}\b|\bwhat is your ${messenger}\b|\byour ${messenger} (?:number|contact|handle)\b`,
    ),
    unless: fineElsewhere,
  },
]
