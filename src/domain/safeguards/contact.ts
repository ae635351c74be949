import type { Pattern } from './patterns.ts'

/**
 * Rule S18: people write to each other here until a volunteer is accepted. A text that moves them to a messenger before that
 * also moves them away from what protects them. A messenger in the work itself is fine.
 */

const messenger = String.raw`(?:whats ?app|telegram|we ?chat|viber|facebook messenger|signal app)`
const through = String.raw`(?:on|in|over|via|through|by|using) (?:my |our |the )?`
const us = String.raw`(?:me|us|our (?:coordinator|director|manager|recruiter|team)|the (?:coordinator|director|manager|recruiter))`
/** "Find us ten testers" and "write us a guide" ask for work; "write us a message" does not. */
const work = String.raw`(?! (?:(?:a|an|any|some|the|more|new|\d{1,6}|two|three|four|five|six|seven|eight|nine|ten|twenty)\b(?! (?:(?:short|quick|brief) )?(?:message|line|note)\b)|\w+s (?:on|in|via|through)\b))`
const writeUs = String.raw`(?:(?:text|message|write to|contact|call|ping|dm|reach(?: out to)?|talk to|(?:chat|talk) with|send (?:a )?(?:text|message|your (?:name|cv|resume|details|number)) to) ${us}|(?:write|find|add) ${us}${work})`

const applicants = String.raw`(?:(?:all |every )?(?:applicants?|candidates?))`
const volunteers = String.raw`(?:volunteers?|${applicants})`
const accepted = String.raw`(?:(?:after|once|when) (?:you(?:'re| are| have been)?|we(?:'ve| have)?) (?:been )?(?:accept(?:ed)?|start(?:ed)?|join(?:ed)?|selected|chosen)|(?:after|once|when|if) (?:accepted|selected|chosen)|(?:after|upon|on) (?:your |the )?acceptance|accepted ${volunteers} (?:can|may|will|should|message|text|write|contact|chat|talk))`

/** After the acceptance, or about someone else's messages. */
const fineElsewhere = new RegExp(
  String.raw`\b${accepted}\b|\b(?:our|the|their) (?:clients|customers|families|members|donors|parents|guests|patients|tenants|students|users|supporters|readers|subscribers|followers)\b|\b(?:families|parents|clients|customers|patients|visitors|donors|people) (?:(?:how )?(?:to|they)|can|who)\b`,
)

/** To talk, to interview and to apply are also what the work is about, so who does it with whom counts. */
const weTalk = String.raw`(?:let's|let us|lets|we'll|we (?:will|can|could|should|prefer to)|can we|shall we|i will|i'll) (?:first )?(?:talk|chat|speak)(?: first)?`
const interviewYou = String.raw`interview(?:ing)? (?:you|${applicants})|\b(?:you|${applicants})(?: will| must| are)?(?: first)?(?: be)? interviewed|(?<!\b(?:user|customer|client|research|expert) )interviews? (?:is|are|happens?|takes? place|will be|will take place)(?: held| done)?|\b(?:your|short|brief|quick|first|you (?:will )?have an) interview|\bwe (?:do|hold)(?: all| our| short)? interviews|^(?:\d )?(?:an |the )?interview`
const applyThere = String.raw`(?:^(?:\d )?(?:to )?|\b(?:please|kindly|simply|just|or|and|then|(?:you|${volunteers}) (?:can|may|must|should)) (?:also |only )?)apply(?: here| only)?`
const goOn = String.raw`(?:continue|move|carry on|keep)(?: (?:the|our|this) (?:conversation|chat|talk))?|the rest(?: is| happens)?`

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
      String.raw`(?:\b(?:${weTalk}|${interviewYou}|${goOn})|${applyThere}) ${through}${messenger}\b|\b(?:talk|chat|speak) ${through}${messenger} (?:(?:with|to) ${us}|first|before (?:you|we))\b`,
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
