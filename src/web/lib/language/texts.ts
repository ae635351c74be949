import { use } from 'react'
import type { Language } from '#contract/i18n/languages.ts'
import type { TextsHandle } from '#contract/i18n/texts.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { getDocumentLanguage } from './language.ts'

/** The reader's language. */
export const useLanguage = (): Language => use(SiteContext).language

/** A slice's texts in the reader's language. */
export const useTexts = <Texts>(handle: TextsHandle<Texts>): Texts => handle.read(useLanguage())

/**
 * A slice's texts in the language of the document: for code that only a browser runs and that is no component, such as
 * what answers a failed request.
 */
export const readTexts = <Texts>(handle: TextsHandle<Texts>): Texts => handle.read(getDocumentLanguage())
