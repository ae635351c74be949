/** A press on a link, as far as it says where the link opens. */
type LinkClick = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** With a modifier key, the browser opens a link in another tab or saves it: the screen stays as it is. */
export const opensElsewhere = ({ altKey, ctrlKey, metaKey, shiftKey }: LinkClick): boolean =>
  altKey || ctrlKey || metaKey || shiftKey

/** For `onClick` of a link: does something only if the link opens here, such as closing the dialog around it. */
export const whenOpenedHere = (act: () => void) => (click: LinkClick) => {
  if (!opensElsewhere(click)) act()
}
