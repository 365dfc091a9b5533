import { Fragment } from 'react';
import { useActor, useActorState } from '../actors.tsx';
import { Checkbox } from '../kit/choice.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { useMessages } from '../messages.tsx';
import styles from './command-palette.module.css';
import { commandKey, goKeys } from './shortcuts.ts';

/** Every shortcut of the product; those of a single key can be put to rest. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const t = useMessages();
  const settings = useActor('settings');
  const hasSingleKeys = useActorState('settings', ({ context }) => context.singleKeys);
  const rows: readonly { keys: readonly string[]; label: string; isThen?: boolean }[] = [
    { keys: [commandKey(), 'K'], label: t('palette') },
    { keys: ['/'], label: t('shortcut_search') },
    ...goKeys.map(({ key, message }) => ({
      keys: ['G', key.toUpperCase()],
      label: t('shortcut_go', { page: t(message) }),
      isThen: true,
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
        {rows.map(({ keys, label, isThen }) => (
          <div key={label} className={styles.shortcut}>
            <dt>{label}</dt>
            <dd className={styles.combination} dir={isThen ? undefined : 'ltr'}>
              {keys.map((key, place) => (
                <Fragment key={key}>
                  {place > 0 && <span className={styles.between}>{isThen ? t('shortcut_then') : '+'}</span>}
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
