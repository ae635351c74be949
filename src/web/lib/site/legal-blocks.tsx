import { Fragment, type ReactNode } from 'react'
import { relOf } from './external-link.ts'
import type { LegalBlock, LegalInline } from '#domain/legal/markdown.ts'

/** A text from Markdown. The server says which blocks it has; nothing is inserted as markup. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  // The same text can appear twice, and blocks never change places.
  return blocks.map((block, at) => <Fragment key={`${at} ${block.kind}`}>{renderBlock(block)}</Fragment>)
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const

function renderBlock(block: LegalBlock): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = headings[block.level]
      return (
        <Heading className={block.level === 2 ? 'mt-4 text-xl' : 'mt-2 text-lg'}>
          {renderInlines(block.parts)}
        </Heading>
      )
    }
    case 'paragraph':
      return <p>{renderInlines(block.parts)}</p>
    case 'quote':
      return (
        <blockquote className="border-line grid gap-3 border-s-4 ps-4">
          <LegalBlocks blocks={block.blocks} />
        </blockquote>
      )
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List
          {...(block.start !== undefined && { start: block.start })}
          className={`marker:text-primary grid gap-2 ps-5 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}
        >
          {block.items.map((item, at) => (
            <li key={`${at} ${item.length}`}>
              <LegalBlocks blocks={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'rule':
      return <hr className="border-line" />
  }
}

const renderInlines = (parts: readonly LegalInline[]): ReactNode =>
  parts.map((part, at) => <Fragment key={`${at} ${part.kind}`}>{renderInline(part)}</Fragment>)

function renderInline(part: LegalInline): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'strong':
      return <strong>{renderInlines(part.parts)}</strong>
    case 'emphasis':
      return <em>{renderInlines(part.parts)}</em>
    case 'link':
      return (
        <a href={part.href} rel={relOf(part.href)} className="link">
          {renderInlines(part.parts)}
        </a>
      )
    case 'break':
      return <br />
  }
}
