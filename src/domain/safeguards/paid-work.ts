import type { Pattern } from './patterns.ts'

/** Rule S6: a project does not replace a paid post. These words make a person read the listing. */

const role = '(?:role|position|job|post|opportunity|internship|project|work|placement|engagement)'

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
      /\b(?:clients?|visitors?|students?|guests?|open (?:from|to|daily)|our (?:office|shop|store|center|centre|hotline|line) is|one day|single day|event|saturdays?|sundays?|who is|who are|phone|call|reach)\b/,
  },
  {
    find: /\b(?:may|might|could|can|will|would|should)(?: later| eventually| then)? (?:lead|turn|develop|grow|convert|evolve|become)(?: in)?(?: ?to)? (?:a |an |your )?(?:\w+ )?(?:paid|salaried|permanent|real|contract|employment|job)\b/,
    unless: /\b(?:clients?|graduates|participants|our students|youth|trainees|learners)\b/,
  },
  {
    find: /\b(?:salary|wages?|pay|payment|compensation)(?: (?:will|can|may|shall))? (?:later|comes? later|follows?|start|starts|begin|begins|be paid later|be discussed|discussed later|once|when we|after (?:we|the|you|\w+ (?:weeks?|months?)))\b/,
    unless: /\b(?:research|study|survey|analy[sz]e|report on|compare|clients?|workers)\b/,
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
    unless: /\b(?:employee (?:volunteer|handbook|survey|engagement|group)|your employer)\b/,
  },
  {
    find: /\b(?:replac(?:e|es|ing)|stand(?:s|ing)? in for|fill(?:s|ing)? in for|instead of|in place of|cover(?:s|ing)? for|take over from) (?:our |a |an |the |one of our )?(?:former |previous |paid |departing |laid off )*(?:employees?|staff(?: members?)?|bookkeeper|accountant|receptionist|assistant|manager|developer|designer|coordinator)\b/,
    and: /\b(?:paid|laid off|left|leave|leaving|let go|quit|fired|afford|salary|budget|vacant|vacancy|position|post)\b/,
  },
  {
    find: /\b(?:until|till|because|since|as|while) we (?:can|can't|cannot|could|are able to|don't have the (?:money|budget) to) (?:\w+ )?(?:afford|pay|hire|employ|fund)\b/,
    and: /\b(?:employee|staff|someone|salary|position|post|hire|pay|paid)\b/,
  },
]
