import { type KeyboardEvent, useDeferredValue, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsLoggedIn } from '../actors.tsx';
import { errorMessage } from '../error-message.ts';
import { fold } from '../fold.ts';
import { Dialog } from '../kit/dialog.tsx';
import { Field } from '../kit/field.tsx';
import { InlineError } from '../kit/state.tsx';
import { finds } from '../list/list-query.ts';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import styles from './command-palette.module.css';
import type { Entry, Group } from './entry.ts';
import { goKeys } from './shortcuts.ts';
import { useActions } from './use-actions.ts';
import { OpenRecords, useRecords, useRecordsReading } from './use-records.ts';

interface CommandPaletteProps {
  onClose(): void;
  onShortcuts(): void;
}

/** Finds a page, a record at hand or something to do, and goes there: a combobox whose list is always open. */
export function CommandPalette({ onClose, onShortcuts }: CommandPaletteProps) {
  const t = useMessages();
  const id = useId();
  const [sought, setSought] = useState('');
  const [marked, setMarked] = useState<string>();
  const isLoggedIn = useIsLoggedIn();
  const shown = useDeferredValue(sought);
  const groups = useGroups(shown, onShortcuts);
  const entries = groups.flatMap((group) => group.entries);
  const reading = useRecordsReading(sought);
  const at = Math.max(
    0,
    entries.findIndex(({ id }) => id === marked),
  );
  const active = entries[at];
  const idOf = (entry: Entry) => `${id}${entry.id.replace(/\W/g, '-')}`;

  // what is marked stays marked when records arrive above it: Enter goes where it said
  useEffect(() => {
    if (shown === sought) setMarked(active?.id);
  }, [shown, sought, active?.id]);
  useEffect(() => {
    if (active) document.getElementById(idOf(active))?.scrollIntoView({ block: 'nearest' });
  });

  const choose = (entry: Entry) => {
    onClose();
    entry.choose();
  };
  const press = (event: KeyboardEvent) => {
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }[event.key];
    if (steps && entries.length > 0) {
      const next = at + steps;
      const isLeap = Math.abs(steps) > 1;
      const to = isLeap ? Math.max(0, Math.min(entries.length - 1, next)) : (next + entries.length) % entries.length;
      setMarked(entries[to]?.id);
    } else if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) choose(active);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog title={t('palette')} closeLabel={t('close')} onClose={onClose}>
      <Field
        role="combobox"
        label={<span className="visually-hidden">{t('palette_placeholder')}</span>}
        placeholder={t('palette_placeholder')}
        autoComplete="off"
        aria-expanded={true}
        aria-autocomplete="list"
        aria-controls={`${id}list`}
        aria-activedescendant={active && idOf(active)}
        value={sought}
        onChange={(event) => {
          setSought(event.currentTarget.value);
          setMarked(undefined);
        }}
        onKeyDown={press}
      />
      <p role="status" className="visually-hidden">
        {t('results_count', { count: entries.length })}
      </p>
      <div role="listbox" id={`${id}list`} aria-label={t('palette')} className={styles.list}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a list box, no fields
          <div key={group.id} role="group" aria-labelledby={`${id}${group.id}`} className={styles.group}>
            <div id={`${id}${group.id}`} role="presentation" className={styles.title}>
              {group.title}
            </div>
            {group.entries.map((entry) => (
              // biome-ignore lint/a11y/useFocusableInteractive: as above
              // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field chooses
              <div
                key={entry.id}
                id={idOf(entry)}
                role="option"
                aria-selected={entry === active}
                className={styles.entry}
                onPointerMove={() => setMarked(entry.id)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(entry)}
              >
                <bdi className={styles.label}>{entry.label}</bdi>
                {entry.details && <Details parts={entry.details} />}
              </div>
            ))}
          </div>
        ))}
        {entries.length === 0 && !reading.isReading && (
          <p className={styles.nothing}>{t('nothing_matches', { text: sought.trim() })}</p>
        )}
      </div>
      <div className={styles.foot}>
        {reading.apiError ? (
          <InlineError retryLabel={t('retry')} onRetry={reading.retry}>
            <span dir="auto">{errorMessage(t, reading.apiError)}</span>
          </InlineError>
        ) : reading.isReading ? (
          <p role="status">{t('palette_reading')}</p>
        ) : (
          <p className={styles.keys}>{t('palette_keys')}</p>
        )}
      </div>
      {isLoggedIn && <OpenRecords />}
    </Dialog>
  );
}

function useGroups(sought: string, onShortcuts: () => void): Group[] {
  const t = useMessages();
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const actions = useActions(onShortcuts);
  const records = useRecords(sought);
  const pages = [
    { path: paths.landing, message: 'landing_page' } as const,
    ...(isLoggedIn
      ? goKeys
      : ([
          { path: paths.login, message: 'login' },
          { path: paths.signUp, message: 'sign_up_page' },
        ] as const)),
  ].map(({ path, message }): Entry => ({ id: path, label: t(message), choose: () => void navigate(path) }));
  const isFound = finds(sought);
  const found = (entries: readonly Entry[]) => entries.filter(({ label }) => isFound(fold(label)));
  return [
    { id: 'pages', title: t('palette_pages'), entries: found(pages) },
    ...records,
    { id: 'actions', title: t('palette_actions'), entries: found(actions) },
  ].filter(({ entries }) => entries.length > 0);
}

function Details({ parts }: { parts: readonly (string | null)[] }) {
  return (
    <span className={styles.detail}>
      {parts.filter(Boolean).map((part, at) => (
        <span key={part}>
          {at > 0 && ' · '}
          <bdi>{part}</bdi>
        </span>
      ))}
    </span>
  );
}
