import { promisesPay } from './later-pay.ts'
import { statesPay } from './paid-now.ts'
import type { Pattern } from './patterns.ts'

/** Rule S6: a project does not replace a paid post. These words make a person read the listing. */

const role = '(?:role|position|job|post|opportunity|internship|project|work|placement|engagement)'

/** Someone else's hours: those of staff, an office or the people whom the organization helps. */
const othersHours =
  /(?<!\b(?:with|to|under|alongside|beside|for|help|support) (?:our |the |your )?)\b(?:staff|employees?|clients?|visitors?|students?|pupils|guests|families|parents|people|caregivers|seekers?|managers?|director)\b|\b(?:(?:clients|students|families|parents|people|caregivers) who|interviews?|we work|jobs|cook|open|opens|(?:our|the) (?:office|shop|store|center|centre|hotline|helpline|line|school|class|clinic|shelter|kitchen|library) (?:is|are|meets?|opens?)|class|meets|one day|single day|event|saturdays?|sundays?|phone|call|reach|not|never|shifts?|slots?|radio|plays|whenever|pick|choose|between|team of|together|covered|shared|in total)\b/
const fromNineToFive = String.raw`\b(?:8|9|10|eight|nine)(?::[0-5]\d)?(?: ?am)? (?:(?:to|till|until) )?(?:4|5|6|16|17|18|four|five|six)(?::[0-5]\d)?(?: ?pm)?\b(?! (?:hours|people|weeks|months))`
const workdays = String.raw`\b(?:mon(?:day)? (?:to |through |till |until )?fri(?:day)?|weekdays|every (?:work|week)day|daily|five days a week|5 days a week)\b`

/** What a listing calls the hours of a paid post without the word role. */
const fullTimeHours: readonly Pattern[] = [
  {
    find: /\b(?:this|it|the (?:work|hours?|schedule)|hours)(?: is|'s| are| will be)? (?:an? )?full ?time\b|^full ?time(?=,|$| (?:monday|mon|and|for|from|volunteer|unpaid)\b)/,
    unless: othersHours,
  },
  {
    find: /\b(?:3[5-9]|[4-6]\d|thirty (?:five|six|seven|eight|nine)|forty) ?(?:hours?|hrs?|h)\b(?: of (?:work|your time))? ?(?:an?|per|each|every|weekly)? ?(?:week|wk|weekly)\b(?! of\b)/,
    unless: othersHours,
  },
  {
    find: /\bhours?:? (?:about |around |up to )?(?:3[5-9]|[4-6]\d) (?:per|an?|each|every) week\b|^(?:please )?work full ?time\b/,
    unless: othersHours,
  },
  {
    find: /\b(?:8|eight) ?(?:hours|hrs|h)(?: an?| per| each| every)? (?:work)?day\b/,
    and: new RegExp(`${workdays}|days an? week|every day`),
    unless: othersHours,
  },
  {
    find: new RegExp(
      `${workdays},?(?: \\S{1,20}){0,2}? ${fromNineToFive}|${fromNineToFive},?(?: \\S{1,20}){0,2}? ${workdays}`,
    ),
    unless: othersHours,
  },
]

export const replacesPaidWork: readonly Pattern[] = [
  {
    find: new RegExp(
      String.raw`\b(?:this|the|our|a|an|as) (?:\w+ ){0,2}full ?time (?:\w+ ){0,2}(?:${role}|volunteer|commitment|basis|availability)\b|\b(?:${role}) (?:is|will be|requires|needs) (?:an? )?full ?time\b|\bfull ?time (?:unpaid|volunteer (?:role|position|work)|commitment|availability|hours)\b`,
    ),
    unless:
      /\b(?:full ?time (?:staff|employees?|students?|teachers?|job seekers?)|looking for full ?time|find(?:ing)? (?:a )?full ?time|hire|hiring|recruit(?:ing)? (?:a|our|for)|while (?:you )?work|alongside|besides|with a full ?time|their full ?time|into full ?time|not a)\b/,
  },
  {
    find: /\b(?:you|volunteers?)(?: will| must| should| need to| have to|'ll)? (?:be )?(?:work|available|on site|online)(?:ing)? full ?time\b/,
    unless: /\bif you\b|\bwho work\b|\beven if\b/,
  },
  {
    find: /\b(?:9|nine)(?: ?am)? (?:to|till|until|5) ?(?:5|five)?(?: ?pm)?\b/,
    and: /\b(?:monday|mon|weekdays?|daily|every (?:work)?day|five days|5 days|hours are|working hours|office hours|schedule)\b/,
    unless:
      /\b(?:clients?|visitors?|students?|guests?|interviews?|open (?:from|to|daily)|(?:our|the) (?:\w+ )?(?:office|shop|store|center|centre|hotline|helpline|line) is|is (?:open|staffed)|one day|single day|event|saturdays?|sundays?|who is|who are|phone|call|reach|shifts?|slots?|radio|plays|whenever|pick|choose)\b/,
  },
  {
    find: /\b(?:may|might|could|can|will|would|should)(?: later| eventually| then)? (?:lead|turn|develop|grow|convert|evolve|become)(?: in)?(?: ?to)? (?:a |an |your )?(?:\w+ )?(?:paid|salaried|permanent (?:role|job|position|post|contract|work)|real (?:role|job|position|post|contract)|contract|employment|job(?! (?:interviews?|fairs?|clubs?|boards?|centers?|training)))\b/,
    unless: /\b(?:clients?|graduates|participants|our students|youth|trainees|learners)\b/,
  },
  {
    find: /\b(?:salary|wages?|pay|payment|compensation)(?: (?:will|can|may|shall))? (?:later|comes? later|follows?|start|starts|begin|begins|be paid later|be discussed|discussed later|once|when we|after (?:we|the|you|\w+ (?:weeks?|months?)))\b/,
    unless:
      /\b(?:later: (?:no|none|never)|research|study|survey|analy[sz]e|report on|compare|clients?|workers|explain|seekers?|in life|buy now|guests|donors|customers|members|visitors|attendees|families)\b/,
  },
  {
    find: /\b(?:we|we'll|they)(?: may| might| will| could|'ll| plan to| hope to| intend to)(?: later| then| eventually)? (?:hire|employ|pay) (?:you|the (?:best|right) (?:person|volunteer)|volunteers)\b/,
    unless: /\b(?:pay (?:you back|your (?:expenses|travel))|expenses|travel|reimburse)\b/,
  },
  {
    find: /\b(?:unpaid|trial|probation(?:ary)?) (?:trial|probation|shift|period|month|weeks?|phase|days?|time)\b/,
    and: /\b(?:you|your|volunteers?|role|position|applicants?|candidates?|first|unpaid|start)\b/,
    unless:
      /\b(?:guide|workers|software|app|tool|product|subscription|plan|clinical|court|officers?|people on|clients?|offenders?|licen[cs]e|free trial)\b/,
  },
  {
    find: /\b(?:as|like) an? (?:unpaid |volunteer |regular |normal )?employee\b|\bunpaid employees?\b/,
    unless:
      /\b(?:employee (?:volunteer|handbook|survey|engagement|group)|your employer|log in|sign in|test)\b/,
  },
  {
    find: /\b(?:replac(?:e|es|ing)|stand(?:s|ing)? in for|fill(?:s|ing)? in for|instead of|in place of|cover(?:s|ing)? for|take over from) (?:our |a |an |the |one of our )?(?:(?:former |previous |paid |departing |laid off )+(?!volunteer\b)(?:\w+ )?|(?:office )?)(?:employees?|staff(?: members?)?|bookkeeper|accountant|receptionist|assistant|manager|developer|designer|coordinator)\b/,
    and: /\b(?:paid|laid off|left|leave|leaving|let go|quit|fired|afford|salary|budget|vacant|vacancy|position|post)\b/,
  },
  {
    // "This replaces a paid position", "We had to let our designer go and need someone to take over"
    find: /\b(?:this|it|which|the (?:role|position|project|work)|this (?:role|position|project|work)) replaces (?:an?|our|the|one of our) (?:\w+ )?paid (?:positions?|jobs?|roles?|posts?|employees?|staff)\b|\bwe (?:have )?had to let (?:our|the|an?) (?:\w+ )?(?:designer|developer|bookkeeper|accountant|receptionist|assistant|manager|coordinator|secretary|writer|translator|teacher|administrator) go\b|\b(?:employee|staff) replacement (?:while|until|during|for)\b/,
    unless: /\b(?:clients?|our grantees|survey|research|study|plan for|checklist|guide)\b/,
  },
  {
    find: /\b(?:until|till|because|since|as|while) we (?:can|can't|cannot|could|are able to|don't have the (?:money|budget) to) (?:\w+ )?(?:afford|pay|hire|employ|fund)\b/,
    and: /\b(?:employee|staff|someone|salary|position|post|hire|pay|paid)\b/,
  },
  ...fullTimeHours,
  ...promisesPay,
  ...statesPay,
]
