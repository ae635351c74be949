/** Words of rule S9 that its strong and its weak patterns share, as parts of regular expressions over plain text. */

/** Runs of digits are bounded and read from their start, so that a long one does not cost the square of its length. */
const currency = String.raw`(?:dollars?|usd|eur|euros?|pounds?(?! of\b)|gbp|bucks)\b`
const numberWord =
  '(?:five|ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)'
export const amount = String.raw`(?:(?:[$€£]|\b(?:usd|eur|gbp)) ?(?!0\b)\d|(?<![\d.,])(?!0\b)\d[\d,.]{0,11} ?(?:[$€£]|${currency})|\b${numberWord} ${currency})`
export const digits = String.raw`[\d.,]{0,11}`
export const joining = String.raw`(?:to (?:apply|join|start|begin|take part|participate|be considered|be accepted|(?:secure|reserve|hold|confirm|keep|guarantee) your (?:spot|place|seat|position|role|application))|so (?:that )?we (?:can )?(?:secure|reserve|hold|confirm|keep) your (?:spot|place|seat|position|role)(?=$|,| for\b| with\b)|before (?:you (?:can )?(?:start|begin|apply|join|volunteer)|starting|joining|applying|we (?:accept|confirm)(?= (?:you|your)|$)))`

/** Much happens before it, so these words alone do not say that joining costs something. */
export const firstDay = 'before your first (?:day|shift)'

/** What else one pays or donates: attention, hours, one's own lunch, the invoices of the organization, or nothing. */
export const otherPaying = String.raw`(?! (?:(?:close|careful|special|good|full) )?attention\b| (?:us )?an? visit\b| (?:about |at least |only )?\w+ (?:hours?|days?|evenings?)\b| for (?:(?:your|their) own (?:lunch|dinner|meals?|food|drinks|snacks|parking)|(?:your |their )?parking)\b(?!.{0,40}(?:,|\b(?:and|plus|also|as well as)) .{0,40}(?<!\bno )\b(?:fees?|deposits?)\b)| (?:our|the|their|its|all)? ?(?:invoices|bills|vendors|suppliers|rent|taxes)| (?:the |our |these )?deposits? (?:in|into|at) (?:the|our) bank\b(?! account)| (?:us )?(?:no|nothing|zero|neither)\b(?!.{0,120}\b(?:but|except|only|until|other than|besides)\b))`

/** The organization or a sponsor pays. */
export const wePay =
  /\b(?:we (?:will |'ll |always )?(?:pay|cover|reimburse|refund|waive)(?! (?:you|lunch|dinner|meals|food|snacks)\b)|we'll (?:pay|cover|reimburse)|(?<!\bdeposits?\b.{0,80})we (?:will |'ll )?pay you back|reimburse[ds]?|waived|paid by us|at our (?:cost|expense)|on us|free of charge|(?:sponsors?|foundation|grants?|donors?|partners?|board|county|city|state|organization|charity) (?:always |also |will )?(?:pays?|covers?|reimburses?)|paid by (?:our|the|a) (?:sponsors?|foundation|grants?|donors?|partners?|board|county|city|state|organization|charity))\b/

/** The organization pays, or the words are about someone else's money. */
export const othersPay = new RegExp(
  String.raw`${wePay.source}|\b(?:our (?:donors|members|customers|clients|guests|families|patients|tenants)|donors? (?:to|can|who)|by the (?:city|county|state|school|court)|our current rules|ask(?:s|ing)? (?:donors|people|supporters|members)|(?:with|from|by|on|using|through|out of) (?:our|petty|the shared) (?:card|budget|money|funds?|account|cash)|filing fee|(?:at|through) (?:the|our|a)(?: bank's)? ?(?:bank|credit union|website)(?! account)|for (?:(?:our|the) )?(?:team|office|event|shelter|kitchen|staff)|(?:to|for) (?:(?:our|the|local|needy|these|those|all) )?(?:famil(?:y|ies)|people|guests|clients|children|kids|neighbou?rs|students|households|seniors|refugees|patients|tenants))\b`,
)
