import { toPatterns, type PatternRow } from './patterns.ts'
import { amount, joining, othersPay } from './payment-words.ts'

/**
 * Rule S9, weak: an amount or a fee beside volunteers or joining. A listing says the same about campers, members and
 * donors, so a person reads it and nothing is refused.
 */

const people = String.raw`(?:(?:each|every|all|any|new|accepted|our) )*(?:you|volunteers?|helpers?|applicants?|candidates?|everyone|joiners|starters)\b`
const charge = String.raw`(?:fees?|deposits?|charges?|costs?|dues|contributions?|donations?|payments?)\b`
const starting = String.raw`(?:${joining}|\b(?:to (?:volunteer|sign up|register|get started|help out|enroll?)|on arrival|when you (?:arrive|join|start|apply|register|sign up)|(?:on|at) (?:(?:your|the) )?(?:first day|sign ?up)))`
const price = String.raw`${amount}[\d.,]*(?: (?:usd|eur|gbp|dollars?|euros?|pounds?))?`
const thing = String.raw`(?:training|orientation|badge|uniform|shirt|kit|handbook|background check|insurance|t shirt|registration|enrol?lment|onboarding|application|sign ?up|membership|participation|joining|join|taking part|volunteering|volunteer|starter|placement|processing|admin(?:istration)?)`

/** It is a task, something with its own price, or the money of people whom the organization helps or who support it. */
const harmless = new RegExp(
  String.raw`${othersPay.source}|^(?:please )?(?:build|write|design|set|track|collect|check|compare|explain|find|plan|research|help|review|create|update|manage|sort|draft|list|analy[sz]e|record|process|announce|translate|make|raise|prepare|test|reconcile|process)\b|\b(?:campers?|runners?|members|guests?|visitors?|parents?|famil(?:y|ies)|participants?|attendees|exhibitors?|vendors?|players?|pupils?|students?|customers?|clients?|tenants?|donors?|supporters|child(?:ren)?|kids?|camp|club|race|gala|halls?|venues?|rooms?|domain|conference|childcare|door|nothing|worth|budget|ledger|bank|invoices|grants? (?:pays?|covers?)|costs us|record of|no one|for free|(?:we|board|donors?) (?:pays?|paid))\b`,
)

const finds: readonly PatternRow[] = [
  // A fee or a deposit with its amount, in a sentence about volunteers or joining
  [
    String.raw`\b(?:fee|deposit|payment of ${price}|pays? ${price}|hands? over ${price})\b|${price} (?:is|are) (?:due|payable|required|needed)\b`,
    String.raw`^(?=.*${amount}).*(?:${starting}|\b(?:your (?:spot|place|seat|role|position)|joining|a spot)\b|\b${people})`,
  ],
  String.raw`\bnon ?refundable ${amount}`,
  String.raw`${amount}[\d.,]* ${thing} ${charge}`,
  String.raw`\b(?:deposit|fee|payment) (?:secures|reserves|holds|guarantees|confirms) your (?:spot|place|seat|role|position)\b`,
  // "Registration fee: $20", "the cost to join is $40"
  String.raw`\b${thing} ${charge}:?(?: (?:is|of|will be|only|just|about|amounts to|comes to))* ${amount}`,
  String.raw`\b(?:costs?|prices?|fees?|charges?) (?:to|of|for) (?:join|joining|participat(?:e|ing|ion)|tak(?:e|ing) part|volunteer(?:ing)?|apply(?:ing)?|register(?:ing)?|registration|sign(?:ing)? ?up|membership|training)\b.{0,20}${amount}`,
  String.raw`^(?:deposits?|fees?|costs?|price|charges?):? ${amount}`,
  // "Your badge costs $15", "it costs $50 to take part"
  String.raw`\b${thing}:? (?:is|costs?|will (?:be|cost)|comes to)(?: you)?(?: (?:an?|only|one|time|single|small|payment|fee|deposit|of|about))* ${amount}`,
  [
    String.raw`\b(?:it|this)(?: will|'ll)? costs?(?: you| ${people})? (?:only |just |about )?${amount}`,
    starting,
  ],
  // "There is a $50 fee to join"
  [
    String.raw`\bthere(?:'s| is| are| will be)(?: also)? (?!no\b)(?:an? )?(?:\S+ ){0,3}(?:fee|charge|deposit|cost)s?\b`,
    String.raw`${starting}|\b(?:for|per|from) ${people}`,
  ],
  [
    String.raw`${price} (?:\w+ ){0,2}${charge}|\b(?:an?|the|small|modest) ${charge}(?: of ${price})?`,
    String.raw`\b(?:applies to|(?:is |are )?(?:expected|required|due|collected|taken|requested) (?:from|of|by)|from|per|for (?:each|every|all|new)) ${people}`,
  ],
  String.raw`\b(?:fee|deposit|payment|contribution|charge) of ${price} (?:covers|pays for|includes|(?:secures|reserves|holds|guarantees|confirms)) your\b`,
  [
    String.raw`\b(?:membership|subscription|kit|uniform|training|insurance) ${price} (?:is|are) (?:required|needed|due|mandatory)\b`,
    starting,
  ],
  // "We charge volunteers a $50 fee"
  [
    String.raw`\bwe(?: will|'ll| do| also| only| must)* (?:charge|bill|invoice) ${people}`,
    String.raw`${amount}|\b${charge}`,
  ],
  [
    String.raw`\bwe(?: will|'ll| do| also)* ask ${people} (?:for|to (?:pay|give|donate|bring|contribute))\b`,
    String.raw`${amount}|\b(?:fee|deposit)`,
  ],
  [
    String.raw`\bwe(?: will|'ll| do| also| only)* (?:collect|take|require|request|ask for|expect)\b.{0,30}${amount}`,
    String.raw`\b(?:from|of|by) ${people}`,
  ],
  String.raw`\bwe(?: will|'ll| do| also)* (?:require|request|keep|hold|take|ask for) (?:an? |the |your )?(?:small |refundable |one time )*(?:${price} deposit\b|deposit of ${amount})`,
  // "You will be charged $50"
  [
    String.raw`\b${people}(?:'ll| will| may| all)?(?: be| are| is| get| gets|'re) (?:charged|billed|invoiced|asked for)\b`,
    String.raw`${amount}|\b(?:fee|deposit)`,
  ],
  String.raw`\b${people}(?:'ll| will| also| each| must| should)* (?:owes?|contributes?|covers?|chips? in)\b.{0,30}${amount}|\b${people}(?: will| must)? (?:puts?|gives?) ${price} (?:toward|for your|to us)`,
  [String.raw`\byou(?:'ll| will)? need ${amount}`, String.raw`\b(?:fee|deposit)\b`],
  String.raw`\b(?:expect|be (?:ready|prepared)|remember) to pay\b.{0,20}${amount}`,
  // "Please bring a $50 deposit"
  String.raw`\b(?:bring|have|hand over|leave|put down) (?:an? |the |your |us )*(?:${price} (?:\w+ )?(?:deposit|fee|payment|donation|in cash|cash|(?:for|to) (?:your|the) ${thing})|(?:deposit|fee|payment|donation) of ${amount})`,
]

export const feesBesideVolunteers = toPatterns(finds, harmless)
