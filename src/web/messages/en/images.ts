import { cropLimits } from '#contract/limits.ts'

const mostMegabytes = cropLimits.bytes / 1024 / 1024

/** Pictures of people and logos of organizations. */
export const imagesTexts = {
  hint: `JPEG, PNG or WebP, up to ${mostMegabytes} MB. Choose one or drop it here.`,
  drop: 'Drop it here',
  avatar: {
    label: 'Your picture',
    upload: 'Upload Picture',
    change: 'Change Picture',
    cropTitle: 'Crop your picture',
    saved: { title: 'Picture saved' },
    removed: { title: 'Picture removed' },
    removeTitle: 'Remove your picture?',
    removeText: 'Your initials stand in for it, for everybody who sees you.',
    removeFailed: { title: 'Picture not removed' },
  },
  logo: {
    label: 'Logo',
    upload: 'Upload Logo',
    change: 'Change Logo',
    cropTitle: 'Crop your logo',
    saved: { title: 'Logo saved' },
    removed: { title: 'Logo removed' },
    removeTitle: 'Remove the logo?',
    removeText: 'The initials of your organization stand in for it, on its page and on every project.',
    removeFailed: { title: 'Logo not removed' },
  },
  remove: 'Remove',
  crop: {
    text: 'Drag it into place, or move it with the arrow keys. Zoom with the slider, or with + and −.',
    area: 'Part of the picture that is shown: arrow keys move it, + and − zoom',
    zoom: 'Zoom',
    zoomed: (percent: number) => `${percent}%`,
    another: 'Choose Another',
    save: 'Save',
    saving: 'Uploading...',
  },
  refused: {
    not_image: 'This is not a JPEG, PNG or WebP image. Please choose one of these.',
    too_large: `This file is larger than ${mostMegabytes} MB. Please choose a smaller one.`,
    unreadable: 'This image is damaged and could not be read. Please choose another one.',
  },
  failed: 'Please check your connection and try again.',
}
