import { toPatterns, type PatternRow } from './patterns.ts'

/** Rule S7, weak: applicants may be asked for new work, or compete with it. A person reads the listing. */

const piece = String.raw`(?:logos?|(?:re)?designs?|concepts?|mock ?ups?|posters?|flyers?|banners?|drafts?|sketch(?:es)?|layouts?|prototypes?|wireframes?|headers?|landing pages?|home ?pages?|pages?|articles?|translations?|illustrations?|slogans?|proposals?|entr(?:y|ies)|newsletters?|videos?|ideas?)`
const kind = String.raw`(?:design|logo|branding|poster|flyer|website|slogan|writing|translation|video|coding|illustration)`
const making = String.raw`(?:give us|send|submit|upload|attach|include|create|design|redesign|make|draw|prepare|produce|write|build|translate|draft|sketch|show|pitch|deliver|propose)`
const newWork = '(?:design|draw|make|create|write|submit|send|prepare)'
const applicants = String.raw`(?:(?:each|every|all|any|the) )?(?:applicants?|candidates?|designers?|volunteers?|writers?|everyone|everybody|of you)`
const sample = String.raw`(?:trial|sample|test|speculative|spec|free trial|free sample|free)`

/** It is about pupils, guests or clients, about past work, or it is a task of the project. */
const harmless =
  /\b(?:child(?:ren)?|kids?|students?|pupils?|graders?|teens?|youth|artists?|families|clients?|teachers?|members|judge the|needs? an?|rules of|page where|page that|form (?:for|that)|sign up form|scholarship|grants?|raffle|fair|together|cards?|club|portfolio|past|previous|existing|earlier|published|once (?:you are |you're )?accepted|after (?:you are |you're )?accept\w*)\b/

const finds: readonly PatternRow[] = [
  // "Submit a free trial logo so we can pick the winner"
  [
    String.raw`\b${making}\b.{0,40}\b${piece}\b`,
    String.raw`\bso (?:that )?we can (?:pick|choose|select|find|crown) (?:the (?:winner|best)(?=$|,| (?:one|of you|applicant|candidate|volunteer|designer|person)\b)|who|whom|you|between you|one of you)\b|\bto (?:win|get|earn) (?:this|the|our|your) (?:project|role|spot|place|position|job)(?=$|,)|\bfor us to (?:judge|rate|compare|pick from|choose from|assess)\b|\bbefore the interview\b|\bfor us first\b|\bwith your answers\b`,
  ],
  // "Translate the attached text so that we can see your level"
  String.raw`\b(?:translate|edit|proofread|rewrite|redesign|design|draw|write|code|summari[sz]e)\b.{0,40}\bso (?:that )?we can (?:see|judge|check|assess|test) your (?:level|skills?|style|ability|talent|quality)\b`,
  // Without someone who sends it, "then we choose one" is about a volunteer's own drafts.
  [
    String.raw`\b(?:give us|send|submit|upload|everyone)\b.{0,40}\b${piece}\b|\bfirst make us\b`,
    String.raw`\b(?:and|then) we(?:'ll| will)? (?:(?:pick|choose|select|decide)$|(?:pick|choose|select) (?:one|the|our|who|whom|which)\b(?! with you))`,
  ],
  [
    String.raw`\b(?:want|like|need|expect|ask|see|submits?|sends?|show us|send us|submit|design|make|write|draw)\b.{0,30}\b${sample} (?:\w+ )?${piece}\b`,
    String.raw`\b(?:from|of|by) ${applicants}\b|\b(?:first|answers|pick|choose|compete)\b|^(?:please )?submit\b`,
  ],
  String.raw`\b(?:trial|speculative|spec) (?:logo|design|article|flyer|poster|banner|concept|work)s?\b(?= (?:with|before|comes|is|from|for us)\b|$)`,
  [
    String.raw`\b(?:want|expect|need|ask for|require|collect|compare)\b.{0,40}\b${piece}\b.{0,10}\b(?:from|of|by) (?:each|every|all|everyone|everybody)\b`,
    String.raw`\b${applicants}\b`,
  ],
  String.raw`\b(?:everyone|everybody) (?:submits?|sends?|draws?|designs?|makes?) (?:us )?(?:an?|one|their) (?:\w+ )?${piece}\b`,
  // "Logo contest! Submit your best concept."
  String.raw`^(?:\w+ )?${kind} (?:contest|competition)\b(?=:|,|$)`,
  String.raw`\bwe (?:will |only )?(?:choose|pick|select|use) the best ${piece} (?:submitted|sent(?: in)?|(?:that )?(?:we (?:get|receive)|you send))\b`,
  String.raw`\b(?:submit|send(?: in| us)?|enter) your (?:best|winning|favou?rite) ${piece}\b|\b(?:send|submit)(?: in)? your entr(?:y|ies)\b`,
  String.raw`\bwith the best ${piece} (?:gets|wins|is|will)\b|\bthe best (?:one |${piece} )?(?:is|gets|will be) (?:chosen|used|picked|selected|published|hired|accepted)\b|\b${piece} before we (?:choose|decide|pick|select)$`,
  String.raw`\b${kind} (?:contest|competition|challenge) (?:for|among|between|of) (?:(?:the|our) )?${applicants}\b|\b(?:complete|take|do|enter|pass) (?:our|the|this) (?:\w+ )?${kind} (?:challenge|contest|competition)\b|\b(?:contest|competition|challenge) winners? (?:gets?|will|may|can|becomes?)\b`,
  String.raw`\bapply with an? (?:new|fresh|free|finished|first|sample) ${piece}\b|\byour application (?:must|should|needs to|has to) (?:contain|include|have) (?:an?|one|two|three) (?:(?:new|fresh|free|finished|sample) )?${piece}\b`,
  String.raw`\bmay the best ${piece} win\b|\bthe winning (?:design|designer|concept|entry|logo|draft|proposal) (?:gets|receives|becomes|will (?:get|become))\b|\b(?:the|only the) winner (?:becomes|gets|will (?:become|get)) (?:our|the) (?:\w+ )?(?:volunteer|designer|project|role|spot|place|job)\b`,
  [
    String.raw`\b(?:we|we'll)(?: will)? (?:pick|choose|select|crown) (?:the|a|one) winner\b`,
    String.raw`\b${piece}\b|\b(?:submitted|submissions)\b`,
  ],
  // "Redesign our header, then apply"
  String.raw`\b${making}\b(?!.{0,60}\b(?:about|how|who|whether|where|that|can|eligible)\b).{0,60}(?:,| and)(?: then)? (?:apply|(?:send|submit) your application)(?:$| (?:here|with it|for (?:the|this) (?:role|position|project|spot)))`,
  String.raw`\bfirst (?:make|design|send|write|draw|build|create)s? us an? (?:\w+ )?${piece}\b.{0,20}\bthen we\b|\b(?:make|design|send|write|draw|build|create) us an? (?:\w+ )?${piece} first\b`,
]

/** What an applicant does. Whatever else the sentence says, this is before the acceptance. */
const byApplicants: readonly PatternRow[] = [
  String.raw`(?:^|, )(?:each|every|all) (?:applicants?|candidates?)(?: will| must| should)? (?:submits?|sends?|draws?|designs?|writes?|prepares?|makes?|creates?) (?:us )?(?:an?|one|two|three|their) (?:\w+ )?${piece}\b`,
  String.raw`^(?:applicants|candidates)(?: must| will| should)? (?:do|${newWork}) (?:us )?(?:an?|one|two|three) (?:\w+ ){0,2}${piece}\b`,
  String.raw`\b(?:to (?:apply|be (?:considered|selected|chosen|shortlisted))|as part of (?:your|the|our) (?:application|selection|screening)),? you (?:must|should|have to|need to|will)(?: also| first)? ${newWork} (?:us )?(?:an?|one|two|three) (?:\w+ ){0,3}${piece}\b`,
  String.raw`\bapplicants (?:will )?compete\b|\b(?:candidates|designers|volunteers) (?:will )?compete (?:for (?:the|this) (?:role|spot|project|place|position)|with (?:an?|their|free))\b`,
]
const afterAcceptance =
  /\b(?:scholarships?|grants?|portfolio|past|previous|existing|published|once (?:you are |you're |they are )?accepted|after (?:you are |you're )?accept\w*)\b/

export const asksForSamples = [...toPatterns(finds, harmless), ...toPatterns(byApplicants, afterAcceptance)]
