import { useEffect } from 'react'
import { messages } from '#web/messages/messages.ts'

/** Names the browser's tab after the page; without a page it bears the product's name. */
export function usePageTitle(page?: string): void {
  useEffect(() => {
    document.title = page ? messages.layout.pageTitle(page) : messages.layout.productName
  }, [page])
}
