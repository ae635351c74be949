/** Words of rule S9 that its strong and its weak patterns share, as parts of regular expressions over plain text. */

export const amount = String.raw`(?:(?:[$€£]|\b(?:usd|eur|gbp)) ?\d|\d[\d,.]* ?(?:[$€£]|dollars?|usd|eur|euros?|pounds?(?! of\b)|gbp|bucks)\b)`
export const joining = String.raw`(?:to (?:apply|join|start|begin|take part|participate|be considered|be accepted|(?:secure|reserve|hold|confirm|keep|guarantee) your (?:spot|place|seat|position|role))|before (?:you (?:can )?(?:start|begin|apply|join)|starting|joining|applying|we (?:accept|confirm)(?= (?:you|your)|$)))`

/** The organization pays, or the words are about someone else's money. */
export const othersPay =
  /\b(?:we (?:will |'ll |always )?(?:pay|cover|reimburse|refund|waive)|we'll (?:pay|cover|reimburse)|reimburse[ds]?|waived|paid by us|at our (?:cost|expense)|on us|free of charge|our (?:donors|members|customers|clients|guests|families|patients|tenants)|donors? (?:to|can|who)|by the (?:city|county|state|school|court)|our current rules|ask(?:s|ing)? (?:donors|people|supporters|members)|(?:with|from|by|on|using|through|out of) (?:our|petty|the shared) (?:card|budget|money|funds?|account|cash)|filing fee|(?:at|through) (?:the|our|a)(?: bank's)? ?(?:bank|credit union|website)(?! account)|for (?:(?:our|the) )?(?:team|office|event|shelter|kitchen|staff)|(?:to|for) (?:(?:our|the|local|needy|these|those|all) )?(?:famil(?:y|ies)|people|guests|clients|children|kids|neighbou?rs|students|households|seniors|refugees|patients|tenants))\b/
