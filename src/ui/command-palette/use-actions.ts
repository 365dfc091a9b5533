import type { AnyActorRef } from 'xstate';
import { themes } from '../../services/contract/themes.ts';
import { useActor, useActorState, useIsLoggedIn, useLanguage } from '../actors.tsx';
import {
  DarkThemeIcon,
  DownloadIcon,
  KeyboardIcon,
  LanguageIcon,
  LightThemeIcon,
  LogOutIcon,
  PersonIcon,
  SystemThemeIcon,
} from '../kit/icons.ts';
import { useMessages } from '../messages.tsx';
import { paths } from '../paths.ts';
import { useNavigate } from '../router.tsx';
import { useLogOut } from '../use-log-out.ts';
import type { Entry } from './entry.ts';

/** The actions that are possible now: those with an event that the actor accepts in its current state. */
export function useActions(onShortcuts: () => void): Entry[] {
  const t = useMessages();
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const otherLanguage = useLanguage() === 'ar' ? 'en' : 'ar';
  const [language, settings, prompt, account, logout] = [
    useActor('language'),
    useActor('settings'),
    useActor('prompt'),
    useActor('account'),
    useActor('logout'),
  ];
  const logOut = useLogOut();
  const theme = useActorState('settings', ({ context }) => context.theme);

  const exportData = () => {
    account.send({ type: 'data.export' });
    navigate(paths.account);
  };
  return [
    ...entriesFor(
      language,
      { type: 'language.toggle' },
      { icon: LanguageIcon, label: t('continue_in', { language: t(`language_name_${otherLanguage}`) }) },
    ),
    ...themes
      .filter((each) => each !== theme)
      .flatMap((each) =>
        entriesFor(
          settings,
          { type: 'settings.change', theme: each },
          { icon: themeIcons[each], label: t('theme_named', { theme: t(`theme_${each}`) }), detail: each },
        ),
      ),
    { id: 'shortcuts', icon: KeyboardIcon, label: t('shortcuts'), keys: ['?'], choose: onShortcuts },
    ...(isLoggedIn
      ? [
          ...entriesFor(account, { type: 'data.export' }, { icon: DownloadIcon, label: t('download_my_data') }).map(
            (entry) => ({
              ...entry,
              choose: exportData,
            }),
          ),
          ...entriesFor(logout, { type: 'logout.request' }, { icon: LogOutIcon, label: t('log_out') }).map((entry) => ({
            ...entry,
            choose: logOut,
          })),
        ]
      : entriesFor(prompt, { type: 'prompt.open' }, { icon: PersonIcon, label: t('signup') })),
  ];
}

const themeIcons = { system: SystemThemeIcon, light: LightThemeIcon, dark: DarkThemeIcon };

/** An entry that sends the event, or none while the actor does not accept it or its feature is not loaded. */
function entriesFor<A extends AnyActorRef>(
  actor: A | undefined,
  event: Parameters<A['send']>[0],
  { icon, label, detail = '' }: Pick<Entry, 'icon' | 'label'> & { detail?: string },
): Entry[] {
  if (!actor?.getSnapshot().can(event)) return [];
  return [{ id: `${event.type} ${detail}`, icon, label, choose: () => actor.send(event) }];
}
