import { CircleAlert, ImageUp, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState, type DragEvent } from 'react'
import { cropLimits } from '#contract/limits.ts'
import { screenProblemsCatalog } from '#contract/texts/screen-problems-texts.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { lazyDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import { withTexts } from '#web/lib/language/language.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useRemoveImage, useUploadImage, type ImageOwner } from './api.ts'
import type { CropDialogProps } from './crop-dialog.tsx'
import { imageTypes, findFileProblem, type FileProblem } from './crop.ts'
import { imagesCatalog } from './texts/images-texts.ts'

const loadCropDialog = async () => (await withTexts(import('./crop-dialog.tsx'))).CropDialog
const CropDialog = lazyDialog<CropDialogProps>(loadCropDialog, ({ onClose }) => onClose())

const megabytes = cropLimits.bytes / 1024 / 1024

export type ImageFieldProps = {
  owner: ImageOwner
  /** Whose initials show if there is no image. */
  name: string
  imageUrl: string | null
}

/**
 * Choose or drop, crop, replace and remove a picture or logo. It is saved immediately, independent of the form around
 * it.
 */
export function ImageField({ owner, name, imageUrl }: ImageFieldProps) {
  const { [owner.kind]: texts, hint, drop, remove: removeLabel, refused } = useTexts(imagesCatalog)
  const problemsTexts = useTexts(screenProblemsCatalog)
  const refusals: Record<FileProblem, string> = {
    not_image: problemsTexts.not_an_image,
    too_large: refused.too_large({ number: megabytes }),
    unreadable: problemsTexts.unreadable_image,
  }
  const upload = useUploadImage(owner)
  const removal = useRemoveImage(owner)
  const input = useRef<HTMLInputElement>(null)
  const change = useRef<HTMLButtonElement>(null)
  const removeButton = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isOver, setIsOver] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const ids = { label: useId(), hint: useId() }
  const url = chosen?.url
  useEffect(() => {
    return url === undefined ? undefined : () => URL.revokeObjectURL(url)
  }, [url])

  const choose = async (file: File | undefined) => {
    if (!file) return
    const why = await findFileProblem(file)
    setProblem(why && refusals[why])
    // Rejecting another file doesn't close an open crop.
    if (!why) setChosen({ file, url: URL.createObjectURL(file) })
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void choose(event.dataTransfer.files[0])
  }
  return (
    <div
      role="presentation"
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={dropped}
    >
      <div
        role="group"
        aria-labelledby={ids.label}
        aria-describedby={ids.hint}
        className={joinClasses(
          'flex flex-wrap items-center gap-4 rounded-lg border border-dashed p-4 transition-colors sm:gap-5',
          isOver ? 'border-primary bg-primary-soft' : 'border-line-strong',
        )}
      >
        <Avatar name={name} imageUrl={imageUrl} size="xl" eager />
        <div className="grid min-w-0 flex-1 basis-56 gap-2">
          <div>
            <p id={ids.label} className="font-semibold">
              {texts.label}
            </p>
            <p id={ids.hint} className="text-muted text-sm">
              {isOver ? drop : hint({ number: megabytes })}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              ref={change}
              variant="secondary"
              size="sm"
              onClick={() => {
                // While the person chooses a file. A failure shows once they have.
                loadCropDialog().catch(() => {})
                input.current?.click()
              }}
            >
              <ImageUp aria-hidden />
              {imageUrl ? texts.change : texts.upload}
            </Button>
            {imageUrl && (
              <Button ref={removeButton} variant="ghost" size="sm" onClick={() => setConfirming(true)}>
                <Trash2 aria-hidden />
                {removeLabel}
              </Button>
            )}
          </div>
          {problem && !chosen && (
            <p role="alert" className="text-danger flex items-start gap-2 text-sm">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {problem}
            </p>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={imageTypes.join(',')}
          hidden
          aria-labelledby={ids.label}
          onChange={(event) => {
            void choose(event.target.files?.[0])
            // Lets the person choose the same file again.
            event.target.value = ''
          }}
        />
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        onClosed={(event) => {
          event.preventDefault()
          // The button that opened it is gone with the picture.
          ;(removeButton.current ?? change.current)?.focus()
        }}
        title={texts.removeTitle}
        text={texts.removeText}
        confirmLabel={removeLabel}
        destructive
        loading={removal.isPending}
        onConfirm={() => removal.mutate(undefined, { onSuccess: () => setConfirming(false) })}
      />
      {chosen && (
        <CropDialog
          key={chosen.url}
          kind={owner.kind}
          file={chosen.file}
          url={chosen.url}
          refusal={problem}
          onClose={() => {
            setChosen(null)
            setProblem(null)
          }}
          onClosed={() => change.current?.focus()}
          onChooseAnother={() => input.current?.click()}
          onSave={upload.mutateAsync}
        />
      )}
    </div>
  )
}
