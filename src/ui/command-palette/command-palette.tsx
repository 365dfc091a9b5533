import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { isolated } from '../../services/contract/isolated.ts';
import { useActorState, useIsLoggedIn } from '../actors.tsx';
import { RetryError } from '../error-text.tsx';
import { fold } from '../fold.ts';
import { Bdi } from '../kit/bdi.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Field } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';
import { HomeIcon, InfoIcon, JobIcon, LayersIcon, LogInIcon, MoneyIcon, PersonIcon } from '../kit/icons.ts';
import { finds } from '../list/list-query.ts';
import { useMessages } from '../messages.tsx';
import { landingSections, paths } from '../paths.ts';
import { useNavigate } from '../router.tsx';
import styles from './command-palette.module.css';
import type { Entry, Group } from './entry.ts';
import { pageShortcuts } from './shortcuts.ts';
import { useActions } from './use-actions.ts';
import { OpenRecords, useRecords, useRecordsStatus } from './use-records.ts';

interface CommandPaletteProps {
  onClose(): void;
  onShortcuts(): void;
}

/** Searches pages, records and actions: a combobox with a list that is always open. */
export function CommandPalette({ onClose, onShortcuts }: CommandPaletteProps) {
  const t = useMessages();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const isLoggedIn = useIsLoggedIn();
  const deferredQuery = useDeferredValue(query);
  const groups = useGroups(deferredQuery, onShortcuts);
  const entries = groups.flatMap((group) => group.entries);
  const records = useRecordsStatus(query);
  const activeIndex = Math.max(
    0,
    entries.findIndex(({ id }) => id === activeId),
  );
  const active = entries[activeIndex];
  const elementId = (entry: Entry) => `${id}${entry.id.replace(/\W/g, '-')}`;

  // The active option stays active when records load above it, so that Enter chooses the option the user saw.
  useEffect(() => {
    if (deferredQuery === query) setActiveId(active?.id);
  }, [deferredQuery, query, active?.id]);
  useEffect(() => {
    if (active) document.getElementById(elementId(active))?.scrollIntoView({ block: 'nearest' });
  });

  const choose = (entry: Entry) => {
    onClose();
    entry.choose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const offset = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }[event.key];
    if (offset && entries.length > 0) {
      const target = activeIndex + offset;
      const isPage = Math.abs(offset) > 1;
      const index = isPage
        ? Math.max(0, Math.min(entries.length - 1, target))
        : (target + entries.length) % entries.length;
      setActiveId(entries[index]?.id);
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
        aria-activedescendant={active && elementId(active)}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setActiveId(undefined);
          if (list.current) list.current.scrollTop = 0;
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="visually-hidden">
        {t('results_count', { count: entries.length })}
      </p>
      <div ref={list} role="listbox" id={`${id}list`} aria-label={t('palette')} className={styles.list}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot group the options of a list box
          <div key={group.id} role="group" aria-labelledby={`${id}${group.id}`} className={styles.group}>
            <div id={`${id}${group.id}`} role="presentation" className={styles.title}>
              {group.title}
            </div>
            {group.entries.map((entry) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
              // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field chooses the active option
              <div
                key={entry.id}
                id={elementId(entry)}
                role="option"
                aria-selected={entry === active}
                className={styles.entry}
                onPointerMove={() => setActiveId(entry.id)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(entry)}
              >
                <Icon of={entry.icon} size={18} />
                <span className={styles.text}>
                  <Bdi className={styles.label}>{entry.label}</Bdi>
                  {entry.details && <Details parts={entry.details} />}
                </span>
                {entry.keys && <Keys keys={entry.keys} />}
              </div>
            ))}
          </div>
        ))}
        {entries.length === 0 && !records.isLoading && (
          <p className={styles.noResults}>{t('nothing_matches', { text: isolated(query.trim()) })}</p>
        )}
      </div>
      <div className={styles.status}>
        {records.apiError ? (
          <RetryError apiError={records.apiError} onRetry={records.retry} />
        ) : records.isLoading ? (
          <p role="status">{t('palette_reading')}</p>
        ) : (
          <p className={styles.keys}>{t('palette_keys')}</p>
        )}
      </div>
      {isLoggedIn && <OpenRecords />}
    </Dialog>
  );
}

function useGroups(query: string, onShortcuts: () => void): Group[] {
  const t = useMessages();
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const hasSingleKeys = useActorState('settings', ({ context }) => context.singleKeys);
  const actions = useActions(onShortcuts);
  const records = useRecords(query);
  const pages = [
    { path: paths.landing, message: 'landing_page', icon: HomeIcon } as const,
    ...(isLoggedIn
      ? pageShortcuts
      : ([
          { path: paths.login, message: 'login', icon: LogInIcon },
          { path: paths.signUp, message: 'sign_up_page', icon: PersonIcon },
          { path: landingSections.requests, message: 'section_requests', icon: JobIcon },
          { path: landingSections.services, message: 'section_services', icon: LayersIcon },
          { path: landingSections.payment, message: 'section_payment', icon: MoneyIcon },
          { path: landingSections.questions, message: 'section_questions', icon: InfoIcon },
        ] as const)),
  ].map((page): Entry => {
    const keys = hasSingleKeys && 'key' in page ? ['G', page.key.toUpperCase()] : undefined;
    return { id: page.path, icon: page.icon, label: t(page.message), keys, choose: () => navigate(page.path) };
  });
  const isMatch = finds(query);
  const matching = (entries: readonly Entry[]) => entries.filter(({ label }) => isMatch(fold(label)));
  return [
    { id: 'pages', title: t('palette_pages'), entries: matching(pages) },
    ...records,
    { id: 'actions', title: t('palette_actions'), entries: matching(actions) },
  ].filter(({ entries }) => entries.length > 0);
}

function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className={styles.combination} aria-hidden="true">
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}

function Details({ parts }: { parts: readonly (string | null)[] }) {
  return (
    <span className={styles.details}>
      {parts.filter(Boolean).map((part, index) => (
        <span key={part}>
          {index > 0 && ' · '}
          <Bdi>{part}</Bdi>
        </span>
      ))}
    </span>
  );
}
