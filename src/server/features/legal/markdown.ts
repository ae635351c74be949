/**
 * Reads Markdown into the few kinds of blocks that a page shows. What is on no list stays away: HTML and images become their
 * text, and a link that leads to no page becomes its words. So no markup is ever inserted into a page
 * (docs/decisions/0111-versions-of-terms.md).
 */
import { fromMarkdown } from 'mdast-util-from-markdown'
import { isFooterAddress } from '#domain/site/site.ts'
import { legalDepth, type LegalBlock, type LegalInline } from '#domain/legal/markdown.ts'

type Root = ReturnType<typeof fromMarkdown>
type RootContent = Root['children'][number]
type PhrasingContent = Extract<RootContent, { type: 'paragraph' }>['children'][number]
type Nodes = Root | RootContent

/** The blocks of a text in Markdown. */
export function parseMarkdown(markdown: string): LegalBlock[] {
  const root = fromMarkdown(limitDepth(markdown))
  const links = findDefinitions(root)
  return root.children.flatMap((node) => toBlocks(node, 0, links))
}

/** The addresses that references lead to, by their identifiers. */
type Definitions = ReadonlyMap<string, string>

/** The first definition of an identifier holds, as in CommonMark. */
function findDefinitions(root: Root): Definitions {
  const found = new Map<string, string>()
  for (const node of walk(root))
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node.url)
  return found
}

/** A node and everything in it, in the order of the text. */
function* walk(node: Nodes): Generator<Nodes> {
  const open: Nodes[] = [node]
  for (let at = open.pop(); at; at = open.pop()) {
    yield at
    if ('children' in at) open.push(...at.children.toReversed())
  }
}

/** A rule, which is made of the mark of a list. */
const rule = /^[ \t]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/

/** Marks of quotes and lists one after another. Dashes without a space, as below a heading, are no marks of lists. */
const deepMarks = /^(?:[ \t]{0,3}(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))[ \t]?){12,}/

/** Takes away what only nests deeper than a page shows, because parsing it takes long: marks of quotes and lists, and indents. */
const limitDepth = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line) =>
      rule.test(line) ? line : line.replace(deepMarks, '').replace(/^[ \t]{17,}/, ' '.repeat(16)),
    )
    .join('\n')

function toBlocks(node: RootContent, depth: number, links: Definitions): LegalBlock[] {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- dialects of Markdown add kinds
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', level: levelOf(node.depth), parts: toInlines(node.children, 0, links) }]
    case 'paragraph':
      return toParagraph(toInlines(node.children, 0, links))
    case 'blockquote':
      if (depth >= legalDepth.blocks) return toText(node)
      return [{ kind: 'quote', blocks: node.children.flatMap((child) => toBlocks(child, depth + 1, links)) }]
    case 'list':
      if (depth >= legalDepth.blocks) return toText(node)
      return [
        {
          kind: 'list',
          isOrdered: node.ordered === true,
          ...(node.ordered && typeof node.start === 'number' && node.start !== 1 && { start: node.start }),
          items: node.children.map((item) =>
            item.children.flatMap((child) => toBlocks(child, depth + 1, links)),
          ),
        },
      ]
    case 'thematicBreak':
      return [{ kind: 'rule' }]
    case 'code':
    case 'html':
      return toParagraph([{ kind: 'text', text: node.value }])
    case 'definition':
      return []
    default:
      // What is not expected as a block, such as a table of a dialect, is its words.
      return toText(node)
  }
}

const toText = (node: Nodes) => toParagraph([{ kind: 'text', text: textOf(node) }])

const toParagraph = (parts: LegalInline[]): LegalBlock[] =>
  parts.length > 0 ? [{ kind: 'paragraph', parts }] : []

/** The title of the page is its only heading of the first level. */
const levelOf = (depth: number): 2 | 3 | 4 => {
  if (depth <= 2) return 2
  return depth === 3 ? 3 : 4
}

const toInlines = (nodes: readonly PhrasingContent[], depth: number, links: Definitions): LegalInline[] =>
  nodes.flatMap((node) => toInline(node, depth, links))

function toInline(node: PhrasingContent, depth: number, links: Definitions): LegalInline[] {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- dialects of Markdown add kinds
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'html':
      return [{ kind: 'text', text: node.value }]
    case 'image':
    case 'imageReference':
      return node.alt ? [{ kind: 'text', text: node.alt }] : []
    case 'break':
      return [{ kind: 'break' }]
    case 'strong':
    case 'emphasis':
      if (depth >= legalDepth.inlines) return [{ kind: 'text', text: textOf(node) }]
      return [{ kind: node.type, parts: toInlines(node.children, depth + 1, links) }]
    case 'link':
    case 'linkReference': {
      if (depth >= legalDepth.inlines) return [{ kind: 'text', text: textOf(node) }]
      const parts = toInlines(node.children, depth + 1, links)
      const href = node.type === 'link' ? node.url : (links.get(node.identifier) ?? '')
      return isSafe(href) ? [{ kind: 'link', href, parts }] : parts
    }
    default:
      // What is not expected in a line, such as a footnote of a dialect, is its words.
      return [{ kind: 'text', text: textOf(node) }]
  }
}

/** A public page, an email address, or a path of this site. */
const isSafe = (address: string): boolean =>
  isFooterAddress(address) || /^\/(?![/\\])[\w\-./#?=&%]*$/.test(address)

const separated = new Set(['paragraph', 'heading', 'code', 'html', 'break'])

/** The words of a node and everything in it; a space separates blocks, and nothing the parts of a line. */
function textOf(node: Nodes): string {
  let text = ''
  for (const at of walk(node)) {
    if (separated.has(at.type) && text !== '' && !text.endsWith(' ')) text += ' '
    if ('value' in at) text += at.value
    else if ('alt' in at) text += at.alt ?? ''
  }
  return text.trim()
}
