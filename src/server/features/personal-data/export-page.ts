/**
 * index.html of an export: everything in it to read, in the person's language. One file without scripts, which opens
 * without a connection. Every text in it is escaped.
 */
import { getDateTimeFormat } from '#contract/i18n/formatters.ts'
import { dateLocaleOf } from '#contract/i18n/date-order.ts'
import { settingsOf, type Language } from '#contract/i18n/languages.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { declareAccent, makeAccent } from '#domain/site/accent.ts'
import { escapeHtml } from '#server/http/pages/html.ts'
import { getSite } from '#server/site/current-site.ts'
import type { ListedFile } from './export-data.ts'
import type { ExportPart } from './part-queries.ts'
import { exportSubjects } from './export-parts.ts'
import type { ExportRow } from './export-queries.ts'
import { createLabels, isId, toWords } from './export-values.ts'
import { exportPageCatalog } from './texts/export-page-texts.ts'

interface About {
  person: { id: string; firstName: string; lastName: string; timeZone: string }
  language: Language
  now: Date
  files: readonly ListedFile[]
  /** The names of what rows refer to by id. */
  names: ReadonlyMap<string, string>
  read: (part: ExportPart) => AsyncGenerator<ExportRow>
}

/** The product's own colors, as `styles/tokens.css` has them; those of the operator come after them. */
const tokens =
  '--canvas:light-dark(oklch(.985 .006 95),oklch(.185 .016 170));--surface:light-dark(#fff,oklch(.225 .018 170));' +
  '--ink:light-dark(oklch(.24 .022 170),oklch(.94 .012 150));--muted:light-dark(oklch(.47 .022 170),oklch(.74 .018 160));' +
  '--line:light-dark(oklch(.89 .012 110),oklch(.34 .02 170));--color-primary:light-dark(oklch(.455 .088 168),oklch(.8 .125 165))'

const style = `body{margin:0 auto;max-width:52rem;padding:1.5rem 1rem 4rem;background:var(--canvas);color:var(--ink);overflow-wrap:anywhere}
h1{font-size:1.875rem;line-height:1.2;margin:0 0 .75rem}h2{font-size:1.375rem;line-height:1.3;margin:3rem 0 .75rem}h3{font-size:1rem;margin:1.5rem 0 .5rem}
header p{color:var(--muted);margin:.25rem 0}a{color:var(--color-primary);text-underline-offset:.25em}
dl{margin:0;display:grid;grid-template-columns:minmax(8rem,13rem) 1fr;gap:.375rem 1rem}
dt{color:var(--muted);font-size:.875rem;line-height:1.5rem}dd{margin:0;white-space:pre-wrap}dd ul{margin:0;padding-inline-start:1.25rem}
ol.rows{list-style:none;padding:0;margin:0}ol.rows>li,nav{background:var(--surface);border:1px solid var(--line);border-radius:.75rem;padding:1rem;margin:.75rem 0}
nav{margin-top:1.5rem;padding:.25rem 1rem}nav a{display:inline-block;padding:.625rem 0;margin-inline-end:1.25rem}
@media (max-width:40rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.625rem}}`

/** The style of the page, with the accent color that the operator chose. */
function writeStyle(): string {
  const { accent } = getSite()
  const own = accent === null ? '' : `;${declareAccent(makeAccent(accent))}`
  return `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;${tokens}${own}}\n${style}`
}

/** Nothing may be loaded or run, whatever a text in the page says. */
const policy = "default-src 'none'; style-src 'unsafe-inline'"

/** The text of index.html, a few rows at a time. */
export async function* writePage(about: About): AsyncGenerator<string> {
  const { person, language, now, files, read } = about
  const texts = exportPageCatalog.read(language)
  const subjectTitles: Readonly<Record<string, string>> = texts.subjects
  const partTitles: Readonly<Record<string, string>> = texts.parts
  const { direction } = settingsOf(language)
  const format = createFormat(about)
  const show = createLabels(language, person.id)
  const date = format(now)
  const heading = escapeHtml(texts.title({ name: formatFullName(person) }))
  const titleOf = (name: string) => escapeHtml(labelOf(subjectTitles, name))
  yield `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title><style>${writeStyle()}</style></head>
<body><header><h1 dir="auto">${heading}</h1><p>${escapeHtml(texts.made)} ${date}. ${escapeHtml(texts.zone({ zone: person.timeZone }))}</p><p>${escapeHtml(texts.intro)}${files.length > 0 ? ` ${escapeHtml(texts.introFiles)}` : ''}</p>
<nav aria-label="${escapeHtml(texts.contents)}">${exportSubjects
    .map(({ name }) => `<a href="#${name}">${titleOf(name)}</a>`)
    .join(' ')} <a href="#files">${escapeHtml(texts.files)}</a></nav></header><main>`
  const empty: string[] = []
  for (const { name: subject, parts } of exportSubjects) {
    let isEmpty = true
    for (const [name, part] of Object.entries<ExportPart>(parts)) {
      let isOpen = false
      for await (const row of read(part)) {
        if (isEmpty)
          yield `\n<section aria-labelledby="${subject}"><h2 id="${subject}">${titleOf(subject)}</h2>`
        if (!isOpen) yield `\n<h3>${escapeHtml(labelOf(partTitles, name))}</h3><ol class="rows">`
        isEmpty = false
        isOpen = true
        yield `\n<li>${writeRow(show(part, row), format, texts.fields)}</li>`
      }
      if (isOpen) yield '</ol>'
    }
    if (isEmpty) empty.push(`<span id="${subject}">${titleOf(subject)}</span>`)
    else yield '</section>'
  }
  if (files.length === 0) empty.push(`<span id="files">${escapeHtml(texts.files)}</span>`)
  if (empty.length > 0) yield `\n<p>${escapeHtml(texts.nothing)} ${empty.join(' · ')}</p>`
  if (files.length > 0) {
    yield `\n<section aria-labelledby="files"><h2 id="files">${escapeHtml(texts.files)}</h2>`
    yield `<ul>${files.map(({ path }) => `<li><a dir="auto" href="${escapeHtml(encodePath(path))}">${escapeHtml(path)}</a></li>`).join('')}</ul></section>`
  }
  yield `\n<section aria-labelledby="withheld"><h2 id="withheld">${escapeHtml(texts.withheldTitle)}</h2><p>${escapeHtml(texts.withheld)}</p></section></main></body></html>\n`
}

type Format = (value: unknown, depth?: number) => string

/** How deep values in values are shown; no more than people write, and data.json has the rest. */
const maxDepth = 12

type Labels = Readonly<Record<string, string>>

/** People choose some of the fields, which may be named like those that every object has. */
const labelOf = (labels: Labels, field: string): string =>
  (Object.hasOwn(labels, field) ? labels[field] : undefined) ?? toWords(field)

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** Writes one value as HTML; an empty text if there is nothing to show. */
function createFormat({ language, person, names }: About): Format {
  const texts = exportPageCatalog.read(language)
  const dates = getDateTimeFormat(dateLocaleOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: person.timeZone,
  })
  const format: Format = (value, depth = 0) => {
    if (value === null || value === undefined || value === '') return ''
    if (value === true) return escapeHtml(texts.yes)
    if (value === false) return escapeHtml(texts.no)
    if (value instanceof Date)
      return `<time datetime="${value.toISOString()}">${escapeHtml(dates.format(value))}</time>`
    if (typeof value === 'string') {
      const shown = names.get(value) ?? (isId(value) ? '' : value)
      return shown === '' ? '' : `<span dir="auto">${escapeHtml(shown)}</span>`
    }
    // What was computed has many digits, which data.json keeps.
    if (typeof value === 'number') return String(Number(value.toFixed(4)))
    if (depth > maxDepth) return '…'
    if (Array.isArray(value)) {
      const items = value.map((item) => format(item, depth + 1)).filter((item) => item !== '')
      return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
    }
    return typeof value === 'object'
      ? writeRow({ ...value }, (inner) => format(inner, depth + 1), texts.fields)
      : ''
  }
  return format
}

/** What is true of few people or rows, and worth a line only there. */
const exceptions: ReadonlySet<string> = new Set([
  'isAdmin',
  'isCoordinator',
  'isDemo',
  'isDryRun',
  'isOlder',
  'isPlaceholder',
  'isRemoved',
])

/** The fields of a row that say something, with their labels. Ids without a name are only in data.json. */
function writeRow(row: ExportRow, format: Format, labels: Labels): string {
  const fields = Object.entries(row).flatMap(([field, value]) => {
    if (field === 'id' || (value === false && exceptions.has(field))) return []
    const shown = format(value)
    return shown === '' ? [] : [`<dt>${escapeHtml(labelOf(labels, field))}</dt><dd>${shown}</dd>`]
  })
  return fields.length === 0 ? '' : `<dl>${fields.join('')}</dl>`
}
