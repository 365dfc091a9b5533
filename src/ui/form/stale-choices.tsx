import { useCallback, useState, useSyncExternalStore } from 'react';
import type { OptionList } from '../../services/contract/fields/field.ts';
import { type AppActor, actorOf, useApp } from '../actors.tsx';
import { InlineError } from '../kit/state.tsx';
import { useMessages } from '../messages.tsx';
import { useDraftSource } from './draft-source.tsx';
import styles from './fields.module.css';
import { optionListsOf } from './option-lists.ts';

/**
 * States once for a form that choices of an earlier read are shown, because a later one failed. The button reads again
 * every list of the form that could not be read.
 */
export function StaleChoices({ names }: { names: readonly string[] }) {
  const t = useMessages();
  const app = useApp();
  const { form } = useDraftSource();
  const lists = optionListsOf(form, names);
  const status = useStatus(app, lists.join(' '));
  const [wasShown, setShown] = useState(false);
  // stays while the lists are read again, so that nothing on the page moves before the answer
  const isShown = status === 'old' || (wasShown && status === 'renewing');
  if (isShown !== wasShown) setShown(isShown);
  if (!isShown) return null;
  const reload = () => {
    for (const list of lists) if (actorOf(app, list).getSnapshot().hasTag('failed')) load(app, list);
  };
  return (
    <div className={styles.fullWidth}>
      <InlineError retryLabel={t('retry')} onRetry={reload} isBusy={status === 'renewing'}>
        {t('choices_may_be_old')}
      </InlineError>
    </div>
  );
}

const load = (app: AppActor, list: OptionList) => actorOf(app, list).send({ type: 'list.load' });

/** @param names the lists, separated by blanks */
function useStatus(app: AppActor, names: string): 'old' | 'renewing' | 'current' {
  const actors = useCallback(
    () =>
      names
        .split(' ')
        .filter(Boolean)
        .map((name) => actorOf(app, name as OptionList)), // joined above
    [app, names],
  );
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscriptions = actors().map((actor) => actor.subscribe(onChange));
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
      };
    },
    [actors],
  );
  return useSyncExternalStore(subscribe, () => {
    const snapshots = actors().map((actor) => actor.getSnapshot());
    if (snapshots.some((snapshot) => snapshot.hasTag('failed') && hasRows(snapshot.context.previousData))) return 'old';
    return snapshots.some((snapshot) => snapshot.hasTag('busy')) ? 'renewing' : 'current';
  });
}

const hasRows = (data: unknown): boolean => Array.isArray(data) && data.length > 0;
