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
const signatureLine = /^--\s?$/
/** What is left of pictures when HTML becomes text. */
const pictureLine = /^\[(?:cid|data|https?):[^\]\s]*\]$/iu
const quotedLine = /^\s{0,3}>/
const ruleLine = /^\s*[_\-–—*]{3,}\s*$/
/** What phones add below the text. */
const phoneLine =
  /^(?:sent (?:from|via|with|using) .{1,60}|get outlook for .{1,20}|von meinem .{1,40} gesendet|gesendet (?:von|mit) .{1,60}|enviado (?:desde|con|do) .{1,60}|obtener outlook .{1,30}|envoyé (?:de|depuis|à partir d).{1,60}|télécharger outlook .{1,30}|inviato da .{1,60}|verstuurd vanaf .{1,60}|skickat från .{1,60}|wysłane z .{1,60})$/iu

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

/** Whether the headers of a quoted email begin here: its sender and at least two more. */
function isHeaders(lines: readonly string[], from: number): boolean {
  if (!fromLine.test(lines[from] ?? '')) return false
  const next = lines.slice(from + 1, from + 8)
  return next.filter((line) => otherHeader.test(line)).length >= 2
}

/** The text that the person wrote; empty if there is none. */
export function extractReply(text: string): string {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    // Bytes that are no text, and characters that no one sees.
    .replaceAll(/[^\P{Cc}\n\t]|[\p{Cs}\u200B\u200E\u200F\u2060\uFEFF]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
  const own: string[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (signatureLine.test(line) || separator.test(line) || isHeaders(lines, index)) break
    const introduced = measureIntroduction(lines, index)
    if (introduced > 0) {
      const next = skipBlank(lines, index + introduced)
      // Without marks at its lines, the quoted email cannot be told from what follows.
      if (!quotedLine.test(lines[next] ?? '')) break
      index = next
    } else if (!quotedLine.test(line) && !pictureLine.test(line.trim())) own.push(line)
  }
  return dropEnd(own)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Without blank lines, rules and the line of a phone at the end. */
function dropEnd(lines: readonly string[]): readonly string[] {
  let end = lines.length
  const isDropped = (line: string) => isBlank(line) || ruleLine.test(line) || phoneLine.test(line.trim())
  while (end > 0 && isDropped(lines[end - 1] ?? '')) end -= 1
  return lines.slice(0, end)
}
