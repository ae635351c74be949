/** The texts of a project's form that safeguards refuse, as the server and the form say it (decision B9). */
import { checkedTextFields, findBlock, nothingDecided, type IsDecided } from '#domain/safeguards/evaluate.ts'
import type { BlockingCode } from '#domain/safeguards/safeguards.ts'
import { fieldText } from '#contract/field-texts.ts'
import type { Issue } from '#contract/problem-body.ts'

const describeRefusal: Readonly<Record<BlockingCode, (evidence: string) => string>> = {
  S7: (evidence) => fieldText('safeguards.workBeforeAcceptance', { evidence }),
  S9: (evidence) => fieldText('safeguards.payment', { evidence }),
}

/** Some of the form's answers. */
type Answers = Partial<Record<(typeof checkedTextFields)[number], string | null | undefined>> & {
  milestones?: readonly { title: string }[] | undefined
  screeningQuestions?: readonly { text: string }[] | undefined
  perks?: readonly { title: string; description?: string | undefined }[] | undefined
}

/** The form's texts, each with its path. */
function listTexts(form: Answers): [path: string, text: string | null | undefined][] {
  const { milestones = [], screeningQuestions = [], perks = [] } = form
  return [
    ...checkedTextFields.map((field) => [field, form[field]] as const),
    ...milestones.map(({ title }, index) => [`milestones.${index}.title`, title] as const),
    ...screeningQuestions.map(({ text }, index) => [`screeningQuestions.${index}.text`, text] as const),
    ...perks.flatMap(({ title, description }, index) => [
      [`perks.${index}.title`, title] as const,
      [`perks.${index}.description`, description] as const,
    ]),
  ].map(([path, text]) => [path, text])
}

/** What is refused in the given texts, but for what a granted appeal allows. */
export function listRefusedTexts(form: Answers, isAllowed: IsDecided = nothingDecided): Issue[] {
  return listTexts(form).flatMap(([path, text]) => {
    const block = text ? findBlock(text, isAllowed) : null
    return block ? [{ path, message: describeRefusal[block.rule](block.evidence) }] : []
  })
}
