import type { Pattern } from './patterns.ts'
import { amount, digits, firstDay, joining, otherPaying, othersPay } from './payment-words.ts'

/** Rule S9: no one pays to volunteer. Rule S10: perks are tokens, not pay. */

const payer = String.raw`(?<!\b(?:if|when|where|how|before|until|whether) )(?:you|(?:each|every) (?:volunteer|helper|applicant)|volunteers?|applicants?|candidates?|everyone who (?:applies|joins)|accepted people|new (?:joiners|starters))`
const must = String.raw`(?:must|are to|'ve got to|have to|has to|need to|needs to|(?:are|is) (?:required|asked|expected|obliged) to|(?:will|'ll) (?:have to|need to|be (?:asked|required|expected) to))`
const will = String.raw`(?:should|shall|will|'ll)`
const soon = String.raw`(?: (?:also|first|only|just|kindly|then|each))?`
const someMoney = String.raw`(?:the |some |your )?(?:money|funds|cash|(?:a )?payment)`
const charge = String.raw`(?<!\b(?:(?:no|neither) (?!refund)(?:\w+ ){0,2}|nor |without (?:an? |any )?))\b(?:fees?(?! (?:calculator|waiver)s?\b)|deposits?|donations?|membership|dues|processing costs?)\b`
const kits = String.raw`\b(?:starter (?:kit|pack)|training (?:kit|pack|materials?|manuals?))\b`
const equipped = String.raw`(?:with(?:out)? (?:no|an?|their own) \w+ )?`
const goods = String.raw`(?:${kits}|\b(?:(?:an?|our|the|your(?: own)?) uniform|memberships?|subscriptions?)\b)`
const politely = '(?:(?:please|kindly|simply|just|first|then|also|you|must) ){0,3}'
const buy = '(?:purchase|buy)(?! (?:requests?|orders?|ledgers?)\\b)'

export const fees: readonly Pattern[] = [
  {
    find: new RegExp(
      String.raw`\b${payer} ${equipped}(?:${must}${soon} (?:pay|donate|deposit)|${will}${soon} (?:pay|donate)|(?:(?:also|first|only|just|then|each) )?pays?)\b${otherPaying}.{0,40}(?:${amount}|${charge})`,
    ),
    unless: othersPay,
  },
  {
    find: new RegExp(String.raw`\b${payer} ${must}${soon} (?:purchase|buy)\b.{0,40}${goods}`),
    unless: othersPay,
  },
  {
    find: new RegExp(
      String.raw`\b${payer} ${must}${soon} (?:send|transfer|wire|contribute|put down)\b.{0,20}${amount}`,
    ),
    and: new RegExp(String.raw`\b(?:us|our (?:bank )?account|paypal|venmo|zelle|${joining})\b`),
    unless: othersPay,
  },
  {
    find: new RegExp(
      String.raw`(?:^(?:\d )?(?:(?:to (?:join|apply|start|begin|participate|take part)|before you (?:can )?(?:start|begin|apply|join))[,:] )?${politely}|please |kindly )(?:(?:pay|donate|deposit)${otherPaying} (?:us )?.{0,40}(?:${amount}|${charge}|${goods})|${buy} (?:us )?.{0,40}(?:${amount}|${goods}))|(?:^(?:\d )?|please |kindly )(?:send|transfer|wire|buy) (?:us )?.{0,40}${amount}`,
    ),
    and: new RegExp(String.raw`\b${joining}\b`),
    unless: othersPay,
  },
  {
    find: new RegExp(
      String.raw`(?:^(?:\d )?${politely}|please |kindly )(?:(?:pay|deposit)${otherPaying} (?:us )?.{0,40}(?:${amount}|${charge}|${kits})|${buy} .{0,40}(?:${amount}|${kits}))`,
    ),
    and: new RegExp(String.raw`\b${firstDay}\b`),
    unless: othersPay,
  },
  {
    // Without an amount, only what it is for or how it is sent tells it from the work of a bookkeeper.
    find: new RegExp(
      String.raw`(?:^(?:\d )?|\b(?:please|kindly|just|then) |\b${payer} (?:${must}|${will})${soon} )(?:send|wire|transfer) (?:us ${someMoney}|${someMoney} to (?:us|our))\b`,
    ),
    and: new RegExp(
      String.raw`\b(?:western union|money ?gram|bitcoin|your (?:own )?(?:training|starter|welcome) (?:kit|pack|materials?))\b|\b${joining}\b`,
    ),
    unless: othersPay,
  },
  {
    // The end of a title. Halls, trips and camps have deposits, too, so it must name who volunteers.
    find: new RegExp(String.raw`\bdeposit (?:of ${amount}${digits}(?: \w+)? )?(?:is )?required$`),
    and: new RegExp(
      String.raw`\b(?:volunteers?|helpers?|applicants?|candidates?|joiners|starters)\b|\b${joining}\b`,
    ),
    unless:
      /^(?:add|build|write|design|explain|create|translate|update)\b|\b(?:says?|reads?|states?|that|pages?|flyers?|posters?|forms?|trips?|camp(?:s|ers?)?|class(?:es)?|tour|event|no|halls?|rooms?|venues?|hotels?|spaces?|book(?:ing|ed)?|rent(?:al|als|ing|ers?)?|tenants?|landlords?|lease|apartments?|housing|bank|loans?|bottles?|guests|customers|clients|members|families|which|whether|when|if|where)\b/,
  },
  {
    find: new RegExp(
      String.raw`\b(?:deposits?|fees?|donations?|payments?) .{0,40}\b(?:is|are) (?:required|due|mandatory|needed|charged|payable|expected|compulsory)\b`,
    ),
    and: new RegExp(
      String.raw`\b(?:(?:of|from|by|for|to) (?:all |every |each |new |accepted )?(?:volunteers?|applicants?|candidates?)|(?:from|by|of) you|^your (?:\w+ )?(?:deposit|fee|donation|payment))\b|\b${joining}\b`,
    ),
    unless: othersPay,
  },
  {
    find: /\b(?:application|processing|enrol?lment|onboarding|placement|volunteer(?:ing)?|starter|admin(?:istration)?|sign ?up|background check|program(?:me)?|participation|training) fee\b/,
    and: new RegExp(
      String.raw`\b(?:(?:from|by|for|of|to) (?:all |every |each |new )?(?:volunteers?|applicants?|candidates?)|paid by (?:you|the volunteer|volunteers|applicants?)|you pay|your (?:cost|expense)|payable (?:by you|before|upfront|up front|when you)|non ?refundable)\b`,
    ),
    unless: othersPay,
  },
  {
    find: /\b(?:you|volunteers|applicants) (?:must |have to |need to )?pay to volunteer\b/,
    unless: /\b(?:never|no one|nobody)\b/,
  },
  {
    // What participation costs may be about a course or a camp, so a person reads that.
    find: new RegExp(
      String.raw`\b(?:volunteering|your (?:spot|place|seat|application)|the role)(?: here| with us)? (?:costs? (?:you )?.{0,10}${amount}|requires? (?:an? )?(?:payment|deposit|fee|donation|purchase)\b)|\b(?:taking part|participation|joining)(?: here| with us)? costs? you .{0,10}${amount}`,
    ),
    unless: othersPay,
  },
]

export const likelyFees: readonly Pattern[] = [
  {
    find: /\b(?:security|refundable|up ?front|advance) deposit\b/,
    unless: /\b(?:landlord|tenants?|rent(?:al|ers?)?|lease|bank|hall|venue)\b/,
  },
  {
    find: /\b(?:volunteers?|you|applicants?)\b.{0,40}\b(?:pay for (?:their|your) (?:own )?(?:expenses|materials|travel|training|background check|software|hosting|meals)|at (?:your|their) own (?:cost|expense)|out of (?:your|their) own pocket)\b/,
    unless: othersPay,
  },
  { find: /\bgift cards?\b.{0,60}\bcodes?\b/, unless: othersPay },
  {
    find: new RegExp(
      String.raw`\b(?:send|transfer|wire)\b.{0,20}${amount}.{0,40}\b(?:paypal|venmo|zelle|cash ?app)\b`,
    ),
    unless: othersPay,
  },
  {
    find: /\b(?:bring|have|use) your own (?:paid )?(?:licen[cs]e|subscription)\b/,
  },
]

/** A perk that is worth money. */
export const payLikePerks: readonly Pattern[] = [
  {
    find: new RegExp(
      String.raw`\b(?:cash|money|gift ?cards?|vouchers?|stipends?|bonus(?:es)?|commissions?|salary|wages?|hourly|honorari(?:um|a)|paid|payment|compensation|per hour|allowance|equity|shares)\b|${amount}`,
    ),
    unless:
      /\b(?:cash (?:register|flow|book)|money management|paid parking|bonus (?:program|track|chapter|material)s?|share[sd]? (?:meals?|lunch|office|credit)|shares (?:your|their)|unpaid|voucher (?:program|system)|reimburse[ds]?|pre ?paid|paid (?:members|staff|back))\b/,
  },
]
