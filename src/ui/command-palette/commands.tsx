import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useActorState, useIsLoggedIn } from '../actors.tsx';
import { CommandPalette } from './command-palette.tsx';
import { goKeys, isCommandPaletteKey, isElsewhere, keyOf } from './shortcuts.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** How long `g` waits for the letter that follows it, in milliseconds. */
const patience = 1_500;

/**
 * Hears the product's keys, and shows the palette and the list of shortcuts.
 *
 * @param summons what brought it here: the key that was pressed first, or a press of the header's button
 */
export function Commands({ summons }: { summons: Event }) {
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const hasSingleKeys = useActorState('settings', ({ context }) => context.singleKeys);
  const [opened, setOpened] = useState<'palette' | 'shortcuts' | null>(null);
  const goes = useRef(0);

  const hear = (event: Event) => {
    if (!(event instanceof KeyboardEvent)) return setOpened('palette');
    if (isCommandPaletteKey(event)) {
      event.preventDefault();
      if (opened || !document.querySelector('dialog[open]')) setOpened(opened === 'palette' ? null : 'palette');
      return;
    }
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
    if (!hasSingleKeys || !isPlain || isElsewhere(event.target)) return;
    const key = keyOf(event);
    const page = goKeys.find((each) => each.key === key);
    const isGoing = event.timeStamp < goes.current;
    goes.current = key === 'g' && isLoggedIn ? event.timeStamp + patience : 0;
    if (isGoing && page) void navigate(page.path);
    else if (key === '?') setOpened('shortcuts');
    else if (key === '/') {
      const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
      event.preventDefault();
      if (search) search.focus();
      else setOpened('palette');
    }
  };
  const heard = useRef(hear);
  useEffect(() => {
    heard.current = hear;
  });

  useEffect(() => heard.current(summons), [summons]);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => heard.current(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  if (opened === 'palette')
    return <CommandPalette onClose={() => setOpened(null)} onShortcuts={() => setOpened('shortcuts')} />;
  return opened && <ShortcutsDialog onClose={() => setOpened(null)} />;
}
