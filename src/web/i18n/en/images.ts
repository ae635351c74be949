import { cropLimits } from '#contract/limits.ts'
import { problems } from '#contract/problems.ts'

const mostMegabytes = cropLimits.bytes / 1024 / 1024

/** Profile pictures and organization logos. */
export const imagesTexts = {
  hint: `JPEG, PNG or WebP, up to ${mostMegabytes} MB. Choose a file or drop it here.`,
  drop: 'Drop it here',
  avatar: {
    label: 'Your picture',
    upload: 'Upload picture',
    change: 'Change picture',
    cropTitle: 'Crop your picture',
    saved: { title: 'Picture saved' },
    removed: { title: 'Picture removed' },
    removeTitle: 'Remove your picture?',
    removeText: 'People will see your initials instead.',
    removeFailed: { title: 'Couldn’t remove picture' },
  },
  logo: {
    label: 'Logo',
    upload: 'Upload logo',
    change: 'Change logo',
    cropTitle: 'Crop your logo',
    saved: { title: 'Logo saved' },
    removed: { title: 'Logo removed' },
    removeTitle: 'Remove the logo?',
    removeText: 'Your organization’s page and projects will show its initials instead.',
    removeFailed: { title: 'Couldn’t remove logo' },
  },
  remove: 'Remove',
  crop: {
    text: 'Drag the image or use the arrow keys. Zoom with the slider or + and −.',
    area: 'Visible part of the image. Use the arrow keys to move it and + or − to zoom.',
    zoom: 'Zoom',
    zoomed: (percent: number) => `${percent}%`,
    another: 'Choose another',
    save: 'Save',
    saving: 'Uploading...',
  },
  refused: {
    not_image: problems.not_an_image[1],
    too_large: `This file is larger than ${mostMegabytes} MB. Choose a smaller one.`,
    unreadable: problems.unreadable_image[1],
  },
  failed: 'Check your connection and try again.',
}
