import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { use, type ReactNode } from 'react'
import { helpTopics, type HelpTopic } from '#contract/help/help.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { parseChoice } from '#web/lib/navigation/search-params.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import type { HelpBlock, HelpSection } from './help-blocks.ts'
import { helpTextsOf } from './help-topics.ts'
import { helpCatalog } from './texts/help-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { NotFoundPage } from '#web/pages/errors/not-found.tsx'

/** The help contents at /help. */
export function HelpPage() {
  const helpTexts = useTexts(helpCatalog)
  const topicTexts = helpTextsOf(useLanguage(), use(SiteContext))
  usePageHead({ title: helpTexts.title, description: helpTexts.intro, path: '/help' })
  return (
    <div className="page-width grid max-w-3xl gap-8 py-8 sm:py-12">
      <header className="grid gap-3">
        <h1 className="text-3xl sm:text-4xl">{helpTexts.title}</h1>
        <p className="text-muted measure text-lg">{helpTexts.intro}</p>
      </header>
      <ul className="grid gap-4">
        {helpTopics.map((topic) => {
          const { title, intro, sections } = topicTexts[topic]
          return (
            <li
              key={topic}
              className="border-line bg-surface shadow-card grid gap-3 rounded-lg border p-5 sm:p-6"
            >
              <h2 className="text-xl">
                <Link {...paths.help(topic)} className="link">
                  {title}
                </Link>
              </h2>
              <p className="text-muted measure">{intro}</p>
              <ul className="flex flex-wrap gap-x-5 text-sm">
                {sections.map((section) => (
                  <li key={section.id}>
                    <Link
                      {...paths.help(topic)}
                      hash={section.id}
                      className="link inline-flex min-h-9 items-center"
                    >
                      {section.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** One topic at /help/{topic}; an unknown topic is not found. */
export function HelpTopicPage() {
  const { topic } = useParams({ from: '/help/$topic' })
  const known = parseChoice(helpTopics, topic)
  return known ? <Topic key={known} topic={known} /> : <NotFoundPage />
}

/** The rules that protect volunteers, at an address of their own (decision B9). */
export const SafeguardsPage = () => <Topic topic="safeguards" />

function Topic({ topic }: { topic: HelpTopic }) {
  const helpTexts = useTexts(helpCatalog)
  const topicTexts = helpTextsOf(useLanguage(), use(SiteContext))
  const { title, intro, sections } = topicTexts[topic]
  usePageHead({ title, description: intro, path: topic === 'safeguards' ? '/safeguards' : `/help/${topic}` })
  return (
    <div className="page-width pt-6 pb-10 sm:pb-16">
      <Link
        {...paths.helpContents()}
        className="no-print text-muted hover:text-ink -ms-1 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-sm font-medium no-underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {helpTexts.back}
      </Link>
      <div className="mt-2 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-12">
        <header className="grid gap-3 lg:col-start-1">
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          <p className="text-muted measure text-lg">{intro}</p>
        </header>
        <aside className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <nav
            aria-label={helpTexts.contents}
            className="border-line no-print lg:short:static rounded-lg border p-4 lg:sticky lg:top-22"
          >
            <p className="mb-1 text-sm font-semibold">{helpTexts.contents}</p>
            <ol className="grid text-sm">
              {sections.map(({ id, title: name }) => (
                <li key={id}>
                  <a href={`#${id}`} className="link inline-flex min-h-9 items-center">
                    {name}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </aside>
        <article className="grid grid-cols-1 content-start gap-10 lg:col-start-1">
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          <nav
            aria-label={helpTexts.other}
            className="border-line no-print flex flex-wrap gap-x-6 gap-y-2 border-t pt-6"
          >
            {helpTopics
              .filter((other) => other !== topic)
              .map((other) => (
                <Link key={other} {...paths.help(other)} className="link">
                  {topicTexts[other].title}
                </Link>
              ))}
          </nav>
        </article>
      </div>
    </div>
  )
}

function Section({ id, title, blocks }: HelpSection) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-2xl">
        {title}
      </h2>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </section>
  )
}

function Block({ block }: { block: HelpBlock }): ReactNode {
  switch (block.kind) {
    case 'text':
      return <p className="measure">{block.text}</p>
    case 'points':
      return (
        <ul className="marker:text-primary measure grid list-disc gap-2 ps-5">
          {block.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )
    case 'steps':
      return (
        <ol className="marker:text-muted measure grid list-decimal gap-2 ps-6">
          {block.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      )
    case 'formula':
      return (
        <p className="bg-sunken border-primary measure rounded-e-md border-s-3 px-4 py-3 font-medium tabular-nums">
          {block.text}
        </p>
      )
    case 'terms':
      return (
        <dl className="divide-line border-line grid divide-y border-y">
          {block.terms.map(({ id, name, text, note, more }) => (
            <div key={id} id={id} className="target:bg-sunken grid scroll-mt-24 gap-1 py-4">
              <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold">{name}</span>
                <span className="text-muted text-sm">{note}</span>
              </dt>
              <dd className="measure">
                {text}
                {more && (
                  <>
                    {' '}
                    <Link {...paths.help(more.topic)} hash={more.id} className="link">
                      {more.name}
                    </Link>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'table':
      return <Table {...block} />
  }
}

/** On a phone the cells are stacked, each with its column's name. */
function Table({ caption, head, rows, rowIds }: Extract<HelpBlock, { kind: 'table' }>) {
  return (
    <table className="w-full text-start text-sm tabular-nums max-sm:block">
      <caption className="text-muted pb-2 text-start text-sm max-sm:block">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {head.map((name) => (
            <th
              key={name}
              scope="col"
              className="border-line-strong border-b py-2 pe-4 font-semibold whitespace-nowrap"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(([first = '', ...cells], row) => (
          <tr
            key={first}
            id={rowIds?.[row]}
            className="target:bg-sunken border-line scroll-mt-24 border-b align-top max-sm:grid max-sm:gap-1 max-sm:py-3"
          >
            <th scope="row" className="py-2 pe-4 font-semibold max-sm:p-0 sm:whitespace-nowrap">
              {first}
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} className="py-2 pe-4 max-sm:p-0">
                {cell && (
                  <span aria-hidden className="text-muted sm:hidden">
                    {head[index + 1]}:{' '}
                  </span>
                )}
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
