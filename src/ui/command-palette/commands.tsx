import { useEffect, useRef, useState } from 'react';
import { useActorState, useIsLoggedIn } from '../actors.tsx';
import { useNavigate } from '../router.tsx';
import { CommandPalette } from './command-palette.tsx';
import { ignoresSingleKeys, isCommandPaletteKey, keyOf, pageShortcuts } from './shortcuts.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** The maximum time between `g` and the letter after it, in milliseconds. */
const maxSequenceGap = 1_500;

/**
 * Handles the keyboard shortcuts and shows the command palette and the list of shortcuts.
 *
 * @param trigger the event that loaded this component: the first key press, or a click on a palette button
 */
export function Commands({ trigger }: { trigger: Event }) {
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const hasSingleKeys = useActorState('settings', ({ context }) => context.singleKeys);
  const [opened, setOpened] = useState<'palette' | 'shortcuts' | null>(null);
  const sequenceEnd = useRef(0);

  const handle = (event: Event) => {
    if (!(event instanceof KeyboardEvent)) return setOpened('palette');
    if (isCommandPaletteKey(event)) {
      event.preventDefault();
      if (opened || !document.querySelector('dialog[open]')) setOpened(opened === 'palette' ? null : 'palette');
      return;
    }
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
    if (!hasSingleKeys || !isPlain || ignoresSingleKeys(event.target)) return;
    const key = keyOf(event);
    const page = pageShortcuts.find((each) => each.key === key);
    const isInSequence = event.timeStamp < sequenceEnd.current;
    sequenceEnd.current = key === 'g' && isLoggedIn ? event.timeStamp + maxSequenceGap : 0;
    if (isInSequence && page) navigate(page.path);
    else if (key === '?') setOpened('shortcuts');
    else if (key === '/') {
      const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
      event.preventDefault();
      if (search) search.focus();
      else setOpened('palette');
    }
  };
  const latestHandle = useRef(handle);
  useEffect(() => {
    latestHandle.current = handle;
  });

  useEffect(() => latestHandle.current(trigger), [trigger]);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => latestHandle.current(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  if (opened === 'palette')
    return <CommandPalette onClose={() => setOpened(null)} onShortcuts={() => setOpened('shortcuts')} />;
  return opened && <ShortcutsDialog onClose={() => setOpened(null)} />;
}
