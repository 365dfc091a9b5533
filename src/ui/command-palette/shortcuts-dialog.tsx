import { Fragment } from 'react';
import { useActor, useActorState } from '../actors.tsx';
import { Checkbox } from '../kit/choice.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { useMessages } from '../messages.tsx';
import styles from './command-palette.module.css';
import { modifierName, pageShortcuts } from './shortcuts.ts';

/** Lists the keyboard shortcuts and switches the single-key ones on or off (WCAG 2.2, 2.1.4). */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const t = useMessages();
  const settings = useActor('settings');
  const hasSingleKeys = useActorState('settings', ({ context }) => context.singleKeys);
  const rows: readonly { keys: readonly string[]; label: string; isSequence?: boolean }[] = [
    { keys: [modifierName(), 'K'], label: t('palette') },
    { keys: ['/'], label: t('shortcut_search') },
    ...pageShortcuts.map(({ key, message }) => ({
      keys: ['G', key.toUpperCase()],
      label: t('shortcut_go', { page: t(message) }),
      isSequence: true,
    })),
    { keys: ['?'], label: t('shortcuts') },
    { keys: ['Esc'], label: t('shortcut_escape') },
  ];
  return (
    <Dialog title={t('shortcuts')} closeLabel={t('close')} onClose={onClose}>
      <Checkbox
        label={t('shortcuts_single')}
        checked={hasSingleKeys}
        onChange={({ currentTarget }) => settings.send({ type: 'settings.change', singleKeys: currentTarget.checked })}
      />
      <p className={styles.line}>{t('shortcuts_line')}</p>
      <dl className={styles.shortcuts}>
        {rows.map(({ keys, label, isSequence }) => (
          <div key={label} className={styles.shortcut}>
            <dt>{label}</dt>
            <dd className={styles.combination} dir={isSequence ? undefined : 'ltr'}>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && <span className={styles.separator}>{isSequence ? t('shortcut_then') : '+'}</span>}
                  <kbd className={styles.key}>{key}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
