import type { Pattern } from './patterns.ts'

/** Rule S9: nobody pays to volunteer. Rule S10: perks are tokens, not pay. */

const payer = String.raw`(?:you|volunteers?|applicants?|candidates?|everyone who (?:applies|joins)|accepted people|new (?:joiners|starters))`
const must = String.raw`(?:must|have to|has to|need to|needs to|(?:are|is) (?:required|asked|expected|obliged) to|(?:will|'ll) (?:have to|need to|be (?:asked|required|expected) to))`
const will = String.raw`(?:should|shall|will|'ll|can)`
const soon = String.raw`(?: (?:also|first|only|just|kindly|then|each))?`
const amount = String.raw`(?:[$€£] ?\d|\d+ ?(?:[$€£]|dollars?|usd|eur|euros?|pounds?|gbp|bucks)\b)`
const charge = String.raw`\b(?:fees?|deposits?|donations?|membership|dues|processing costs?)\b`
const goods = String.raw`\b(?:starter (?:kit|pack)|training (?:kit|pack|materials?)|uniforms?|memberships?|subscriptions?)\b`
const joining = String.raw`(?:to (?:apply|join|start|begin|take part|participate|be considered|be accepted|(?:secure|reserve|hold|confirm|keep|guarantee) (?:your|the|a|this) (?:spot|place|seat|position|role))|before (?:you (?:can )?(?:start|begin|apply|join)|starting|joining|applying|the (?:start|work)|we (?:accept|confirm)))`

/** The organization pays, or the words are about someone else's money. */
const othersPay =
  /\b(?:we (?:will |'ll |always )?(?:pay|cover|reimburse|refund|waive)|we'll (?:pay|cover|reimburse)|reimburse[ds]?|waived|paid by us|at our (?:cost|expense)|on us|free of charge|our (?:donors|members|customers|clients|guests|families|patients|tenants)|donors? (?:to|can|who)|ask(?:s|ing)? (?:donors|people|supporters|members)|(?:our|petty|the shared) (?:card|budget|money|funds?|account|cash)|(?:to|for) (?:(?:our|the|local|needy|these|those|all) )?(?:team|office|event|shelter|kitchen|famil(?:y|ies)|people|guests|clients|children|kids|neighbou?rs|students|staff|households|seniors|refugees|patients|tenants))\b/

export const fees: readonly Pattern[] = [
  {
    find: new RegExp(
      String.raw`\b${payer} (?:${must}${soon} (?:pay|donate|deposit|purchase|buy)|${will}${soon} (?:pay|donate)|(?:(?:also|first|only|just|then|each) )?pay)\b.{0,40}(?:${amount}|${charge})`,
    ),
    unless: othersPay,
  },
  {
    find: new RegExp(String.raw`\b${payer} ${must}${soon} (?:purchase|buy|order)\b.{0,40}${goods}`),
    unless: othersPay,
  },
  {
    find: new RegExp(
      String.raw`\b${payer} ${must}${soon} (?:send|transfer|wire|contribute|give|cover|put down)\b.{0,20}${amount}`,
    ),
    unless: othersPay,
  },
  {
    find: new RegExp(
      String.raw`(?:^|, |: |please |and )(?:pay|donate|deposit|purchase|buy|send|transfer|wire|order) (?:us )?.{0,40}(?:${amount}|${charge}|${goods})`,
    ),
    and: new RegExp(String.raw`\b${joining}\b`),
    unless: othersPay,
  },
  {
    find: new RegExp(
      String.raw`\b(?:deposits?|fees?|donations?|payments?) .{0,40}\b(?:is|are) (?:required|due|mandatory|needed|charged|payable|expected|compulsory)\b`,
    ),
    and: new RegExp(
      String.raw`\b(?:(?:of|from|by|for|to) (?:all |every |each |new |accepted )?(?:volunteers?|applicants?|candidates?|you)|your|you)\b|${joining}`,
    ),
    unless: othersPay,
  },
  {
    find: /\b(?:application|processing|enrol?lment|onboarding|placement|volunteer(?:ing)?|starter|admin(?:istration)?|sign ?up|background check|program(?:me)?|participation|training) fee\b/,
    and: new RegExp(
      String.raw`\b(?:(?:from|by|for|of|to) (?:all |every |each |new )?(?:volunteers?|applicants?|candidates?)|paid by (?:you|the volunteer|volunteers|applicants?)|you pay|your (?:cost|expense)|payable|upfront|up front|non ?refundable|refundable)\b`,
    ),
    unless: othersPay,
  },
  { find: /\bpay to volunteer\b/, unless: /\b(?:never|no one|nobody)\b/ },
  {
    find: new RegExp(
      String.raw`\b(?:volunteering|taking part|participation|joining|your (?:spot|place|seat|application)|the role)(?: here| with us)? (?:costs?|requires? (?:an? )?(?:payment|deposit|fee|donation|purchase))(?: you)?\b`,
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
      /\b(?:cash (?:register|flow|book)|money management|paid parking|bonus (?:program|track|chapter|material)s?|share[sd]? (?:meals?|lunch|office|credit)|shares (?:your|their)|unpaid|voucher (?:program|system)|reimburse[ds]?|pre ?paid|paid (?:members|staff))\b/,
  },
]
