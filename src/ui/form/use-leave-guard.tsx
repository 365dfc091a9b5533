import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { Actions, Dialog } from '../kit/dialog.tsx';
import { useMessages } from '../messages.tsx';
import { guardNavigation } from '../navigation.ts';

/**
 * Asks for confirmation before a page with unsaved changes is left: by a link or `navigate`, by Back or Forward, or by
 * a reload or closing the tab, where the browser shows its own dialog. Navigation within the page and redirects, such
 * as the one after a session has expired, need no confirmation.
 *
 * @param isUnsaved whether there are unsaved changes now
 * @param onLeave called when the person confirms, for example to discard the draft
 * @returns the dialog, to be rendered anywhere on the page; `null` when there is none
 */
export function useLeaveGuard(isUnsaved: boolean, onLeave?: () => void): ReactNode {
  const [go, setGo] = useState<(() => void) | null>(null);
  const removeGuard = useRef<() => void>(null);

  useEffect(() => {
    if (!isUnsaved) return;
    const removeNavigationGuard = guardNavigation((leave) => setGo(() => leave));
    const askOutside = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', askOutside);
    removeGuard.current = () => {
      removeNavigationGuard();
      removeEventListener('beforeunload', askOutside);
    };
    return removeGuard.current;
  }, [isUnsaved]);

  if (!go) return null;
  return (
    <LeaveDialog
      onStay={() => setGo(null)}
      onLeave={() => {
        setGo(null);
        removeGuard.current?.();
        onLeave?.();
        go();
      }}
    />
  );
}

function LeaveDialog({ onStay, onLeave }: { onStay(): void; onLeave(): void }) {
  const t = useMessages();
  return (
    <Dialog title={t('leave_title')} closeLabel={t('close')} onClose={onStay}>
      <p>{t('leave_line')}</p>
      <Actions>
        <Button onClick={onStay}>{t('leave_stay')}</Button>
        <Button variant="danger" onClick={onLeave}>
          {t('leave_go')}
        </Button>
      </Actions>
    </Dialog>
  );
}
