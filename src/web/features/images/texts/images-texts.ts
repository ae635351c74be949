/** Written from images.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ImagesTexts {
  hint: (values: { number: string | number }) => string
  drop: string
  avatar: {
    label: string
    upload: string
    change: string
    cropTitle: string
    saved: {
      title: string
    }
    removed: {
      title: string
    }
    removeTitle: string
    removeText: string
    removeFailed: {
      title: string
    }
  }
  logo: {
    label: string
    upload: string
    change: string
    cropTitle: string
    saved: {
      title: string
    }
    removed: {
      title: string
    }
    removeTitle: string
    removeText: string
    removeFailed: {
      title: string
    }
  }
  remove: string
  crop: {
    text: string
    area: string
    zoom: string
    zoomed: (values: { percent: string | number }) => string
    another: string
    save: string
    saving: string
  }
  refused: {
    too_large: (values: { number: string | number }) => string
  }
  failed: string
}

export const imagesCatalog = defineTexts<ImagesTexts>('web/features/images/texts/images')
