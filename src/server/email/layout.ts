/** The layout of all emails: plain text, and HTML without pictures, scripts or tables. */
import { settingsOf } from '#contract/i18n/languages.ts'
import { makeAccent, type AccentTheme } from '#domain/site/accent.ts'
import { toHex } from '#domain/site/color.ts'
import { getSite } from '#server/site/current-site.ts'
import { escapeHtml } from '#server/http/pages/html.ts'
import type { EmailText } from './email.ts'
import { emailsCatalog } from './texts/emails-texts.ts'

/** The plain-text version. */
export function renderText({
  language,
  greeting,
  paragraphs,
  sections,
  action,
  why,
  rules,
  unsubscribe,
  footer,
}: EmailText): string {
  const { beforeLink } = emailsCatalog.read(language)
  return [
    greeting,
    ...paragraphs.map((each) => (typeof each === 'string' ? each : each.written)),
    ...sections.flatMap(({ title, entries }) => [
      title,
      ...entries.map(({ text, url }) => `${text}\n${url}`),
    ]),
    `${beforeLink(action)}\n${action.url}`,
    // Email clients recognize a signature by this line.
    `-- \n${footer.product}\n${footer.url}`,
    `${why}\n${footer.contact}`,
    ...(rules ? [`${beforeLink(rules)}\n${rules.url}`] : []),
    ...(unsubscribe
      ? [
          `${beforeLink(unsubscribe)}\n${unsubscribe.url}`,
          `${beforeLink(unsubscribe.settings)}\n${unsubscribe.settings.url}`,
        ]
      : []),
  ]
    .join('\n\n')
    .concat('\n')
}

// The colors of styles/tokens.css, in a format that email clients understand.
const light = {
  canvas: '#fbfaf6',
  surface: '#ffffff',
  line: '#dfdcd4',
  ink: '#10221c',
  muted: '#4f615a',
  primary: '#0d664d',
  onPrimary: '#f8fdf9',
}
const dark = {
  canvas: '#0b1512',
  surface: '#131f1a',
  line: '#2b3934',
  ink: '#edf2ec',
  muted: '#a1b1a8',
  primary: '#64d7aa',
  onPrimary: '#002116',
}

type EmailColors = typeof light

/** The colors of both themes, with the accent that the operator chose. */
function findColors(): { light: EmailColors; dark: EmailColors } {
  const { accent } = getSite()
  if (accent === null) return { light, dark }
  const made = makeAccent(accent)
  const withAccent = (colors: EmailColors, theme: AccentTheme) => ({
    ...colors,
    primary: toHex(theme.primary),
    onPrimary: toHex(theme['on-primary']),
  })
  return { light: withAccent(light, made.light), dark: withAccent(dark, made.dark) }
}

const fonts = "Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Inline styles work in every email client. These few rules are only for clients with a dark mode. */
const makeDarkStyle = (dark: EmailColors) => `@media (prefers-color-scheme: dark) {
.canvas { background: ${dark.canvas} !important; }
.card { background: ${dark.surface} !important; border-color: ${dark.line} !important; color: ${dark.ink} !important; }
.brand, .link { color: ${dark.primary} !important; }
.button { background: ${dark.primary} !important; color: ${dark.onPrimary} !important; }
.foot { color: ${dark.muted} !important; }
}`

const makeStyles = (light: EmailColors) => ({
  canvas: `margin:0;padding:24px 16px;background:${light.canvas};font-family:${fonts};-webkit-text-size-adjust:100%`,
  frame: 'max-width:560px;margin:0 auto',
  brand: `margin:0 0 16px;padding:0 4px;color:${light.primary};font-size:18px;font-weight:700;letter-spacing:-0.01em`,
  card: `padding:28px 24px;background:${light.surface};border:1px solid ${light.line};border-radius:14px;color:${light.ink};font-size:16px;line-height:1.55;overflow-wrap:anywhere`,
  paragraph: 'margin:0 0 16px',
  heading: 'margin:24px 0 8px;font-size:16px;font-weight:700',
  list: { ltr: 'margin:0;padding:0 0 0 20px', rtl: 'margin:0;padding:0 20px 0 0' },
  entry: 'margin:0 0 10px',
  act: 'margin:24px 0 0',
  button: `display:inline-block;padding:12px 20px;border-radius:10px;background:${light.primary};color:${light.onPrimary};font-weight:600;text-decoration:none`,
  foot: `margin:20px 0 0;padding:0 4px;color:${light.muted};font-size:13px;line-height:1.5;overflow-wrap:anywhere`,
  link: `color:${light.primary}`,
})

/** The HTML version. Every text in it is escaped. */
export function renderHtml({
  subject,
  language,
  greeting,
  paragraphs,
  sections,
  action,
  why,
  rules,
  unsubscribe,
  footer,
}: EmailText): string {
  const { direction } = settingsOf(language)
  const colors = findColors()
  const styles = makeStyles(colors.light)
  // Some email clients keep only what is inside the body.
  const dir = direction === 'rtl' ? ' dir="rtl"' : ''
  const lines = [greeting, ...paragraphs].map((each) =>
    typeof each === 'string'
      ? `<p style="${styles.paragraph}">${escapeHtml(each)}</p>`
      : `<p dir="auto" style="${styles.paragraph}">${escapeHtml(each.written)}</p>`,
  )
  const link = (label: string, url: string) =>
    `<a class="link" style="${styles.link}" href="${escapeHtml(url)}">${escapeHtml(label)}</a>`
  const parts = sections.map(
    ({ title, entries }) => `<h2 style="${styles.heading}">${escapeHtml(title)}</h2>
<ul style="${styles.list[direction]}">
${entries.map(({ text, url }) => `<li style="${styles.entry}">${link(text, url)}</li>`).join('\n')}
</ul>`,
  )
  const ways = unsubscribe
    ? `\n<p class="foot" style="${styles.foot}">${link(unsubscribe.label, unsubscribe.url)}<br>${link(unsubscribe.settings.label, unsubscribe.settings.url)}</p>`
    : ''
  return `<!doctype html>
<html lang="${language}"${dir}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${makeDarkStyle(colors.dark)}</style>
</head>
<body class="canvas" style="${styles.canvas}">
<div${dir} style="${styles.frame}">
<p class="brand" style="${styles.brand}">${escapeHtml(footer.brand)}</p>
<div class="card" style="${styles.card}">
${[...lines, ...parts].join('\n')}
<p style="${styles.act}"><a class="button" style="${styles.button}" href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>
</div>
<p class="foot" style="${styles.foot}">${escapeHtml(why)}<br>${escapeHtml(footer.contact)}${rules ? `<br>${link(rules.label, rules.url)}` : ''}</p>${ways}
<p class="foot" style="${styles.foot}">${escapeHtml(footer.product)}<br><a class="link" style="${styles.link}" href="${escapeHtml(footer.url)}">${escapeHtml(footer.url)}</a></p>
</div>
</body>
</html>
`
}
