import type { Pattern } from './patterns.ts'

/** Rule S7: no one works before they are accepted. Past work, which applicants show, is no sample of new work. */

const applying = [
  String.raw`(?:with|in|to|alongside|together with|as part of|along with) (?:your|each) (?:\w+ )?application`,
  String.raw`as part of (?:the|an) (?:application|selection|screening)`,
  String.raw`^to apply\b(?! for)`,
  String.raw`, to apply\b(?! for)`,
  String.raw`when (?:you apply|applying)\b(?! for)`,
  String.raw`before (?:(?:you apply|applying)\b(?! for)|we (?:decide|choose|accept|select|pick|answer)(?= (?:you|who|whom|anyone|a volunteer)\b|$)|(?:you are|you're|being) (?:accepted|selected|chosen))`,
  String.raw`to be (?:considered|selected|chosen|shortlisted)\b(?! (?:for|as)\b)`,
  String.raw`\b(?:everyone who applies (?:must|should|will|has to)|(?:applicants?|candidates?) (?:are|will be) (?:asked|required|expected) to|(?:applicants?|candidates?) (?:must|should|have to|need to) (?:send|submit|attach|upload|email|include|prepare|(?:design|create|make|draw|write|build) an? (?:\w+ )?sample))\b`,
  String.raw`so (?:that )?we can (?:judge|assess|compare|see (?:if|whether|how|what)) you`,
  String.raw`to (?:prove|show us|demonstrate) (?:your|what you)`,
  String.raw`if we like (?:it|your|what)`,
].join('|')

const work =
  'mock ?ups?|designs?|logos?|posters?|flyers?|banners?|prototypes?|wireframes?|concepts?|layouts?|illustrations?|translations?|articles?|blog posts?|drafts?|sketch(?:es)?|infographics?|videos?(?! (?:calls?|chats?|interviews?|meetings?))|campaigns?|landing pages?|web ?sites?|home ?pages?|code(?! of conduct)|spreadsheets?|reports?|(?:marketing|business|campaign|content|lesson) plans?|brochures?|newsletters?|pages?'

const making =
  'send|submit|upload|attach|include|create|design|make|draw|prepare|produce|complete|do|write|build|translate|edit|deliver|provide|draft|code|sketch'

const pastWork =
  /\b(?:tell us|say|mention|let us know|explain|describe)\b.{0,30}\bapplication\b|\b(?:portfolio|past|previous|existing|earlier|already|published|work samples?|samples? of your|examples? of your|of your (?:work|writing|code|designs?)|writing samples?|resume|cv|references?|links? to (?!your profile)|your (?:own |personal )?(?:web ?site|home ?page|blog)|(?:you've|you have) (?:made|done|designed|written|built|worked)|if you have (?:one|any|some))\b/

const test =
  'test (?:task|assignment|project|piece|translation|article|design|edit)|trial (?:task|assignment|project|piece|design|translation|article|edit)|sample (?:task|assignment|project|design|logo|flyer|poster|page|article|translation|edit|post|work)|unpaid (?:test|trial)|skills? test'

const contest =
  /\bbest (?:design|idea) (?:practices?|principles?)\b|\b(?:child(?:ren)?|kids?|students?|pupils?|graders?|teens?|teen reporters?|youth|artists?|prizes?|party|vouchers?)\b/

/** It is asked for clearly: the listing is refused. */
export const sampleWork: readonly Pattern[] = [
  {
    find: new RegExp(
      String.raw`\b(?:${making})\b(?! (?:tools|principles|practices|skills)).{0,60}\b(?<!\b(?:on|through|via|of|about|read|see) (?:our|the|your|this) (?:home )?)(?:${work})\b`,
    ),
    and: new RegExp(applying),
    unless: pastWork,
  },
  {
    find: /\bas part of (?:your|the) application\b.{0,20}\bredesign\b|\bredesign\b.{0,40}\b(?:with|as part of) your application\b(?! of\b)/,
    unless: pastWork,
  },
  { find: new RegExp(String.raw`\b(?:${test})\b`), and: new RegExp(applying), unless: pastWork },
  {
    find: /\b(?:we|we'll)(?: will| shall|'ll)? (?:then |only )?(?:pick|choose|select|use|keep|publish) (?:only )?(?:the )?(?:best|winning|favou?rite) (?:one|design|logo|entry|submission|version|draft|poster|concept|article|translation|idea)s?\b/,
    and: /\bonly\b/,
    unless: contest,
  },
  {
    find: /\bbest (?:design|logo|entry|submission|version|draft|poster|concept|one) (?:wins|will (?:win|be (?:chosen|used|selected|picked|published)))\b/,
    unless: contest,
  },
  {
    find: /\bonly (?:the )?(?:winner|winning \w+|best \w+) (?:will be|is|gets) (?:accepted|used|credited|published)\b/,
  },
]

/** It may be asked for: a person reads it. */
export const likelySampleWork: readonly Pattern[] = [
  {
    find: new RegExp(
      String.raw`\b(?:complete|do|pass|submit|send|take|start with|begin with) (?:an? |the |our |this )?(?:short |small |quick |free |unpaid )*(?:${test})\b`,
    ),
    unless:
      /\b(?:students?|learners?|pupils?|clients?|once (?:you are |you're )?accepted|after (?:you are |you're )?accept)/,
  },
  {
    find: /\b(?:complete|do|finish|solve|send|submit) (?:the|an|this|our) (?:attached |following |short |small |enclosed |test )*(?:assignment|exercise|task)\b(?! (?:list|preferences))/,
    and: /\bbefore (?:the|your|our|an) interview\b(?! with\b)|\b(?:with|in|to|as part of) your application\b|\bbefore (?:you apply|applying)\b|^to apply\b/,
    unless: /\b(?:students?|learners?|pupils?|clients?|participants?|kids?|child(?:ren)?|teachers?)\b/,
  },
  {
    find: /\b(?:this is|we are (?:holding|running)|we're (?:holding|running)|enter our|join our|take part in our) (?:an? |the )?(?:design|logo|branding|poster|flyer|website|slogan|writing|translation) (?:contest|competition)\b/,
  },
  {
    find: /\b(?:several|many|all|other|multiple|five|ten) (?:volunteers|designers|applicants|people) (?:will )?(?:compete|submit (?:a|their)(?! hours| timesheets| availability))\b/,
  },
]
