import { errors } from './en/errors.ts'
import { layout } from './en/layout.ts'
import { time } from './en/time.ts'
import { ui } from './en/ui.ts'

const en = { errors, layout, time, ui }

/** The shape every language has to fill: a missing text breaks the build. */
export type Messages = typeof en

/** The interface's texts in the language shown. */
export const messages: Messages = en
