import { CircleAlert, ZoomIn, ZoomOut } from 'lucide-react'
import { useCallback, useState, type KeyboardEvent } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { cropLimits } from '#contract/limits.ts'
import { messageOf } from '#web/lib/calls/api-error.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { cropImage, type CropArea } from './crop.ts'
import { imagesCatalog } from './texts/images-texts.ts'

export type CropDialogProps = {
  kind: 'avatar' | 'logo'
  file: File
  /** URL of the file to crop. */
  url: string
  /** Why another chosen file was rejected. */
  refusal: string | null
  onClose: () => void
  /** Returns the focus. */
  onClosed: () => void
  onChooseAnother: () => void
  onSave: (image: Blob) => Promise<unknown>
}

const zoomStep = 0.1
/** A logo may be smaller than its frame, so a wide one fits into the square. */
const smallestZoom = { avatar: 1, logo: 0.5 }

/**
 * The preview matches the result: a person's picture fills the square, a logo is fully visible on its white
 * background.
 */
const styles = { avatar: 'bg-sunken', logo: 'bg-[white]' }

/** Selects the square of an image to store; moves and zooms by pointer, touch or keys. Errors are shown inside. */
export function CropDialog({ kind, file, onClose, ...props }: CropDialogProps) {
  const { crop: texts, failed, [kind]: own } = useTexts(imagesCatalog)
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<CropArea | null>(null)
  const [frame, setFrame] = useState<number | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const measure = useCallback((square: HTMLDivElement | null) => {
    if (!square) return undefined
    const observer = new ResizeObserver(() => setFrame(square.clientWidth))
    observer.observe(square)
    return () => observer.disconnect()
  }, [])
  const errorText = props.refusal ?? problem
  const least = smallestZoom[kind]
  const zoomTo = (value: number) =>
    setZoom(Math.round(Math.min(cropLimits.zoom, Math.max(least, value)) * 100) / 100)
  const zoomByKey = (event: KeyboardEvent) => {
    const by = { '+': zoomStep, '=': zoomStep, '-': -zoomStep, '−': -zoomStep }[event.key]
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    zoomTo(zoom + by)
  }
  const save = async () => {
    if (!area) return
    setSaving(true)
    setProblem(null)
    try {
      await props.onSave(await cropImage(file, area))
      onClose()
    } catch (error) {
      setProblem(messageOf(error, failed))
    } finally {
      setSaving(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSaving) onClose()
      }}
      onClosed={(event) => {
        event.preventDefault()
        props.onClosed()
      }}
      modalOnly
      size="sm"
      title={own.cropTitle}
      description={texts.text}
      footer={
        <>
          <Button variant="ghost" disabled={isSaving} onClick={props.onChooseAnother} className="me-auto">
            {texts.another}
          </Button>
          <Button
            loading={isSaving}
            loadingText={texts.saving}
            disabled={area === null}
            onClick={() => void save()}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div
          role="presentation"
          onKeyDown={zoomByKey}
          ref={measure}
          className={joinClasses(
            'border-line relative mx-auto aspect-square w-full max-w-[40dvh] overflow-hidden rounded-lg border',
            styles[kind],
          )}
        >
          <Cropper
            image={props.url}
            crop={position}
            zoom={zoom}
            minZoom={least}
            maxZoom={cropLimits.zoom}
            aspect={1}
            showGrid
            keyboardStep={4}
            objectFit={kind === 'avatar' ? 'cover' : 'contain'}
            restrictPosition={kind === 'avatar'}
            {...(kind === 'logo' && frame && { cropSize: { width: frame, height: frame } })}
            disableAutomaticStylesInjection
            // The frame fills the visible area, which would cut off a ring around it.
            classes={{ cropAreaClassName: '-outline-offset-4' }}
            mediaProps={{ alt: '' }}
            cropperProps={{ role: 'application', 'aria-label': texts.area }}
            onCropChange={setPosition}
            onZoomChange={zoomTo}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        </div>
        <label className="grid gap-1 text-sm font-medium">
          {texts.zoom}
          <span className="text-muted flex items-center gap-3">
            <ZoomOut aria-hidden className="size-5 shrink-0" />
            <input
              type="range"
              min={least}
              max={cropLimits.zoom}
              step={zoomStep}
              value={zoom}
              aria-valuetext={texts.zoomed({ percent: Math.round(zoom * 100) })}
              onChange={(event) => zoomTo(event.target.valueAsNumber)}
              className="accent-primary h-11 min-w-0 flex-1 cursor-pointer"
            />
            <ZoomIn aria-hidden className="size-5 shrink-0" />
          </span>
        </label>
        {errorText && (
          <p
            role="alert"
            className="text-danger bg-danger-soft flex items-start gap-2 rounded-md px-3.5 py-2.5 text-sm"
          >
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {errorText}
          </p>
        )}
      </div>
    </Dialog>
  )
}
