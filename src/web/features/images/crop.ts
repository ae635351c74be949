import { cropLimits } from '#contract/limits.ts'

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp']

/** The part of the image to store: corner and size in the image's own pixels, in its upright orientation. */
export type CropArea = { x: number; y: number; width: number; height: number }

export type FileProblem = 'not_image' | 'too_large' | 'unreadable'

/** Why a file can't be cropped; null if it can. */
export async function findFileProblem(file: File): Promise<FileProblem | null> {
  if (!imageTypes.includes(file.type)) return 'not_image'
  if (file.size > cropLimits.bytes) return 'too_large'
  try {
    const image = await createImageBitmap(file)
    image.close()
    return null
  } catch {
    return 'unreadable'
  }
}

/**
 * The area as a square of at most `cropLimits.side` pixels. The background is white, so a transparent logo is visible
 * on light and dark.
 */
export async function cropImage(file: Blob, area: CropArea): Promise<Blob> {
  const image = await createImageBitmap(file)
  const side = Math.max(1, Math.min(cropLimits.side, Math.round(area.width)))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no images')
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side)
  image.close()
  const webp = await encode(canvas, 'image/webp')
  // A browser that cannot write WebP returns a PNG, which is large.
  return webp.type === 'image/webp' ? webp : encode(canvas, 'image/jpeg')
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))), type, 0.92)
  })
}
