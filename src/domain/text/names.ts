/**
 * What a name or a title may contain. People trust a name at a glance, so nothing in it may hide, reorder or imitate.
 */

/** Why a name is rejected; the first reason that applies. */
export const nameFaults = ['hidden', 'mark', 'accents', 'blank'] as const
export type NameFault = (typeof nameFaults)[number]

/**
 * Controls, direction marks, invisible letters, private and unassigned characters, and two blanks that count as
 * symbols.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC]/gu

/** Scripts that use joiners: Persian and Hindi need them for correct spelling. */
const joining =
  String.raw`\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nko}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}` +
  String.raw`\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}`

/** Hidden characters that only belong to the character before them. */
const spelling = new RegExp(
  [
    String.raw`(?<=[\p{L}\p{M}])(?<=[${joining}])[\u200C\u200D](?=[\p{L}\p{M}])(?=[${joining}])`,
    // The last letter of many names in Malayalam, as older keyboards write it.
    String.raw`(?<=\p{scx=Mlym}\u0D4D)\u200D`,
    // The variant of a Han or Mongolian letter, or of an emoji.
    String.raw`(?<=\p{Script=Han})[\uFE00-\uFE0D\u{E0100}-\u{E01EF}]`,
    String.raw`(?<=\p{Script=Mongolian})[\u180B-\u180D\u180F]`,
    String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`,
  ].join('|'),
  'gu',
)

/**
 * Symbols that sites use as a verified mark; no Unicode property covers them. ®, ™ and other emoji are not such
 * marks.
 */
const marks = [
  // Check marks and ballot boxes; a root sign without a number after it looks like one.
  String.raw`[\u237B\u2610-\u2612\u2705\u2713\u2714\u{10102}\u{1F5F4}-\u{1F5F9}\u{1FBB1}]|\u221A(?![\p{L}\p{N}])`,
  // Stars, except religious ones.
  String.raw`[\u22C6\u235F\u2605\u2606\u269D\u2726-\u2730\u2734-\u2739\u2742\u2B50-\u2B52\u2BE8-\u2BEB\u{1F31F}\u{1F7C0}-\u{1F7D9}]`,
  // Shields, medals, rosettes, trophies and badges.
  String.raw`[\u26E8\u{1F396}\u{1F3C5}\u{1F3C6}\u{1F3F5}\u{1F3F6}\u{1F4DB}\u{1F6E1}\u{1F947}-\u{1F949}\u{1FAAA}]`,
  // Blue and green circles and diamonds.
  String.raw`[\u{1F4A0}\u{1F535}\u{1F537}\u{1F539}\u{1F7E2}]`,
  // Letters and signs in circles and squares: Ⓥ, 🆗, ㊣.
  String.raw`[\u24B6-\u24E9\u3280-\u32B0\u{1F110}-\u{1F1AD}\u{1F200}-\u{1F265}]|\p{Me}`,
]
const mark = new RegExp(marks.join('|'), 'gu')

/** More marks than any script stacks on one letter, or marks that would attach to what is before the name. */
const accents = /^\p{M}|(?:(?=\p{Script=Inherited})\p{M}){4}|\p{M}{7}|(\p{M})\1\1/u

/** An emoji counts as content; punctuation and spaces don't. */
const blank = /^[^\p{L}\p{N}\p{Emoji_Presentation}]*$/u

/** A name normalized for storing and comparing: each letter in one form, every space a plain one. */
export function cleanName(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\p{Zs}/gu, ' ')
    .trim()
}

/** Why a name isn't allowed; null if it is, or if there is no name. */
export function findNameFault(text: string): NameFault | null {
  const name = cleanName(text)
  if (name === '') return null
  const applies: Record<NameFault, boolean> = {
    hidden: name.replaceAll(spelling, '').search(hidden) >= 0,
    mark: name.search(mark) >= 0,
    accents: accents.test(name),
    blank: blank.test(name),
  }
  return nameFaults.find((fault) => applies[fault]) ?? null
}

/** The name without characters that names may not contain, for showing names that were stored before this rule. */
export function sanitizeName(text: string): string {
  const name = cleanName(text).replaceAll(mark, '')
  const kept = name.match(spelling) ?? []
  const parts = name.split(spelling).map((part, index) => part.replaceAll(hidden, '') + (kept[index] ?? ''))
  return parts.join('').replaceAll(mark, '')
}
