import { toPatterns, type PatternRow } from './patterns.ts'
import { amount, digits } from './payment-words.ts'

/** Rule S6: pay for the volunteer that a listing states, whatever it calls the work. */

const price = String.raw`${amount}${digits}(?: (?:usd|eur|gbp|dollars?|euros?|pounds?))?`
const period = String.raw`(?:an? |per |each |every )?(?:hour|day|week|month|shift|hourly|daily|weekly|monthly)\b`
const pay = String.raw`(?:salary|wages?|stipend|compensation|pay|payment|hourly rate|honorarium|remuneration)`

/** Someone else is paid, or the sentence is about a task. */
const othersPay =
  /\b(?:staff|employees?|freelancers?|interns?|artists?|teachers?|clients?|participants?|graduates?|trainees|students?|youth|workers|families|people|members|donors?|vendors?|suppliers?|sponsors?|rent(?:s|als?)?|for (?:the|our|a)|toward|in (?:bus|transit|travel|vouchers)|scholarships?|passes|meals?|lunch|food|parking|phone|transit|allowance|bus|minimum wage|farms?|space|court|licen[cs]e|charity|cause|selling|sale|halls?|rooms?|venues?|vans?|storage|software|hosting|grants?|shops?|budget|ad|advert|job (?:post(?:ing)?|description)|survey|research|study|report|explain|example|reimburse[ds]?|expenses|travel|fares?|raise[ds]?|sales|tips|charge[ds]?)\b|^(?:please )?(?:build|write|design|set|track|collect|check|compare|explain|find|plan|research|help|review|create|update|manage|draft|list|analy[sz]e|record|process|calculate)\b/

const finds: readonly PatternRow[] = [
  // "We pay $15 an hour", "You get $500 per month"
  String.raw`^we(?:'ll| will| can| do)? (?:pay|offer) (?:you )?(?:an? )?(?:about |up to |around )?${price} ${period}(?! (?:for|to|toward|in)\b)`,
  String.raw`\byou(?:'ll| will| can| would)? (?:get|receive|earn|make|be paid|are paid) (?:about |up to |around )?${price} ${period}`,
  // "You'll receive an hourly wage of $12"
  String.raw`\byou(?:'ll| will| can| would)? (?:get|receive|earn|have) (?:an? |your )?(?:\w+ ){0,2}${pay} (?:of|:) ?${amount}`,
  // "Volunteers get a stipend of $100"
  String.raw`\bvolunteers(?: will| can| would)? (?:get|receive|earn|have) (?:an? |your |their )?(?:\w+ ){0,2}${pay} (?:of|:) ?${amount}`,
  // "We give you $100 for each design", "We pay you $200 at the end"
  String.raw`^we(?:'ll| will| can| do)? (?:pay|give|offer) you (?:about |up to |around )?${price}(?=$| (?:at the end|afterwards?|when|once|(?:for|per) (?:each|every|a|an|one) (?!ticket|book|trip|class)\w+)\b)`,
  // "Gift card worth $50 at the end", "You get a share of the revenue"
  String.raw`^(?:you (?:get|receive) )?(?:an? )?(?:gift ?card|voucher) (?:worth|of) ${price}(?=$| (?:at the end|afterwards?|when|once|for (?:you|every volunteer)))`,
  String.raw`\byou(?:'ll| will)? (?:get|receive|earn) (?:an? )?(?:\S{1,20} )?(?:share|cut|percentage|commission) (?:of|on) (?:the |our |all |any )?(?:revenue|profits?|income|proceeds)\b`,
  // "Stipend: $500 a month"
  String.raw`^(?!we )(?:the |your |our )?(?:\w+ )?${pay}:? (?:is |of |will be |about |up to )*${price} ${period}`,
]

export const statesPay = toPatterns(finds, othersPay)
