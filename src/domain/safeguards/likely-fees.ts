import { toPatterns, type PatternRow } from './patterns.ts'
import { amount, digits, firstDay, joining, othersPay, wePay } from './payment-words.ts'

/**
 * Rule S9, weak: an amount or a fee beside volunteers or joining. A listing says the same about campers, members and
 * donors, so a person reads it and nothing is refused.
 */

const people = String.raw`(?:(?:each|every|all|any|new|accepted|our) )*(?:you|volunteers?|helpers?|applicants?|candidates?|everyone|joiners|starters)\b`
const charge = String.raw`(?:fees?|deposits?|charges?|costs?|dues|contributions?|donations?|payments?)\b`
const starting = String.raw`(?:${joining}|\b${firstDay}\b|\b(?:to (?:volunteer|sign up|register|get started|help out|enroll?)|on arrival|when you (?:arrive|join|start|apply|register|sign up)|(?:on|at) (?:(?:your|the) )?(?:first day|sign ?up)))`
const price = String.raw`${amount}${digits}(?: (?:usd|eur|gbp|dollars?|euros?|pounds?))?`
const thing = String.raw`(?:training|orientation|badge|uniform|shirt|kit|handbook|background check|insurance|t shirt|registration|enrol?lment|onboarding|application|sign ?up|membership|participation|joining|join|taking part|volunteering|volunteer|starter|placement|processing|admin(?:istration)?)`

/** Things that only someone who joins pays for. */
const joiningThing = String.raw`(?:registration|enrol?lment|onboarding|application|sign ?up|participation|joining|join|taking part|volunteering|volunteer|placement)`
const comesTo = String.raw`(?:is|costs?|will (?:be|cost)|comes to)(?: you)?(?: (?:an?|only|one|time|single|small|payment|fee|deposit|of|about))*`
const thereIsCharge = String.raw`there(?:'s| is| are| will be)(?: also)? (?!no\b)(?:an? )?(?:\S{1,20} ){0,3}(?:fee|charge|deposit|cost)s?\b`

/** Where a volunteer is the payer, only who pays instead, or a task, is harmless. */
const harmlessToPayers = new RegExp(
  String.raw`${wePay.source}|\b(?:with|from|by|on|out of) (?:our|petty|the shared) (?:card|budget|money|funds?|cash)\b|^(?:please )?(?:build|write|design|explain|compare|find|plan|research|create|update|track|check|set)\b`,
)

/** It is a task, something with its own price, or the money of people whom the organization helps or who support it. */
const harmless = new RegExp(
  String.raw`${othersPay.source}|^(?:please )?(?:build|write|design|set|track|collect|check|compare|explain|find|plan|research|help|review|create|update|manage|sort|draft|list|analy[sz]e|record|process|announce|translate|make|raise|prepare|test|reconcile|process)\b|\b(?:campers?|runners?|members|guests?|visitors?|parents?|famil(?:y|ies)|participants?|attendees|exhibitors?|vendors?|players?|pupils?|students?|customers?|clients?|tenants?|donors?|supporters|child(?:ren)?|kids?|camp|club|race|gala|halls?|venues?|rooms?|domain|conference|childcare|door|pages?|flyers?|posters?|forms?|brochures?|classes|trips?|a year|per year|rent(?:s|als?|ers?)?|borrow(?:s|ers?)?|lend(?:s|ers?)?|groups|schools|companies|librar(?:y|ies)|from our (?!volunteers?\b|helpers?\b|applicants?\b)|nothing|worth|budget|ledger|bank|invoices|grants? (?:pays?|covers?)|costs us|record of|no one|for free|(?:we|board|donors?) (?:pays?|paid))\b`,
)

/** What is said of a charge in general, which may be about campers, members or a hall. */
const charges: readonly PatternRow[] = [
  // A fee or a deposit with its amount, in a sentence about volunteers or joining
  [
    String.raw`\b(?:fee|deposit|payment of ${price}|make an? ${price} payment|pays? ${price}|hands? over ${price})\b|${price} (?:is|are) (?:due|payable|required|needed)\b`,
    String.raw`^(?=.*${amount}).*(?:${starting}|\b(?:your (?:spot|place|seat|role|position)|joining|a spot)\b|\b(?:from|for|per|by|to) ${people}|\b${people}(?: will| must| should| also| each|'ll)? (?:pays?|gives?|hands? over|needs?)\b)`,
  ],
  String.raw`\bnon ?refundable ${amount}`,
  String.raw`${amount}${digits} ${thing} ${charge}`,
  String.raw`\b(?:deposit|fee|payment) (?:secures|reserves|holds|guarantees|confirms) your (?:spot|place|seat|role|position)\b`,
  // "Registration fee: $20", "the cost to join is $40"
  String.raw`\b${thing} ${charge}:?(?: (?:is|of|will be|only|just|about|amounts to|comes to))* ${amount}`,
  String.raw`\b(?:costs?|prices?|fees?|charges?) (?:to|of|for) (?:join|joining|participat(?:e|ing|ion)|tak(?:e|ing) part|volunteer(?:ing)?|apply(?:ing)?|register(?:ing)?|registration|sign(?:ing)? ?up|membership|training)\b.{0,20}${amount}`,
  String.raw`^(?:deposits?|(?:program(?:me)? )?fees?|costs?|charges?):? ${amount}`,
  String.raw`\bdeposit (?:of ${price} )?(?:is )?required$|^(?:an? |the )?(?:\w+ )?(?:fee|payment) of ${price} is required$`,
  // "Your badge costs $15", "it costs $50 to take part"
  String.raw`\b(?:your (?:\w+ )?${thing}|${joiningThing}(?: here| (?:with )?us)?):? ${comesTo} ${amount}`,
  String.raw`\b(?:taking part|participation|joining)(?: here| (?:with )?us)? requires? (?!no |zero |neither )(?:an? )?(?:\S{1,20} )?(?:payment|deposit|fee|donation|purchase)\b`,
  [String.raw`\b${thing}:? ${comesTo} ${amount}`, String.raw`\b(?:required|mandatory|payable)\b|${starting}`],
  [
    String.raw`\b(?:it|this)(?: will|'ll)? costs?(?: you| ${people})? (?:only |just |about )?${amount}`,
    starting,
  ],
  // "There is a $50 fee to join"
  [String.raw`\b${thereIsCharge}`, starting],
  String.raw`\b(?:fee|deposit|payment|contribution|charge) of ${price} (?:covers|pays for|includes|(?:secures|reserves|holds|guarantees|confirms)) your\b`,
  [
    String.raw`\b(?:membership|subscription|kit|uniform|training|insurance) ${price} (?:is|are) (?:required|needed|due|mandatory)\b`,
    starting,
  ],
  String.raw`\bwe(?: will|'ll| do| also)* (?:require|request|keep|hold|take|ask for) (?:an? |the |your )?(?:small |refundable |one time )*(?:${price} deposit\b|deposit of ${amount})`,
  // "Please bring a $50 deposit"
  String.raw`\b(?:bring|have|hand over|leave|put down) (?:an? |the |your |us )*(?:${price} (?:\w+ )?(?:deposit|fee|payment|donation|in cash|cash|(?:for|to) (?:your|the) ${thing})|(?:deposit|fee|payment|donation) of ${amount})`,
]

/** What names a volunteer or an applicant as the payer. */
const payers: readonly PatternRow[] = [
  [String.raw`\b${thereIsCharge}`, String.raw`\b(?:for|per|from) ${people}`],
  [
    String.raw`${price} (?:\w+ ){0,2}${charge}|\b(?:an?|the|small|modest) ${charge}(?: of ${price})?`,
    String.raw`\b(?:applies to|(?:is |are )?(?:expected|required|due|collected|taken|requested) (?:from|of|by)|from(?= (?:you|each|every|all|new)\b)|per|for (?:each|every|all|new)) ${people}`,
  ],
  String.raw`(?<!\b(?:if|when|where|how|before|until|whether|what|that) )\b${people}(?: must| will|'ll| have to| has to| need to| (?:are|is) (?:asked|required) to)? pays? (?:us )?(?:an? |the )?${price}`,
  // "We charge volunteers a $50 fee"
  [
    String.raw`\bwe(?: will|'ll| do| also| only| must)* (?:charge|bill|invoice) ${people}`,
    String.raw`${amount}|\b${charge}`,
  ],
  [
    String.raw`\bwe(?: will|'ll| do| also)* ask ${people} (?:for|to (?:pay(?! attention)|give|donate|bring|contribute|make an? (?:\w+ )?(?:donation|payment|deposit|contribution)))\b`,
    String.raw`${amount}|\b(?:fee|deposit)`,
  ],
  [
    String.raw`\bwe(?: will|'ll| do| also| only)* (?:collect|take|require|request|ask for|expect)\b.{0,30}${amount}`,
    String.raw`\bfrom ${people}`,
  ],
  // "You will be charged $50"
  [
    String.raw`\b${people}(?:'ll| will| may| all)?(?: be| are| is| get| gets|'re) (?:charged|billed|invoiced|asked for)\b`,
    String.raw`${amount}|\b(?:fee|deposit)`,
  ],
  String.raw`\b${people}(?:'ll| will| also| each| must| should)* (?:owes?(?: us)?|contributes?|chips? in) (?:only |about |the |an? )?${amount}|\b${people}(?: will| also| each| must| should)* covers? (?:(?:their|your) own\b.{0,20}${amount}|.{0,10}${price} (?:\w+ ){0,2}(?:fee|deposit|costs?)\b)|\b${people}(?: will| must)? (?:puts?|gives?) ${price} (?:toward|for your|to us)`,
  String.raw`(?:^|, )(?:each|every|all) (?:new )?(?:volunteers?|helpers?|applicants?|candidates?)(?: must| will| should)? makes? an? (?:\w+ )?(?:donation|payment|deposit|contribution) of ${amount}(?!.*\b(?:bank|takings|till)\b)`,
  [String.raw`\byou(?:'ll| will)? need ${amount}`, String.raw`\b(?:fee|deposit)\b`],
  // "You will: pay the membership fee": in prose it is refused, in a list of duties it may be the organization's money.
  String.raw`(?<!\b(?:if|when|where|how|before|until|whether|what|that) )\b${people} (?:will|should)(?: also| first)? pay (?:(?:an?|the|your|their|our) (?:${thing} )?(?:fees?|deposits?|dues)|dues)\b(?! (?:of|for|at|on|to|into|we|owed)\b)`,
  // "Membership ($20 a year) is required before you can volunteer"
  [
    String.raw`\bmembership:? (?:\S{1,20} ){0,2}${price}(?: (?:a|per|each|every) (?:month|year))? (?:is|are) (?:required|needed|due|mandatory)\b`,
    starting,
  ],
  // "You transfer $50 to our account", "every volunteer has paid a deposit of $50"
  String.raw`(?<!\b(?:if|when|where|how|before|until|whether|what|that) )\byou(?:'ll| will)? (?:send|transfer|wire) ${price} to (?:us|our)\b`,
  String.raw`\b(?:each|every|all) (?:new )?(?:volunteers?|helpers?|applicants?|candidates?) (?:has|have) paid (?:an? |the |their )?(?:${charge} of ${price}|${price})`,
  // "Transfer $50 to our account before we start"
  [
    String.raw`^(?:please |kindly )?(?:send|transfer|wire) ${price} to (?:us|our)\b`,
    String.raw`\bbefore (?:we|you) (?:start|begin|meet)\b`,
  ],
  String.raw`\b${people}(?: must| will)?(?: (?:have|need|be asked) to)? make an? (?:\w+ )?(?:donation|payment|deposit|contribution) of ${amount}(?!.*\b(?:bank|takings|till)\b)`,
  // "Cover the cost of your background check yourself", "The $30 background check is at your own expense"
  String.raw`(?:^(?:please )?|\b${people}(?: must| will| should)? )cover the costs? of (?:your|their)(?: own)? ${thing}\b`,
  String.raw`${amount}.{0,40}\bat (?:your|their) own (?:cost|expense)\b`,
  String.raw`\b(?:expect|be (?:ready|prepared)|remember) to pay\b.{0,20}${amount}`,
]

export const feesBesideVolunteers = [
  ...toPatterns(charges, harmless),
  ...toPatterns(payers, harmlessToPayers),
]
