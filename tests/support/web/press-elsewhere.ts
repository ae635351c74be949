import { userEvent } from '@testing-library/user-event'

/** Presses a link with a key held that opens it in another tab or window; jsdom has none, so nothing opens. */
export async function pressElsewhere(link: HTMLElement, key: string): Promise<void> {
  const person = userEvent.setup()
  const stay = (event: Event) => event.preventDefault()
  window.addEventListener('click', stay)
  try {
    await person.keyboard(`{${key}>}`)
    await person.click(link)
    await person.keyboard(`{/${key}}`)
  } finally {
    window.removeEventListener('click', stay)
  }
}
