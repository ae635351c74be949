import { FileText, Image, LoaderCircle, X } from 'lucide-react'
import type { Attachment } from '#contract/messages/attachments.ts'
import { describeSize, type SizeTexts } from '#web/lib/format/authority-text.ts'
import { messagingCatalog, type MessagingTexts } from '#web/features/messages/texts/messaging-texts.ts'
import { authorityCatalog } from '#web/features/authority/texts/authority-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { TooltipIconButton } from '#web/ui/overlays/tooltip-icon-button.tsx'

const iconOf = ({ mimeType }: Pick<Attachment, 'mimeType'>) =>
  mimeType === 'application/pdf' ? FileText : Image
const describe = (
  { bubble }: Pick<MessagingTexts, 'bubble'>,
  sizes: SizeTexts,
  { mimeType, size }: Attachment,
) => `${bubble.types[mimeType]} · ${describeSize(sizes, size)}`

/** Of all texts about documents, messages load only those about sizes. */
function useSizes(): SizeTexts {
  const {
    documents: { kilobytes, megabytes },
  } = useTexts(authorityCatalog)
  return { documents: { kilobytes, megabytes } }
}

/** A message's files with type and size, each a download. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  const { bubble } = useTexts(messagingCatalog)
  const sizes = useSizes()
  if (attachments.length === 0) return null
  return (
    <ul className="grid gap-1.5">
      {attachments.map((one) => {
        const Icon = iconOf(one)
        return (
          <li key={one.id}>
            <a
              href={one.path}
              download={one.name}
              aria-label={bubble.download({
                name: one.name,
                what: describe({ bubble }, sizes, one),
              })}
              className="border-line bg-surface text-ink hover:border-line-strong flex min-h-11 items-center gap-2.5 rounded-md border px-3 py-1.5 no-underline"
            >
              <Icon aria-hidden className="text-primary size-5 shrink-0" />
              <span className="min-w-0">
                <span className="block truncate text-sm font-medium" dir="auto">
                  {one.name}
                </span>
                <span className="text-muted block text-xs">{describe({ bubble }, sizes, one)}</span>
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

type AttachmentChipsProps = {
  attached: readonly Attachment[]
  /** Names of files that are uploading. */
  sending: readonly string[]
  onRemove: (id: string) => void
}

/** The attachments of an unsent message. */
export function AttachmentChips({ attached, sending, onRemove }: AttachmentChipsProps) {
  const { bubble, composer } = useTexts(messagingCatalog)
  const sizes = useSizes()
  if (attached.length + sending.length === 0) return null
  return (
    <ul aria-label={composer.attached} className="flex flex-wrap gap-2">
      {attached.map((one) => {
        const Icon = iconOf(one)
        return (
          <li
            key={one.id}
            className="border-line bg-sunken flex min-w-0 items-center gap-2 rounded-md border ps-3 text-sm"
          >
            <Icon aria-hidden className="text-muted size-4 shrink-0" />
            <span className="max-w-48 truncate" dir="auto">
              {one.name}
            </span>
            <span className="text-muted text-xs whitespace-nowrap">{describe({ bubble }, sizes, one)}</span>
            <TooltipIconButton
              size="sm"
              icon={X}
              label={composer.remove({ name: one.name })}
              onClick={() => onRemove(one.id)}
            />
          </li>
        )
      })}
      {sending.map((name, index) => (
        <li
          key={`${name} ${index}`}
          role="status"
          className="border-line bg-sunken text-muted flex min-h-9 items-center gap-2 rounded-md border px-3 text-sm"
        >
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
          {composer.attaching({ name })}
        </li>
      ))}
    </ul>
  )
}
