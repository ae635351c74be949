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
export const parseMarkdown = (markdown: string): LegalBlock[] =>
  fromMarkdown(limitDepth(markdown)).children.flatMap((node) => toBlocks(node, 0))

/** Takes away what only nests deeper than a page shows, because parsing it takes long: marks of quotes and lists, and indents. */
const limitDepth = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line) =>
      line.replace(/^(?:\s{0,3}(?:>|[-*+]|\d{1,9}[.)])\s?){12,}/, '').replace(/^[ \t]{17,}/, ' '.repeat(16)),
    )
    .join('\n')

function toBlocks(node: RootContent, depth: number): LegalBlock[] {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- dialects of Markdown add kinds
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', level: levelOf(node.depth), parts: toInlines(node.children, 0) }]
    case 'paragraph':
      return toParagraph(toInlines(node.children, 0))
    case 'blockquote':
      if (depth >= legalDepth.blocks) return toText(node)
      return [{ kind: 'quote', blocks: node.children.flatMap((child) => toBlocks(child, depth + 1)) }]
    case 'list':
      if (depth >= legalDepth.blocks) return toText(node)
      return [
        {
          kind: 'list',
          isOrdered: node.ordered === true,
          items: node.children.map((item) => item.children.flatMap((child) => toBlocks(child, depth + 1))),
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

const toInlines = (nodes: readonly PhrasingContent[], depth: number): LegalInline[] =>
  nodes.flatMap((node) => toInline(node, depth))

function toInline(node: PhrasingContent, depth: number): LegalInline[] {
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
      return [{ kind: node.type, parts: toInlines(node.children, depth + 1) }]
    case 'link': {
      if (depth >= legalDepth.inlines) return [{ kind: 'text', text: textOf(node) }]
      const parts = toInlines(node.children, depth + 1)
      return isSafe(node.url) ? [{ kind: 'link', href: node.url, parts }] : parts
    }
    default:
      // A reference to an address elsewhere in the text.
      return [{ kind: 'text', text: textOf(node) }]
  }
}

/** A public page, an email address, or a path of this site. */
const isSafe = (address: string): boolean =>
  isFooterAddress(address) || /^\/(?![/\\])[\w\-./#?=&%]*$/.test(address)

/** The words of a node and everything in it. */
function textOf(node: Nodes): string {
  const words: string[] = []
  const open: Nodes[] = [node]
  for (let at = open.pop(); at; at = open.pop()) {
    if ('value' in at) words.push(at.value)
    if ('children' in at) open.push(...at.children.toReversed())
  }
  return words.join(' ')
}
