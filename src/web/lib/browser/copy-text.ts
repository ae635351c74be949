import { toast, type Toast } from '#web/ui/feedback/toast-store.ts'

type Answer = Pick<Toast, 'title' | 'description' | 'duration'>

/** Copies a text and says so, or that the browser refused. */
export async function copyText(text: string, answers: { copied: Answer; failed: Answer }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(answers.copied)
  } catch {
    toast({ ...answers.failed, variant: 'destructive' })
  }
}
