import { isValidElement, type ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { ForwardIcon } from '../kit/icons.ts';

/** The page's primary action: a button's label and handler, or an element that replaces the button. */
export type Action = { label: string; onClick(): void } | ReactNode;

export function LandingAction({ action }: { action: Action }) {
  if (!isAction(action)) return action;
  return (
    <Button variant="primary" onClick={action.onClick}>
      {action.label}
      <Icon of={ForwardIcon} size={18} />
    </Button>
  );
}

function isAction(action: Action): action is { label: string; onClick(): void } {
  return typeof action === 'object' && action !== null && !isValidElement(action) && 'onClick' in action;
}
