import type { RefObject } from 'react'
import { rowIdOf } from '#web/features/applications/received/applicant-display.ts'
import { keymap, type Command } from './keymap.ts'
import type { Applicant } from '#contract/applications/applicants.ts'
import type { Act } from './use-acts.ts'
import { focusRow } from '#web/lib/focus/focus-row.ts'
import { useHotkeys } from '#web/lib/focus/hotkeys.ts'

type CommandsOptions = {
  rows: readonly Applicant[]
  openId: string | undefined
  isWide: boolean
  pane: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
  searchField: RefObject<HTMLInputElement | null>
  onOpen: (id: string) => void
  onClose: () => void
  onSelect: (id: string, isRange: boolean) => void
  /** What they do to the application with the focus, else to the open one; false if it can't be done now. */
  onAct: (act: Act, id: string | undefined) => boolean
  onHelp: () => void
}

/** Runs the keys of the screen. Returns whether single keys are on. */
export function useCommands(options: CommandsOptions): boolean {
  return useHotkeys(keymap, (command, target) => runs[command](options, target))
}

type Run = (options: CommandsOptions, target: Element) => boolean

/** What each command does; whether it did something. */
const runs: Readonly<Record<Command, Run>> = {
  help: ({ onHelp }) => {
    onHelp()
    return true
  },
  search: ({ searchField }) => {
    searchField.current?.focus()
    searchField.current?.select()
    return true
  },
  next: (options) => step(options, 1),
  previous: (options) => step(options, -1),
  down: (options, target) => isInList(options, target) && step(options, 1),
  up: (options, target) => isInList(options, target) && step(options, -1),
  select: (options) => selectActive(options, false),
  range: (options) => selectActive(options, true),
  enter: enterPane,
  escape: leavePane,
  accept: (options) => options.onAct('accept', findActive(options)),
  decline: (options) => options.onAct('decline', findActive(options)),
  shortlist: (options) => options.onAct('shortlist', findActive(options)),
  message: (options) => options.onAct('message', findActive(options)),
  hours: (options) => options.onAct('hours', findActive(options)),
}

const isInList = ({ list }: CommandsOptions, target: Element) => list.current?.contains(target) ?? false

function selectActive(options: CommandsOptions, isRange: boolean): boolean {
  const active = findActive(options)
  if (active === undefined) return false
  options.onSelect(active, isRange)
  return true
}

/** From a row, or from nowhere, into the detail. */
function enterPane(options: CommandsOptions, target: Element): boolean {
  const { isWide, openId, onOpen, pane } = options
  const active = findActive(options)
  if (!isWide || active === undefined) return false
  if (target.id !== rowIdOf(active) && target !== document.body) return false
  if (active !== openId) onOpen(active)
  pane.current?.focus()
  return true
}

/** From the detail back to its row. */
function leavePane({ pane, openId, isWide, onClose }: CommandsOptions, target: Element): boolean {
  if (!pane.current?.contains(target) || openId === undefined) return false
  if (isWide) return focusRow(rowIdOf(openId))
  onClose()
  return true
}

/** The row that the keys are about: the one with the focus, else the open one. */
function findActive({ rows, openId }: CommandsOptions): string | undefined {
  const focused = document.activeElement?.closest('li')?.querySelector('a')?.id
  return rows.find((row) => rowIdOf(row.id) === focused)?.id ?? openId
}

/** Moves to a neighbor and opens it; on a phone's list only the focus moves. */
function step(options: CommandsOptions, by: 1 | -1): boolean {
  const { rows, isWide, openId, onOpen } = options
  const at = rows.findIndex((row) => row.id === findActive(options))
  const row = at < 0 ? rows[0] : rows[at + by]
  if (!row) return true
  if (isWide || openId !== undefined) onOpen(row.id)
  if (isWide || openId === undefined) focusRow(rowIdOf(row.id))
  return true
}
