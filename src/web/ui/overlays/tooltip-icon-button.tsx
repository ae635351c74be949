import { IconButton, type IconButtonProps } from '#web/ui/actions/icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

/** A button that shows only an icon, with its name as a tooltip. */
export function TooltipIconButton(props: IconButtonProps) {
  return (
    <Tooltip text={props.label}>
      <IconButton {...props} />
    </Tooltip>
  )
}
