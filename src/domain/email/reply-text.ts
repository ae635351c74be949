/**
 * What a person wrote in a reply by email, without the quoted email and the signature. Email clients mark neither in a
 * standard way, so these are the ways of common clients and languages. If in doubt, text stays.
 */

/** Line that introduces a quoted email: a start and an end, with a date between them. */
const introductions = [
  ['on', 'wrote'],
  ['am', 'schrieb'],
  ['le', 'a écrit'],
  ['el', 'escribió'],
  ['em', 'escreveu'],
  ['il', 'ha scritto'],
  ['op', 'schreef'],
  ['den', 'skrev'],
  ['w dniu', 'pisze'],
  ['w dniu', 'napisał\\(?a?\\)?'],
].map(
  ([start, end]) =>
    new RegExp(`^(?:${start})\\s(?=.{0,300}\\d).{3,300}\\s(?:${end})(?:\\s.{1,200})?\\s?:$`, 'iu'),
)

/** Clients wrap the introduction into at most this many lines. */
const maxIntroductionLines = 4
const maxIntroductionLength = 600

const wordsOf = (text: string) => text.split(' ').join('|')
/** The first line of the headers that Outlook puts above the quoted email, and the lines after it. */
const fromLine = new RegExp(`^[*\\s]*(?:${wordsOf('from von de da van från fra od')})\\s?:[*\\s]*\\S`, 'iu')
const otherHeader = new RegExp(
  `^[*\\s]*(?:${wordsOf(
    'sent date to cc subject gesendet datum an betreff envoyé à objet enviado enviada fecha para asunto assunto inviato data oggetto verzonden aan onderwerp skickat till ämne sendt til emne wysłano do temat',
  )})\\s?:`,
  'iu',
)
const separator =
  /^\s*-{2,}\s?(?:original message|original appointment|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|message d['’]origine|message transféré|mensaje original|mensaje reenviado|mensagem original|messaggio originale|oorspronkelijk bericht|originalmeddelande)\s?-{2,}\s*$/iu
/** Exactly this (RFC 3676, 4.3): two dashes alone are a line of the person. */
const signatureLine = '-- '
/** What is left of pictures when HTML becomes text. */
const pictureLine = /^\[(?:cid|data|https?):[^\]\s]*\]$/iu
const quotedLine = /^\s{0,3}>/
const ruleLine = /^\s*[_\-–—*]{3,}\s*$/
/** The devices and apps that add a line below the text. */
const apps =
  '(?:(?:my|meinem|mon|mi|il mio|mijn|min|mój|mojego|meu) )?(?:verizon,? |t-mobile |at&t )?(?:iphone|ipad|ipod|mac|android|samsung|galaxy|huawei|xiaomi|pixel|nokia|sony|motorola|oneplus|fairphone|blackberry|windows phone|handy|smartphone|mobile|outlook|yahoo|gmail|gmx|web\\.de|thunderbird|proton ?mail|k-9|fairemail|aqua mail|spark|mail\\.ru|mail for windows|mail für windows|windows mail|windows-mail|der mobilen|t-online)'
const link = '(?:\\s?<https?:[^>\\s]*>)?'
/** What phones add below the text. */
const phoneLine = new RegExp(
  `^(?:sent (?:from|via|with|using) ${apps}.{0,60}|get outlook for .{1,20}|von ${apps}.{0,40} gesendet|gesendet (?:von|mit) ${apps}.{0,60}|enviado (?:desde|con|do) ${apps}.{0,60}|obtener outlook .{1,30}|envoyé (?:de|depuis|à partir d['’e]) ?${apps}.{0,60}|télécharger outlook .{1,30}|inviato da(?:l)? ${apps}.{0,60}|verstuurd vanaf ${apps}.{0,60}|skickat från ${apps}.{0,60}|wysłane z ${apps}.{0,60})${link}$`,
  'iu',
)
/** Only our own emails have it. Anyone with the link can end emails to the person. */
const ownLink = '/auth/unsubscribe#'

const isBlank = (line: string | undefined) => line !== undefined && line.trim() === ''

/** The index of the first line from here that is not blank. */
function skipBlank(lines: readonly string[], from: number): number {
  let index = from
  while (isBlank(lines[index])) index += 1
  return index
}

/** How many lines from here introduce a quoted email; 0 if they do not. */
function measureIntroduction(lines: readonly string[], from: number): number {
  let text = ''
  for (let count = 1; count <= maxIntroductionLines; count += 1) {
    const line = lines[from + count - 1]
    if (line === undefined || isBlank(line) || quotedLine.test(line)) return 0
    text = `${text} ${line.trim()}`.trim()
    if (text.length > maxIntroductionLength) return 0
    if (text.endsWith(':') && introductions.some((introduction) => introduction.test(text))) return count
  }
  return 0
}

/** Whether a line about the sender of an email can be about ours: it has an address or the name of the site. */
const isAboutSender = (text: string, site: string) =>
  text.includes('@') || text.toLowerCase().includes(site.toLowerCase())

/** Whether the headers of a quoted email begin here: its sender and at least two more. */
function isHeaders(lines: readonly string[], from: number, site: string): boolean {
  const line = lines[from] ?? ''
  if (!fromLine.test(line) || !isAboutSender(line, site)) return false
  const next = lines.slice(from + 1, from + 8)
  return next.filter((line) => otherHeader.test(line)).length >= 2
}

/** The text that the person wrote in reply to an email of this site; empty if there is none. */
export function extractReply(text: string, site: string): string {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    // Bytes that are no text, and characters that no one sees.
    .replaceAll(/[^\P{Cc}\n\t]|[\p{Cs}\u200B\u200E\u200F\u2060\uFEFF]/gu, '')
    .split('\n')
  const own: string[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (line === signatureLine || line.includes(ownLink) || separator.test(line)) break
    if (isHeaders(lines, index, site)) break
    const introduced = measureIntroduction(lines, index)
    const next = introduced > 0 ? skipBlank(lines, index + introduced) : index
    if (introduced > 0 && quotedLine.test(lines[next] ?? '')) index = next
    // Without marks at its lines, the quoted email can't be distinguished from what follows.
    else if (introduced > 0 && isAboutSender(lines.slice(index, index + introduced).join(' '), site)) break
    else if (!quotedLine.test(line) && !pictureLine.test(line.trim())) own.push(line.trimEnd())
  }
  return dropEnd(own)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Without blank lines, rules and the line of a phone at the end, unless there is nothing else. */
function dropEnd(lines: readonly string[]): readonly string[] {
  let end = lines.length
  const isEmpty = (line: string) => isBlank(line) || ruleLine.test(line)
  const isDropped = (line: string) => isEmpty(line) || phoneLine.test(line.trim())
  while (end > 0 && isDropped(lines[end - 1] ?? '')) end -= 1
  return end > 0 ? lines.slice(0, end) : lines.filter((line) => !isEmpty(line))
}
