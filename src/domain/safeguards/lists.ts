/** Lists whose items end the sentence of the line above them: "Volunteers must:" and, below it, "- be 18 or older". */

export type ListItem = {
  /** The words that introduce the list, as they were written. */
  introduction: string
  /** What the item continues from: the introduction without words that add nothing. */
  lead: string
  /** The item without its mark. It can have several sentences. */
  item: string
}

/** So many items are read with their introduction; no honest list is longer, and each costs as much as a sentence. */
export const mostItems = 100

/** A word after which a sentence continues, however its lines are broken; not one that often ends a heading. */
export const openWord = '(?:an?|the|of|to|and|or|your|our|per|by|must|should|will|have|has|are|is)'

/** "must also", "must do all of the following": the items say what. */
const filler = String.raw`(?: (?:also|first|only|just|then|each|all|do|complete|follow|please|of|the following|these|things|steps|points)){0,6}`
const openEnd = new RegExp(
  String.raw`^(?<lead>.*?(?<![\p{L}\p{N}])${openWord})${filler} ?(?<end>[:,;.…–—-]{0,3})$`,
  'iu',
)
/** The items say what one does to join, if they are about paying. */
const waysToJoin =
  /^\W{0,5}(?:(?:(?:in order|how|steps|requirements) )?to (?:apply|join|start|begin|participate|take part|volunteer)(?: (?:with )?us)?|before (?:you (?:can )?(?:start|begin|apply|join|volunteer)|your first (?:day|shift))|(?:(?:our|the|volunteer|other|minimum|basic) ){0,2}requirements)\W{0,5}$/iu
const meaningOfWays = 'To join:'
const politely = '(?:(?:please|kindly|then|first|just|simply|also|you|must) ){0,3}'
const charge = String.raw`(?:an? )?(?:\p{L}+ )?(?:deposit|fee|payment) of |(?:an? )?[$€£]\d{1,9} (?:\p{L}+ )?(?:deposit|fee|payment)\b`
const paid = String.raw`(?:pay|make an? (?:[$€£\p{L}\d]{1,20} )?(?:payment|deposit|donation))\b`
const given = '(?:donate|send|transfer|wire|buy|purchase)'
/** `object`: what must follow "donate", "send" and the like. */
const paymentOf = (object: string) =>
  new RegExp(String.raw`^(?:${politely}(?:${paid}|${given}${object})|${charge})(?!.* if you\b)`, 'iu')
/** Other items below it are notes or past work, and "To join: deposits are due" would say more than they do. */
const payment = paymentOf(String.raw`\b`)
/** Requirements are also what one can: "Purchase ledger experience". */
const ofRequirements = /\brequirements\b/iu
const requiredPayment = paymentOf(String.raw` (?:us )?(?:(?:an?|the|our|your) |[$€£])`)
/** The items are what volunteers do, often with the money of the organization: "You will:". */
const ofWork = /(?<![\p{L}\p{N}])(?:will|should)$/iu

const oneRequirement = /^((?:\p{L}+ ){0,2}requirements): (.*)$/u

/** A plain sentence; "Requirements: pay a deposit" says on one line what a list says on two. */
export const readRequirement = (plain: string): string =>
  plain.replace(oneRequirement, (whole, heading: string, item: string) =>
    waysToJoin.test(heading) && requiredPayment.test(item) ? `to join: ${item}` : whole,
  )

export const isDuty = ({ lead }: ListItem): boolean => ofWork.test(lead)
export const mayGoOnFrom = ({ introduction, lead, item }: ListItem): boolean =>
  lead !== meaningOfWays || (ofRequirements.test(introduction) ? requiredPayment : payment).test(item)

const numbering = String.raw`(?:\d{1,3}|\p{L}|[ivx]{2,4})[.)](?!\d)`
const mark = new RegExp(String.raw`^(?:[^\p{L}\p{N}$€£]*${numbering}\s*|[^\p{L}\p{N}$€£]+)`, 'iu')

/** Of an introduction its end is read, so that a long list does not repeat a long line. */
const mostWords = 12
const mostCharacters = 150

type Lead = Omit<ListItem, 'item'> & {
  /** The next lines are its items even without a mark. */
  isHeading: boolean
}

/** What the next lines continue from; null if the line ends its sentence. */
function findLead(line: string): Lead | null {
  const sentence =
    line
      .slice(-mostCharacters)
      .split(/[.!?;]\s/u)
      .at(-1) ?? ''
  const introduction = sentence.trim().split(/\s+/u).slice(-mostWords).join(' ')
  if (waysToJoin.test(introduction)) return { introduction, lead: meaningOfWays, isHeading: true }
  const { lead, end } = openEnd.exec(introduction)?.groups ?? {}
  if (lead === undefined) return null
  return { introduction, lead, isHeading: end?.startsWith(':') === true }
}

/** The items of the lists in a text that continue from the line above them, whatever marks them. */
export function listItems(text: string): ListItem[] {
  const items: ListItem[] = []
  let list: List | null = null
  for (const line of text.split(/\r?\n/u)) {
    if (items.length >= mostItems) break
    const words = line.replace(mark, '').trim()
    const isMarked = words !== line.trim()
    if (words === '') {
      if (list) list.isAfterGap = true
    } else if (list?.last && !isMarked && list.isMarked && !list.isAfterGap) {
      for (const item of list.last) item.item += `\n${words}`
    } else if (list && (isMarked || mayGoOn(list))) {
      list = addItem(list, words, isMarked)
      items.push(...(list.last ?? []))
    } else {
      const lead = findLead(words)
      list = lead && { lead, inner: null, last: null, isMarked: false, isAfterGap: false }
    }
  }
  return items
}

type List = {
  lead: Lead
  /** With an item that itself continues in the next ones. */
  inner: Lead | null
  /** The last item, once for each lead. */
  last: ListItem[] | null
  isMarked: boolean
  isAfterGap: boolean
}

/** Whether a line without a mark is an item: under a heading up to an empty line. */
const mayGoOn = ({ lead, last, isMarked, isAfterGap }: List) =>
  lead.isHeading && !isMarked && (last === null || !isAfterGap)

function addItem({ lead, inner }: List, item: string, isMarked: boolean): List {
  const last = [lead, ...(inner ? [inner] : [])].map((each) => ({ ...each, item }))
  const opened = findLead(item) && findLead(`${(inner ?? lead).lead} ${item}`)
  return { lead, inner: opened ?? inner, last, isMarked, isAfterGap: false }
}
