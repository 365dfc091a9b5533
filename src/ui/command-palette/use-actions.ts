import { useNavigate } from 'react-router-dom';
import type { AnyActorRef } from 'xstate';
import { useActor, useActorState, useIsLoggedIn, useLanguage } from '../actors.tsx';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import type { Entry } from './entry.ts';

/** What can be done now: each machine is asked whether it would take the event. */
export function useActions(onShortcuts: () => void): Entry[] {
  const t = useMessages();
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const other = useLanguage() === 'ar' ? 'en' : 'ar';
  const [language, settings, prompt, account, logout] = [
    useActor('language'),
    useActor('settings'),
    useActor('prompt'),
    useActor('account'),
    useActor('logout'),
  ];
  const theme = useActorState('settings', ({ context }) => context.theme);

  const exportData = () => {
    account.send({ type: 'data.export' });
    void navigate(paths.account);
  };
  return [
    ...offered(language, { type: 'language.toggle' }, t('continue_in', { language: t(`language_name_${other}`) })),
    ...themes
      .filter((each) => each !== theme)
      .flatMap((each) =>
        offered(
          settings,
          { type: 'settings.change', theme: each },
          t('theme_named', { theme: t(`theme_${each}`) }),
          each,
        ),
      ),
    { id: 'shortcuts', label: t('shortcuts'), choose: onShortcuts },
    ...(isLoggedIn
      ? [
          ...offered(account, { type: 'data.export' }, t('download_my_data')).map((entry) => ({
            ...entry,
            choose: exportData,
          })),
          ...offered(logout, { type: 'logout.request' }, t('log_out')),
        ]
      : offered(prompt, { type: 'prompt.open' }, t('signup'))),
  ];
}

const themes = ['system', 'light', 'dark'] as const;

/** The entry that sends the event, where the machine would take it now; rooms that nobody has entered have none. */
function offered<A extends AnyActorRef>(
  actor: A | undefined,
  event: Parameters<A['send']>[0],
  label: string,
  detail = '',
): Entry[] {
  if (!actor?.getSnapshot().can(event)) return [];
  return [{ id: `${event.type} ${detail}`, label, choose: () => actor.send(event) }];
}
