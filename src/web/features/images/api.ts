import { useQueryClient } from '@tanstack/react-query'
import { removeAvatar, removeLogo, uploadAvatar, uploadLogo } from '#contract/images/images.ts'
import { call } from '#web/lib/calls/api.ts'
import { useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { imagesCatalog } from './texts/images-texts.ts'

/** Whose image it is: the reader's own picture, or the logo of one of their organizations. */
export type ImageOwner = { kind: 'avatar' } | { kind: 'logo'; organizationId: string }

/** Uploads a cropped image and refetches everything that shows the previous one. */
export function useUploadImage(owner: ImageOwner) {
  const imagesTexts = useTexts(imagesCatalog)
  const queryClient = useQueryClient()
  return useCallMutation(
    (file: Blob) =>
      owner.kind === 'avatar'
        ? call(uploadAvatar, { file })
        : call(uploadLogo, { params: { id: owner.organizationId }, file }),
    {
      onSuccess: async () => {
        await queryClient.invalidateQueries()
        toast(imagesTexts[owner.kind].saved)
      },
    },
  )
}

/** Removes the image. */
export function useRemoveImage(owner: ImageOwner) {
  const imagesTexts = useTexts(imagesCatalog)
  const queryClient = useQueryClient()
  const { removed, removeFailed } = imagesTexts[owner.kind]
  return useCallMutation(
    () =>
      owner.kind === 'avatar'
        ? call(removeAvatar, {})
        : call(removeLogo, { params: { id: owner.organizationId } }),
    {
      onSuccess: async () => {
        await queryClient.invalidateQueries()
        toast(removed)
      },
      failed: removeFailed.title,
    },
  )
}
