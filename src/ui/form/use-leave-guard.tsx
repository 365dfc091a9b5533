import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { Button } from '../kit/button.tsx';
import { Actions, Dialog } from '../kit/dialog.tsx';
import { useMessages } from '../messages.tsx';
import { guardHistory } from './guard-history.ts';

/**
 * Asks before a page with unsaved changes is left: by a link or by `navigate`, by Back and Forward, by a reload or by
 * closing the tab (there the browser asks, in its own words). Going elsewhere on the same page is not leaving, and a
 * redirect, as when a session has ended, is let through.
 *
 * @param isUnsaved whether there is something to lose now
 * @param onLeave what is to happen as the person leaves all the same, such as dropping the draft
 * @returns the question, to be drawn anywhere on the page; `null` while nobody leaves
 */
export function useLeaveGuard(isUnsaved: boolean, onLeave?: () => void): ReactNode {
  const { navigator } = useContext(NavigationContext);
  const [go, setGo] = useState<(() => void) | null>(null);
  const letGo = useRef<() => void>(null);

  useEffect(() => {
    if (!isUnsaved) return;
    const stopHistory = guardHistory(navigator, (leave) => setGo(() => leave));
    const askOutside = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', askOutside);
    letGo.current = () => {
      stopHistory();
      removeEventListener('beforeunload', askOutside);
    };
    return letGo.current;
  }, [isUnsaved, navigator]);

  if (!go) return null;
  return (
    <LeaveDialog
      onStay={() => setGo(null)}
      onLeave={() => {
        setGo(null);
        letGo.current?.();
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
