import { useWatch } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { reviewCategoriesCatalog } from '#contract/texts/review-categories-texts.ts'
import type { ReviewCategory } from '#domain/reviews/reviews.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { LanguageField } from '#web/ui/forms/language-field.tsx'
import { StarRating } from '#web/ui/forms/star-rating.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import type { ReviewFormOf } from './review-draft.ts'
import { reviewsCatalog } from './texts/reviews-texts.ts'
import { reviewPagesCatalog } from './texts/review-pages-texts.ts'

export type ReviewFieldsProps = {
  form: ReviewFormOf
  idOf: (name: string) => string
  revieweeName: string
  /** The form's labels of its first two fields. */
  labels: { rating: string; text: string }
  /** The categories to rate. */
  categories?: readonly ReviewCategory[]
  rows?: number
  /** What the stored text seems to be written in. */
  detectedLanguage?: string | null
}

/** The fields of a review: overall rating, optional categories, text and visibility. */
export function ReviewFields(props: ReviewFieldsProps) {
  const reviewPagesTexts = useTexts(reviewPagesCatalog)
  const { form, idOf, revieweeName, labels, categories = [], rows = 5 } = props
  const texts = useTexts(reviewsCatalog)
  const categoryNames = useTexts(reviewCategoriesCatalog)
  const { errors } = form.formState
  const reviewInput = useWatch({ control: form.control })
  const stars = {
    labels: Object.values(texts.labels),
    nameOf: (count: number) => texts.stars({ stars: count }),
    none: reviewPagesTexts.write.notRated,
  }
  return (
    <>
      <StarRating
        legend={labels.rating}
        {...stars}
        id={idOf('rating')}
        value={reviewInput.rating ?? null}
        onValueChange={(rating) =>
          form.setValue('rating', rating, { shouldDirty: true, shouldValidate: errors.rating !== undefined })
        }
        error={errors.rating?.message}
      />
      {categories.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="text-sm font-semibold">{reviewPagesTexts.write.categories}</legend>
          <p className="text-muted mb-2 text-sm">{reviewPagesTexts.write.categoriesHint}</p>
          <div className="border-line divide-line divide-y rounded-md border px-4">
            {categories.map((category) => (
              <StarRating
                key={category}
                inline
                legend={categoryNames[category]}
                {...stars}
                value={reviewInput.categories?.[category] ?? null}
                onValueChange={(rating) =>
                  form.setValue(`categories.${category}`, rating, { shouldDirty: true })
                }
                clear={{
                  label: reviewPagesTexts.write.clear({ category: categoryNames[category] }),
                  onClear: () => form.setValue(`categories.${category}`, undefined, { shouldDirty: true }),
                }}
              />
            ))}
          </div>
        </fieldset>
      )}
      <Field
        label={labels.text}
        hint={texts.textHint}
        id={idOf('reviewText')}
        required
        error={errors.reviewText?.message}
        counter={{ text: (reviewInput.reviewText ?? '').trim(), max: limits.review }}
      >
        <Textarea rows={rows} {...form.register('reviewText')} />
      </Field>
      <Checkbox
        label={texts.isPublic}
        hint={texts.isPublicHint({ name: revieweeName })}
        {...form.register('isPublic')}
      />
      <LanguageField
        folded
        id={idOf('language')}
        detected={props.detectedLanguage ?? null}
        error={errors.language?.message}
        control={form.register('language')}
      />
    </>
  )
}
