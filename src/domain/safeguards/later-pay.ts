import { toPatterns, type PatternRow } from './patterns.ts'

/** Rule S6: work that is unpaid now, with pay or a job promised for later. */

const later = String.raw`(?:later|eventually|soon|once|when|if|as soon as|after|afterwards?|in (?:the )?future|next (?:year|month|quarter)|down the (?:road|line)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|the (?:spring|summer|fall|autumn|winter)))\b`
const pay = String.raw`(?:salar(?:y|ies)|wages?|pay|payment|payroll|stipend|compensation|employment|(?:paid|permanent|salaried) (?:\w+ )?(?:position|job|post|role|contract|work|employment))`
const funding = String.raw`(?:we|the|our|your|there|funding|funds|money|it|you)`

/** The pay of staff, of the people whom the organization helps, or of those who pay it. */
const othersPayroll =
  /\b(?:clients?|graduates|participants|students?|youth|trainees|learners|freelancers?|artists?|interns?|seekers?|workers|director|of our (?:\w+ )?(?:staff|employees)|research|study|survey|analy[sz]e|explain|report on|compare|expenses|travel|reimburse|refugees|job description|families|people|donors?|customers?|visitors?|guests?|members|vendors?|suppliers?|online|by card)\b/
/** Where it is about the pay of a volunteer, only money that is paid back is harmless. */
const paidBack = /\b(?:expenses|travel|fares?|reimburse[ds]?|pay you back)\b/

const offered = String.raw`(?=$|,| ${later}| with us\b| at the end\b)`
const role = String.raw`(?:job|position|salary|employment|contract)`

/** What the reader of the listing is promised. */
const promisesToYou: readonly PatternRow[] = [
  // "Unpaid for the first three months, then we hire you"
  String.raw`\bthen (?:we(?:'ll| will| may| might| can)? )?(?:hire|employ|pay) you\b|\bwe(?:'ll| will| may| might| can)? (?:then )?offer you (?:an? )?(?:\w+ )?${role}${offered}|\bwe(?:'ll| will| may| might| can)? (?:then )?give you (?:an? )?(?:\w+ )?(?:(?:job|position|salary)${offered}|contract ${later})`,
  String.raw`\bwe (?:may|might|could|hope to|plan to|want to)(?: be able to)?(?: then| later)? (?:pay|offer|give) you (?:an? )?(?:\w+ )?${pay}${offered}`,
  String.raw`\byou(?:'ll| will)? (?:are|get|be|can be|may be) (?:hired|employed|put on (?:the |our )?payroll)\b`,
  // "After probation we will put you on payroll"
  String.raw`\b(?:put|place|take|move)s? you (?:on|onto) (?:the |our )?(?:payroll|staff)\b|\byou(?:'ll| will| can| may)?(?: then)? (?:be (?:put|placed|taken) on|go on|join|move to|move onto) (?:the |our )?payroll\b`,
  // "Get paid when we get funding"
  String.raw`\bwe(?:'ll| will| can)? pay you (?:later|once|when|as soon as|after|if)\b`,
  String.raw`\bwe (?:can't|cannot|can not|don't|do not|won't) pay you (?:yet|at first|right away|until|till|for now)\b`,
  String.raw`\byou(?:'ll| will| would| can| may)? (?:get|receive|earn) an? ${pay} ${later}`,
  [
    String.raw`\byou(?:'ll| will| would| can| may| could)? (?:get|receive|have) an? ${role}\b(?! (?:paper|description|template|interview))`,
    String.raw`\b(?:probation|trial|test|funding|grant|unpaid)\b`,
  ],
  String.raw`\byou (?:can|may|could|will|might) become (?:an? |our )(?:paid |regular |permanent )?(?:employee|staff|member of staff)\b.{0,30}\b(?:after|later|then|once|when)\b`,
]

/** What is said of pay in general. */
const promises: readonly PatternRow[] = [
  String.raw`\bunpaid(?: work)?(?: for| during| in| at)?(?: the| your)? (?:first|initial|beginning|start|now)\b`,
  String.raw`\b(?:the|your) (?:first|initial) (?:\w+ )?(?:days?|weeks?|months?|year) (?:is|are|will be) unpaid\b`,
  [
    String.raw`\b(?:\w+ )?(?:days?|weeks?|months?|year) unpaid\b`,
    String.raw`\b(?:then|after|contract|hire|job|paid)\b`,
  ],
  // "You will work unpaid for three months; then we hire the best"
  String.raw`^(?:and )?then we(?:'ll| will| may| might| can)? (?:hire|employ|pay) (?:the )?(?:best|winner|one of you)\b`,
  String.raw`\bunpaid (?:until|till|for now|at first|to start)\b`,
  String.raw`\bwe (?:may|might|could|hope to|plan to|want to)(?: be able to)?(?: then| later)? (?:pay|offer|give) (?:an? )?(?:\w+ )?${pay}${offered}`,
  String.raw`\b(?:paid|salaried|permanent) (?:role|job|position|post|contract|work) (?:may|might|could|can|will)(?: then| later)? (?:follow|come|open|be (?:created|offered|possible))\b`,
  String.raw`\b(?:paid|salaried) (?:role|job|position|post|work) (?:once|later|when|as soon as|after)\b`,
  [
    String.raw`\bwe (?:can no longer|can't|cannot|no longer) (?:pay|afford)\b`,
    String.raw`\b(?:job|work|tasks|duties|role) of\b|\b(?:former|previous|last|old) (?:staff|employees?|secretary|bookkeeper|accountant|assistant|manager|coordinator|designer|developer|receptionist|administrator)\b`,
  ],
  [
    String.raw`\b(?:after|once|if|following) (?:the |your |a )?(?:\w+ )?(?:probation|trial|test)(?: (?:period|phase|month|time))?\b`,
    String.raw`\b(?:hired?|employ(?:ed|ment)?|payroll|join our (?:staff|team))\b|\byou(?:'ll| will)? (?:get|receive|sign|are|be|have) (?:an? |your )?(?:\w+ )?(?:contract|paid|salary|wages)\b(?! template)|\byour (?:contract|salary|wages|pay)\b`,
  ],
  String.raw`\bjoin our staff after\b`,
  // "Unpaid internship with possible employment at the end"
  [
    String.raw`\b(?:possible|potential|eventual|likely|later) (?:employment|hiring|job offer|(?:paid|permanent) (?:work|role|job|position|post))(?=$|,| (?:at|after|later)\b)`,
    String.raw`\b(?:unpaid|internship|trial|at the end)\b`,
  ],
  String.raw`(?:^|, |\b(?:and|then|you(?:'ll| will)?) )(?:(?:get|be|are) )?paid (?:later|(?:once|when|as soon as|after|if) ${funding})\b`,
  String.raw`\b(?:no|without) (?:pay|salary|wages?|payment)(?: is paid)? (?:yet|at first|until|till|for now|(?:for|in|during) the first)\b`,
  // "A salary is possible later"
  [
    String.raw`\b${pay}(?: (?:is|may|might|could|can|will|would)(?: then)?(?: be)?)? (?:possible|available|considered|offered|an option|likely|planned)\b`,
    String.raw`\b${later}`,
  ],
  [
    String.raw`\b(?:chance|possibility|prospect|option|opportunity|hope|promise|potential) (?:of|for|at) (?:an? )?${pay}\b`,
    String.raw`\b${later}`,
  ],
  [
    String.raw`\b(?:volunteer|unpaid)\b.{0,30}\bbecome (?:an? |our )(?:\w+ )?(?:employee|staff|member of staff)\b`,
    String.raw`\b(?:after|later|then|once|and|when|can|may|could|will)\b`,
  ],
  String.raw`\b(?:it|this|which|the (?:role|job|position|work)|volunteering) (?:\w+ )?(?:turns?|grows?|leads?|converts?|becomes?) (?:in)?to (?:an? )?(?:paid|salaried|permanent)\b`,
]

export const promisesPay = [...toPatterns(promisesToYou, paidBack), ...toPatterns(promises, othersPayroll)]
